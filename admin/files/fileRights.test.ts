import type { Permission } from '@polyphony/domain/people/permissions.js';
import { testSession } from '../testing/testSession';
import { fileRightsOf } from './useFileRights';

const rightsOf = (...permissions: Permission[]) => fileRightsOf(testSession({ superAdmin: false, permissions }));

test.each<[Permission, boolean]>([
  ['FILE_DETAILS', true],
  ['ADD_FILE', true],
  ['TRANSLATE_FILE', true],
  ['VIEW_ALL_FILES', false],
  ['DELETE_FILE', false],
])('PERM-053: %s opens the details of a file: %s', (permission, opens) => {
  expect(rightsOf(permission).details).toBe(opens);
});

test('PERM-053: the right to delete files shows where one is used, and not its details', () => {
  expect(rightsOf('VIEW_ALL_FILES', 'DELETE_FILE')).toMatchObject({ uses: true, details: false, delete: true });
});

test.each<Permission>([
  'VIEW_ALL_FILES',
  'ADD_FILE',
  'EDIT_EVENT',
  'EDIT_PAGE_SECTIONS',
  'GENERAL_SETTINGS',
  'HEADER_SETUP',
  'FOOTER_SETUP',
  'ADD_LANGUAGE',
])('FILES-059, SPEC-D72: %s lets its holder choose a file', (permission) => {
  expect(rightsOf(permission).list).toBe(true);
});

test('FILES-059, SPEC-D72: without a permission to add or change something nobody chooses a file', () => {
  expect(rightsOf('DELETE_EVENT', 'VIEW_ALL_EVENTS').list).toBe(false);
});
