import { screens as allScreens } from '../screens';
import { recordScreens, type Screen } from './registry';
import { listAbove, navigationTree } from './navigationTree';

const never = () => Promise.reject(new Error('not opened here'));
const screens = recordScreens('eventCategory', {
  base: 'event/category',
  group: 'events',
  section: 'labels.category',
  labels: { list: 'words.allCategories', create: 'records.addCategory' },
  titles: { list: 'words.allCategories', create: 'records.addCategory', update: 'records.updateCategory' },
  list: never,
  create: never,
  update: never,
});

describe('navigation', () => {
  test('SHELL-014, SHELL-017, SHELL-018 entries are in their group and section; the update screen has none', () => {
    expect(navigationTree(screens, () => true)).toEqual([
      {
        group: 'events',
        heading: 'words.content',
        label: 'words.eventsSystem',
        items: [
          {
            label: 'labels.category',
            items: [
              { label: 'words.allCategories', path: '/event/category/view' },
              { label: 'records.addCategory', path: '/event/category/create' },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    ['event/category/update/:slugAndId', 'event/category/view'],
    ['event/category/create', 'event/category/view'],
    ['event/manage/update/:slugAndId', 'event/manage/view'],
    ['pages-setup/sections/:slugAndId', 'pages-setup/view'],
    ['staff/update/:slugAndId', 'staff/view'],
    ['event/category/view', undefined],
    ['event/booking/view', undefined],
    ['profile-info', undefined],
  ])('the sidebar marks the list of the screen %s: %s', (path, list) => {
    const screen = allScreens.find((one) => one.path === path);
    if (!screen) throw new Error(`No screen has the path '${path}'.`);
    expect(listAbove(screen, allScreens)?.path).toBe(list);
  });

  test('SHELL-033, SHELL-034, SHELL-035 pages are in a group of their own', () => {
    expect(navigationTree(allScreens, () => true).find(({ label }) => label === 'words.cmsSetup')).toMatchObject({
      label: 'words.cmsSetup',
      items: [
        { label: 'words.allPages', path: '/pages-setup/view' },
        { label: 'words.addNewPage', path: '/pages-setup/create' },
      ],
    });
  });

  test('SHELL-007 a group is shown with the entries that the user may open', () => {
    const [branch] = navigationTree(screens, ({ path }) => path.endsWith('create'));
    expect(branch?.items).toEqual([
      { label: 'labels.category', items: [{ label: 'records.addCategory', path: '/event/category/create' }] },
    ]);
  });

  test('SHELL-008 a group without one is left out', () => {
    expect(navigationTree(screens, () => false)).toEqual([]);
  });

  test('SHELL-001 sections are nested: heading, tab, dropdown, first and second child', () => {
    const deep: Screen = {
      path: 'event/reports/year',
      title: 'dashboards.year',
      gate: null,
      lazy: never,
      sidebar: { group: 'events', section: ['dashboards.revenue', 'dashboards.monthly'], label: 'dashboards.year' },
    };
    const beside: Screen = {
      ...deep,
      path: 'event/reports/all',
      sidebar: { group: 'events', section: 'dashboards.revenue', label: 'records.all' },
    };
    const [branch] = navigationTree([deep, beside], () => true);
    expect(branch).toMatchObject({
      heading: 'words.content',
      label: 'words.eventsSystem',
      items: [
        {
          label: 'dashboards.revenue',
          items: [
            { label: 'dashboards.monthly', items: [{ label: 'dashboards.year', path: '/event/reports/year' }] },
            { label: 'records.all', path: '/event/reports/all' },
          ],
        },
      ],
    });
  });

  test('ROUTE-008..010 each screen is gated by its main operation', () => {
    expect(screens.map(({ gate }) => gate)).toEqual([
      ['Query', 'eventCategories'],
      ['Mutation', 'createEventCategory'],
      ['Mutation', 'translateEventCategory'],
    ]);
  });
});
