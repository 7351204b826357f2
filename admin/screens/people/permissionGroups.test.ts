import { permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import { permissionLabel } from '../../session/rights/permissionWords';
import { english } from '../../texts/useT';
import { permissionGroups, type PermissionItem } from './permissionGroups';

const items: PermissionItem[] = [
  { id: '1', name: 'VIEW_ALL_EVENTS', group: 'EVENT', inUse: true },
  { id: '2', name: 'VIEW_ALL_LANGUAGES', group: 'LANGUAGE', inUse: true },
  { id: '3', name: 'TOGGLE_RTL_LANGUAGE', group: 'LANGUAGE', inUse: true },
  { id: '4', name: 'ADD_EVENT', group: 'EVENT', inUse: true },
];
const idsByGroup = (typed: string) =>
  permissionGroups(items, typed).map(({ group, items: found }) => [group, found.map(({ id }) => id).join(' ')]);

test.each([
  ['VIEW_ALL_EVENTS', 'View all events'],
  ['TOGGLE_ACTIVE_CONTACT_FORM', 'Activate or deactivate contact form'],
  ['TOGGLE_FEATURED_NEWS_ARTICLE', 'Feature news article'],
  ['TOGGLE_PUBLISHED_EVENT', 'Publish and unpublish event'],
  ['TOGGLE_DEFAULT_EVENT_DIFFICULTY', 'Set the default event difficulty'],
  ['TOGGLE_RTL_LANGUAGE', 'Set the reading direction of language'],
  ['TOGGLE_CONFIRMED_EVENT_BOOKING', 'Confirm event booking'],
  ['TOGGLE_EVENT_BOOKING_PAYMENT_STATUS', 'Set event booking payment status'],
  ['TOGGLE_PRODUCT_MENU', 'Set the product menu'],
  ['CMS_SETUP', 'CMS setup'],
  ['VIEW_ALL_STAFFS', 'View all staff'],
])('%s reads as %s', (name, words) => expect(permissionLabel(english, name)).toBe(words));

test('the form of a role gives no permission a label that begins with "Toggle", and no two the same label', () => {
  const labels = permissionCatalogue.map(({ name }) => permissionLabel(english, name));
  expect(labels.filter((label) => /^toggle/i.test(label))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

test('PERM-009: permissions are grouped, in their order', () => {
  expect(idsByGroup('')).toEqual([
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
  ['VIEW_ALL_LANG', [['LANGUAGE', '2']]],
  [' rtl ', [['LANGUAGE', '3']]],
  ['reading direction', [['LANGUAGE', '3']]],
  ['event', [['EVENT', '1 4']]],
  ['nothing of the kind', []],
])('what is typed narrows them: %s', (typed, expected) => expect(idsByGroup(typed)).toEqual(expected));
