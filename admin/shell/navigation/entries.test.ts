import { english } from '../../texts/useT';
import { type Permission, permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { screens } from '../../screens';
import { mayOpen, type Session } from '../../session/rights/gates';
import { isSection, navigationTree, type NavigationSection } from '../../navigation/navigationTree';

const holding = (permissions: readonly Permission[], superAdmin = false): Session =>
  ({ superAdmin, permissions, viewingAs: null }) as unknown as Session;

/** The entries as in the specification: 'Events System > Category > All Categories', with their addresses. */
function entriesOf(session: Session): ReadonlyMap<string, string> {
  const lines = ({ label, items }: NavigationSection, above: readonly string[]): [string, string][] => {
    const place = [...above, english.words(label)];
    return items.flatMap((item) =>
      isSection(item)
        ? lines(item, place)
        : [[[...place, english.words(item.label)].join(' > '), `/admin${item.path}`]],
    );
  };
  const tree = navigationTree(screens, ({ gate }) => mayOpen(session, gate));
  return new Map(tree.flatMap((branch) => lines(branch, [])));
}

const EVENTS = 'Events System';
const TESTIMONIAL = 'Testimonial';
const FILES = 'Files Console';
const MENUS = 'Menu Management';
const SETUP = 'Setup & Configurations';
const STAFF = 'Staff Management';

describe('the entries of the sidebar', () => {
  test.each<[string, string, string, string, Permission]>([
    ['SHELL-015', EVENTS, 'Management > All Events', '/admin/event/manage/view', 'VIEW_ALL_EVENTS'],
    [
      'SHELL-016, ROUTE-072',
      EVENTS,
      'Management > Add New Event',
      '/admin/event/manage/create?tab=section-1',
      'ADD_EVENT',
    ],
    ['SHELL-017', EVENTS, 'Category > All Categories', '/admin/event/category/view', 'VIEW_ALL_EVENT_CATEGORIES'],
    ['SHELL-018', EVENTS, 'Category > Add Category', '/admin/event/category/create', 'ADD_EVENT_CATEGORY'],
    [
      'SHELL-019',
      EVENTS,
      'Difficulty > All Difficulties',
      '/admin/event/difficulty/view',
      'VIEW_ALL_EVENT_DIFFICULTIES',
    ],
    ['SHELL-020', EVENTS, 'Difficulty > Add Difficulty', '/admin/event/difficulty/create', 'ADD_EVENT_DIFFICULTY'],
    ['SHELL-021', EVENTS, 'Pricing > All Plans', '/admin/event/price/view', 'VIEW_ALL_EVENT_PRICES'],
    ['SHELL-022', EVENTS, 'Pricing > Add Plan', '/admin/event/price/create', 'ADD_EVENT_PRICE'],
    ['SHELL-023', EVENTS, 'Bookings', '/admin/event/booking/view', 'VIEW_ALL_EVENT_BOOKINGS'],
    ['SHELL-025', TESTIMONIAL, 'Feedback Gallery', '/admin/testimonial/view', 'VIEW_ALL_TESTIMONIALS'],
    ['SHELL-026', TESTIMONIAL, 'Create Feedback', '/admin/testimonial/create', 'ADD_TESTIMONIAL'],
    ['SPEC-D74', 'Careers', 'All Careers', '/admin/career/view', 'VIEW_ALL_CAREERS'],
    ['SPEC-D74', 'Careers', 'Add Career', '/admin/career/create', 'ADD_CAREER'],
    ['SHELL-028', FILES, 'File Lists', '/admin/files/view', 'VIEW_ALL_FILES'],
    ['SHELL-029', FILES, 'Create File', '/admin/files/create', 'ADD_FILE'],
    ['SHELL-031', MENUS, 'All Menus', '/admin/menu/view', 'VIEW_ALL_MENUS'],
    ['SHELL-032', MENUS, 'Create Menu', '/admin/menu/create', 'ADD_MENU'],
    ['SHELL-037', SETUP, 'Languages > All', '/admin/configurations/language/view', 'VIEW_ALL_LANGUAGES'],
    ['SHELL-038', SETUP, 'Languages > Create', '/admin/configurations/language/create', 'ADD_LANGUAGE'],
    ['SHELL-042', STAFF, 'All Staff', '/admin/staff/view', 'VIEW_ALL_STAFFS'],
    ['SHELL-043', STAFF, 'Roles > All Roles', '/admin/staff/role/view', 'VIEW_STAFF_ROLES'],
    ['SHELL-044', STAFF, 'Roles > Create Role', '/admin/staff/role/create', 'ADD_STAFF_ROLE'],
  ])('%s %s > %s leads to %s and is shown to holders of %s alone', (_row, group, place, address, permission) => {
    const line = `${group} > ${place}`;
    expect(entriesOf(holding([permission])).get(line)).toBe(address);
    const others = permissionCatalogue.map(({ name }) => name).filter((name) => name !== permission);
    expect(entriesOf(holding(others)).has(line)).toBe(false);
    expect(entriesOf(holding([], true)).get(line)).toBe(address);
  });

  test.each<[string, string, readonly string[]]>([
    ['SHELL-014, SHELL-023', EVENTS, ['Management', 'Category', 'Difficulty', 'Pricing', 'Bookings', 'Check-in']],
    ['SHELL-036', SETUP, ['Languages', 'Appearance', 'Footer', 'Texts', 'Audit Trail', 'Bin']],
    ['SHELL-041', STAFF, ['All Staff', 'Roles', 'Visitors']],
  ])('%s the group %s has its entries in the order of the specification: %s', (_row, group, labels) => {
    const branch = navigationTree(screens, () => true).find(({ label }) => english.words(label) === group);
    expect(branch?.items.map(({ label }) => english.words(label))).toEqual(labels);
  });

  test.each([
    ['SHELL-014', EVENTS],
    ['SHELL-024', TESTIMONIAL],
    ['SHELL-027', FILES],
    ['SHELL-030', MENUS],
    ['SHELL-036', SETUP],
    ['SHELL-041', STAFF],
  ])('%s a Super Admin has the group %s', (_row, group) => {
    expect(navigationTree(screens, () => true).map(({ label }) => english.words(label))).toContain(group);
  });
});
