import { recordScreens } from '../screens/registry';
import { sidebarTree } from './sidebarTree';

const never = () => Promise.reject(new Error('not opened here'));
const screens = recordScreens('eventCategory', {
  base: 'event/category',
  group: 'events',
  section: 'Category',
  labels: { list: 'All Categories', create: 'Add Category' },
  titles: { list: 'Categories', create: 'Add Category', update: 'Update Category' },
  list: never,
  create: never,
  update: never,
});

describe('sidebar', () => {
  test('SHELL-014, SHELL-017, SHELL-018 entries stand in their group and section; the update screen has none', () => {
    expect(sidebarTree(screens, () => true)).toEqual([
      {
        group: 'events',
        label: 'Events System',
        entries: [],
        sections: [
          {
            label: 'Category',
            entries: [
              { label: 'All Categories', path: '/event/category/view' },
              { label: 'Add Category', path: '/event/category/create' },
            ],
          },
        ],
      },
    ]);
  });

  test('SHELL-007 a group shows with the entries that may be opened', () => {
    const [branch] = sidebarTree(screens, ({ path }) => path.endsWith('create'));
    expect(branch?.sections[0]?.entries).toEqual([{ label: 'Add Category', path: '/event/category/create' }]);
  });

  test('SHELL-008 a group without one is left out', () => {
    expect(sidebarTree(screens, () => false)).toEqual([]);
  });

  test('ROUTE-008..010 each screen is gated by the operation it lives on', () => {
    expect(screens.map(({ gate }) => gate)).toEqual([
      ['Query', 'eventCategories'],
      ['Mutation', 'createEventCategory'],
      ['Mutation', 'updateEventCategory'],
    ]);
  });
});
