import { permissionGroups, permissionWords, type PermissionItem } from './permissionGroups';

const items: PermissionItem[] = [
  { id: '1', name: 'VIEW_ALL_EVENTS', group: 'EVENT' },
  { id: '2', name: 'VIEW_ALL_LANGUAGES', group: 'LANGUAGE' },
  { id: '3', name: 'TOGGLE_RTL_LANGUAGE', group: 'LANGUAGE' },
  { id: '4', name: 'ADD_EVENT', group: 'EVENT' },
];
const shown = (typed: string) =>
  permissionGroups(items, typed).map(({ group, items: found }) => [group, found.map(({ id }) => id).join(' ')]);

test.each([
  ['VIEW_ALL_EVENTS', 'View all events'],
  ['TOGGLE_RTL_LANGUAGE', 'Toggle RTL language'],
  ['CMS_SETUP', 'CMS setup'],
])('%s reads as %s', (name, words) => expect(permissionWords(name)).toBe(words));

test('PERM-009: permissions stand by their group, in the order they come in', () => {
  expect(shown('')).toEqual([
    ['EVENT', '1 4'],
    ['LANGUAGE', '2 3'],
  ]);
});

test.each<[string, string[][]]>([
  [
    'view all',
    [
      ['EVENT', '1'],
      ['LANGUAGE', '2'],
    ],
  ],
  ['VIEW_ALL_L', [['LANGUAGE', '2']]],
  [' rtl ', [['LANGUAGE', '3']]],
  ['event', [['EVENT', '1 4']]],
  ['nothing of the kind', []],
])('what is typed narrows them: %s', (typed, expected) => expect(shown(typed)).toEqual(expected));
