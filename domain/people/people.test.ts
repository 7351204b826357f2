import { inEnglish } from '../messages/languages.js';
import { readFileSync } from 'node:fs';
import { rulesFor } from '../kinds/parts/kind.js';
import { role } from '../kinds/role.js';
import { staffMember } from '../kinds/staffMember.js';
import { permissionCatalogue } from './permissions.js';
import { profileRules } from './profile.js';
import { validate } from '../validation/fieldErrors.js';

const messagesOf = async (rules: Parameters<typeof validate>[0], input: object) =>
  Object.fromEntries(
    ((await validate(rules, input)).errors ?? []).map(({ field, message }) => [field, inEnglish(message)]),
  );

const STAFF = staffMember.example.en;
const CLASSES =
  'Password must contain an uppercase letter, a lowercase letter, a number and a special character (@$!%*?&).';

describe('rules of a member of staff', () => {
  test.each([
    ['STAFF-010', { name: '' }, { name: 'Name is required.' }],
    ['STAFF-010', { name: 'Al' }, { name: 'Name must be at least 3 characters.' }],
    ['STAFF-010', { name: 'a'.repeat(51) }, { name: 'Name cannot exceed 50 characters.' }],
    ['STAFF-010', { name: 'Ali' }, {}],
    ['STAFF-010', { name: 'a'.repeat(50) }, {}],
    ['STAFF-011', { email: '' }, { email: 'Email is required.' }],
    ['STAFF-011', { email: 'abc' }, { email: 'Please enter a valid email address.' }],
    ['STAFF-012', { roleId: '' }, { roleId: 'Invalid role.' }],
    ['STAFF-012', { roleId: null }, { roleId: 'Invalid role.' }],
    ['STAFF-012', { roleId: 'abc' }, { roleId: 'Invalid role.' }],
    ['STAFF-012', { roleId: undefined }, { roleId: 'Invalid role.' }],
    ['STAFF-013', { password: '' }, { password: 'Password is required.' }],
    ['STAFF-013', { password: undefined }, { password: 'Password is required.' }],
    ['STAFF-016', { password: 'Abcde1!' }, { password: 'Password must be at least 8 characters.' }],
    ['STAFF-016', { password: 'Abcdefghijk1234!' }, { password: 'Password cannot exceed 15 characters.' }],
    ['STAFF-016', { password: 'Abcdef1!' }, {}],
    ['STAFF-016', { password: 'Abcdefghij1234!' }, {}],
    ['STAFF-017', { password: 'abcdef1!' }, { password: CLASSES }],
    ['STAFF-018', { password: 'ABCDEF1!' }, { password: CLASSES }],
    ['STAFF-019', { password: 'Abcdefg!' }, { password: CLASSES }],
    ['STAFF-020', { password: 'Abcdefg1' }, { password: CLASSES }],
    ['STAFF-020', { password: 'Abcdefg1#' }, { password: CLASSES }],
  ])('%s: %j', async (_, change, expected) => {
    expect(await messagesOf(staffMember.rules, { ...STAFF, ...change })).toEqual(expected);
  });

  test.each(['@', '$', '!', '%', '*', '?', '&'])('STAFF-020: %s is a special character', async (character) => {
    expect(await messagesOf(staffMember.rules, { ...STAFF, password: `Abcdefg1${character}` })).toEqual({});
  });

  test('STAFF-014: on an update a blank password is ignored, and any other must satisfy the same rules', async () => {
    const rules = rulesFor(staffMember, true);
    expect((await validate(rules, { ...STAFF, password: '' })).value).toMatchObject({ password: null });
    expect((await validate(rules, { ...STAFF, password: undefined })).value).toMatchObject({ password: null });
    expect(await messagesOf(rules, { ...STAFF, password: 'Abcdefg1' })).toEqual({ password: CLASSES });
  });

  test('an e-mail is stored in lower case', async () => {
    expect((await validate(staffMember.rules, { ...STAFF, email: ' Pema@Example.COM ' })).value).toMatchObject({
      email: 'pema@example.com',
    });
  });
});

describe('rules of a role', () => {
  const ids = ['65f0c0ffee0c0ffee0c0ffee'];
  test.each([
    ['ROLE-005', { name: '', permissionIds: ids }, { name: 'Role name is required.' }],
    ['ROLE-005', { name: 'ab', permissionIds: ids }, { name: 'Role name must be at least 3 characters.' }],
    ['ROLE-005', { name: 'a'.repeat(101), permissionIds: ids }, { name: 'Role name cannot exceed 100 characters.' }],
    ['ROLE-005', { name: 'abc', permissionIds: ids }, {}],
    ['ROLE-005', { name: 'a'.repeat(100), permissionIds: ids }, {}],
    ['ROLE-006', { name: 'Editors', permissionIds: [] }, { permissionIds: 'At least one permission is required.' }],
    ['ROLE-006', { name: 'Editors' }, { permissionIds: 'At least one permission is required.' }],
    ['ROLE-007', { name: 'Editors', permissionIds: ['abc'] }, { permissionIds: 'Invalid permission ID.' }],
    ['ROLE-007', { name: 'Editors', permissionIds: [...ids, ''] }, { permissionIds: 'Invalid permission ID.' }],
  ])('%s: %j', async (_, input, expected) => {
    expect(await messagesOf(role.rules, input)).toEqual(expected);
  });
});

describe('rules of a profile', () => {
  const profile = { name: 'Pema Lhamo', email: 'pema@example.com' };
  test.each([
    ['PROFILE-008', '1234567', { password: 'Password must be at least 8 characters.' }],
    ['PROFILE-008', '12345678', {}],
    ['PROFILE-009', '', {}],
    ['', 'a'.repeat(201), { password: 'Password cannot exceed 200 characters.' }],
  ])('%s password %j', async (_, password, expected) => {
    expect(await messagesOf(profileRules, { ...profile, password })).toEqual(expected);
  });

  test('do not accept a role', async () => {
    expect(await messagesOf(profileRules, { ...profile, roleId: '65f0c0ffee0c0ffee0c0ffee' })).toEqual({
      '': "Unknown field 'roleId'.",
    });
  });
});

test('the catalogue of permissions contains those in the requirements, group by group', () => {
  const listed = readFileSync(new URL('../../docs/spec/requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, group] = /^PERM-\d+\t.*\tPermission (\w+) exists in group (\w+) /.exec(line) ?? [];
      return name && group ? [`${group} ${name}`] : [];
    });
  expect(listed.length).toBeGreaterThan(120);
  const catalogue = new Set(permissionCatalogue.map(({ name, group }) => `${group} ${name}`));
  expect(listed.filter((entry) => !catalogue.has(entry))).toEqual([]);
  expect(new Set(permissionCatalogue.map(({ name }) => name)).size).toBe(permissionCatalogue.length);
});
