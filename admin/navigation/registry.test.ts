import { english } from '../texts/useT';
import { type Permission, permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import type { SettingsScreen } from '@polyphony/domain/settings/settingsPanel.js';
import { mayOpen, type Session } from '../session/rights/gates';
import { screens } from '../screens';
import { navigationTree } from './navigationTree';

const holding = (permissions: readonly Permission[]): Session =>
  ({ superAdmin: false, permissions, viewingAs: null }) as unknown as Session;

/** Whether the permission opens the form only to translate the record (ADR-0051). */
const isTranslator = (path: string, permission: Permission) =>
  path.endsWith('/update/:slugAndId') && permission.startsWith('TRANSLATE_');

const permissions = permissionCatalogue.map(({ name }) => name);

describe('the registry of screens', () => {
  test.each<[string, string, Permission, string]>([
    ['ROUTE-005', 'event/manage/view', 'VIEW_ALL_EVENTS', 'Events'],
    ['ROUTE-006', 'event/manage/create', 'ADD_EVENT', 'Add Event'],
    ['ROUTE-007', 'event/manage/update/:slugAndId', 'EDIT_EVENT', 'Update Event'],
    ['ROUTE-008', 'event/category/view', 'VIEW_ALL_EVENT_CATEGORIES', 'Event Categories'],
    ['ROUTE-009', 'event/category/create', 'ADD_EVENT_CATEGORY', 'Add Category'],
    ['ROUTE-010', 'event/category/update/:slugAndId', 'EDIT_EVENT_CATEGORY', 'Update Category'],
    ['ROUTE-011', 'event/difficulty/view', 'VIEW_ALL_EVENT_DIFFICULTIES', 'Event Difficulties'],
    ['ROUTE-012', 'event/difficulty/create', 'ADD_EVENT_DIFFICULTY', 'Add Difficulty'],
    ['ROUTE-013', 'event/difficulty/update/:slugAndId', 'EDIT_EVENT_DIFFICULTY', 'Update Difficulty'],
    ['ROUTE-014', 'event/price/view', 'VIEW_ALL_EVENT_PRICES', 'Event Prices'],
    ['ROUTE-015', 'event/price/create', 'ADD_EVENT_PRICE', 'Add Price'],
    ['ROUTE-016', 'event/price/update/:slugAndId', 'EDIT_EVENT_PRICE', 'Update Price'],
    ['ROUTE-017', 'event/booking/view', 'VIEW_ALL_EVENT_BOOKINGS', 'Bookings'],
    ['ROUTE-018', 'blog/post/view', 'VIEW_ALL_POSTS', 'Blog Posts'],
    ['ROUTE-019', 'blog/post/create', 'ADD_POST', 'Add Post'],
    ['ROUTE-020', 'blog/post/update/:slugAndId', 'EDIT_POST', 'Update Post'],
    ['ROUTE-021', 'blog/category/view', 'VIEW_ALL_CATEGORIES', 'Blog Categories'],
    ['ROUTE-022', 'blog/category/create', 'ADD_CATEGORY', 'Add Category'],
    ['ROUTE-023', 'blog/category/update/:slugAndId', 'EDIT_CATEGORY', 'Update Category'],
    ['ROUTE-024', 'news/article/view', 'VIEW_ALL_NEWS_ARTICLES', 'News Articles'],
    ['ROUTE-025', 'news/article/create', 'ADD_NEWS_ARTICLE', 'Add Article'],
    ['ROUTE-026', 'news/article/update/:slugAndId', 'EDIT_NEWS_ARTICLE', 'Update Article'],
    ['ROUTE-027', 'news/category/view', 'VIEW_ALL_NEWS_CATEGORIES', 'News Categories'],
    ['ROUTE-028', 'news/category/create', 'ADD_NEWS_CATEGORY', 'Add Category'],
    ['ROUTE-029', 'news/category/update/:slugAndId', 'EDIT_NEWS_CATEGORY', 'Update Category'],
    ['ROUTE-030', 'contact/view', 'VIEW_ALL_CONTACTS', 'Branches'],
    ['ROUTE-031', 'contact/create', 'ADD_CONTACT', 'Add Branch'],
    ['ROUTE-032', 'contact/update/:slugAndId', 'EDIT_CONTACT', 'Update Branch'],
    ['ROUTE-033', 'contact/queries', 'VIEW_ALL_CONTACT_QUERIES', 'Enquiries'],
    ['ROUTE-034', 'testimonial/view', 'VIEW_ALL_TESTIMONIALS', 'Testimonials'],
    ['ROUTE-035', 'testimonial/create', 'ADD_TESTIMONIAL', 'Add Testimonial'],
    ['ROUTE-036', 'testimonial/update/:slugAndId', 'EDIT_TESTIMONIAL', 'Update Testimonial'],
    ['ROUTE-037', 'career/view', 'VIEW_ALL_CAREERS', 'All Careers'],
    ['ROUTE-038', 'career/create', 'ADD_CAREER', 'Add Career'],
    ['ROUTE-039', 'career/update/:slugAndId', 'EDIT_CAREER', 'Update Career'],
    ['ROUTE-040', 'training-courses/view', 'VIEW_ALL_COURSES', 'Courses'],
    ['ROUTE-041', 'training-courses/create', 'ADD_COURSE', 'Add Course'],
    ['ROUTE-042', 'training-courses/update/:slugAndId', 'EDIT_COURSE', 'Update Course'],
    ['ROUTE-043', 'training-courses/package/view', 'VIEW_ALL_PACKAGES', 'Course Packages'],
    ['ROUTE-044', 'training-courses/package/create', 'ADD_PACKAGE', 'Add Package'],
    ['ROUTE-045', 'training-courses/package/update/:slugAndId', 'EDIT_PACKAGE', 'Update Package'],
    ['ROUTE-046', 'files/view', 'VIEW_ALL_FILES', 'Files'],
    ['ROUTE-047', 'files/create', 'ADD_FILE', 'Upload Files'],
    ['ROUTE-048', 'menu/view', 'VIEW_ALL_MENUS', 'Menus'],
    ['ROUTE-049', 'menu/create', 'ADD_MENU', 'Create Menu'],
    ['ROUTE-050', 'menu/update/:slugAndId', 'EDIT_MENU', 'Update Menu'],
    ['ROUTE-051', 'staff/view', 'VIEW_ALL_STAFFS', 'Staff'],
    ['ROUTE-052', 'staff/update/:slugAndId', 'EDIT_STAFF', 'Update Staff'],
    ['ROUTE-053', 'staff/role/view', 'VIEW_STAFF_ROLES', 'Roles'],
    ['ROUTE-054', 'staff/role/create', 'ADD_STAFF_ROLE', 'Create Role'],
    ['ROUTE-055', 'staff/role/update/:slugAndId', 'EDIT_STAFF_ROLE', 'Update Role'],
    ['ROUTE-056', 'configurations/language/view', 'VIEW_ALL_LANGUAGES', 'Languages'],
    ['ROUTE-057', 'configurations/language/create', 'ADD_LANGUAGE', 'Add Language'],
    ['ROUTE-059', 'pages-setup/view', 'VIEW_ALL_PAGES', 'CMS Pages'],
    ['ROUTE-060', 'pages-setup/create', 'ADD_PAGE', 'Add Page'],
    ['ROUTE-061', 'pages-setup/update/:slugAndId', 'EDIT_PAGE', 'Update Page'],
    ['ROUTE-062', 'pages-setup/sections/:slugAndId', 'EDIT_PAGE_SECTIONS', 'Page Sections'],
    ['ROUTE-058', 'configurations/language/update/:slugAndId', 'EDIT_LANGUAGE', 'Update Language'],
  ])('%s: /admin/%s requires %s alone, or to translate, and is titled %s', (_row, path, needs, title) => {
    const screen = screens.find((one) => one.path === path);
    const opening = permissions.filter((permission) => mayOpen(holding([permission]), screen?.gate ?? null));
    const others = opening.filter((permission) => !isTranslator(path, permission));
    expect({ title: screen && english(screen.title), opening: others }).toEqual({ title, opening: [needs] });
  });

  const opened = screens
    .filter(({ gate }) => gate !== null)
    .map(({ path, gate }) => ({
      path,
      by: permissions.filter((name) => mayOpen(holding([name]), gate) && !isTranslator(path, name)),
    }));

  test('opens each restricted screen with one permission, and update forms also to translators', () => {
    // Each permission of the texts of the site, and of releases, is one to see them.
    const several = /(appearance|texts)$|^releases\b/;
    expect(opened.filter(({ path, by }) => by.length !== 1 && !several.test(path))).toEqual([]);
  });

  test.each<[string, SettingsScreen, string]>([
    ['ROUTE-063', 'appearance', 'Appearance'],
    ['ROUTE-064', 'footer', 'Footer'],
  ])(
    '%s, SHELL-006, PERM-075: %s opens with the permission of any of its panels, and with no other',
    (_row, name, title) => {
      const ofPanels = new Set(allPanels.filter(({ screen }) => screen === name).map(({ permission }) => permission));
      const screen = opened.find(({ path }) => path === `configurations/${name}`);
      expect(screen?.by.toSorted()).toEqual([...ofPanels].toSorted());
      const entries = (permission: Permission) =>
        navigationTree(screens, ({ gate }) => mayOpen(holding([permission]), gate)).flatMap(({ label, items }) =>
          items.map((item) => `${english.words(label)} > ${english.words(item.label)}`),
        );
      for (const permission of ofPanels) {
        expect(entries(permission)).toContain(`Setup & Configurations > ${title}`);
      }
    },
  );

  test('requires a session only for the profile, the dashboards and the calendar of changes (ROUTE-001, ROUTE-002, ROUTE-003, ROUTE-004)', () => {
    const open = screens.filter(({ gate }) => gate === null);
    expect(open.map(({ path }) => path)).toEqual([
      '',
      'upcoming',
      'profile-info',
      'dashboard',
      'dashboard/analytics',
      'dashboard/crm',
    ]);
    expect(open.every(({ gate }) => mayOpen(holding([]), gate))).toBe(true);
  });

  test('names the records of a list by the same noun in its heading as in its sidebar entry, but for plans (PRICE-014)', () => {
    const screensWithNoun = screens.flatMap(({ title, sidebar }) => {
      const noun = /^All (.+)/.exec(english(sidebar?.label ?? ''))?.[1];
      return noun === undefined ? [] : [{ title: english(title), noun }];
    });
    expect(screensWithNoun.length).toBeGreaterThan(10);
    expect(screensWithNoun.filter(({ title, noun }) => !title.endsWith(noun))).toEqual([
      { title: 'Event Prices', noun: 'Plans' },
    ]);
  });

  test('has no screen that creates staff: a dialog of the list does (ROUTE-051)', () => {
    expect(screens.map(({ path }) => path)).not.toContain('staff/create');
  });
});
