import { kinds } from '@polyphony/domain/kinds/index.js';
import { permissionCatalogue, type Permission } from '@polyphony/domain/people/permissions.js';
import { hashPassword } from '../../identity/passwords/passwords.js';
import { makeVisitor } from '../../testing/server/testBed.js';
import { commandsOf } from '../../testing/measures/commands.js';
import { failingOnce } from '../../testing/measures/failingCommands.js';
import { checkedFile, run } from '../../testing/records/imports.js';
import { gql } from '../../testing/generated/gql.js';
import { ADMIN, startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { UserModel } from '../../identity/users/user.js';

const CREATE = gql(`
  mutation CreateMemberOfStaff($input: StaffMemberInput!) {
    createStaffMember(input: $input) {
      success message errors { field message code }
      record: staffMember {
        id name email roleId picture superAdmin adminAssignedRole { id name } version
      }
    }
  }
`);
const UPDATE = gql(`
  mutation UpdateMemberOfStaff($id: ID!, $input: StaffMemberInput!, $version: Int) {
    updateStaffMember(id: $id, input: $input, version: $version) {
      success message errors { field message code } record: staffMember { name roleId }
    }
  }
`);
const DELETE = gql(`
  mutation DeleteMemberOfStaff($id: ID!) {
    deleteStaffMember(id: $id) { success message errors { field message code } }
  }
`);
const ONE = gql(`
  query MemberOfStaff($id: ID!) {
    staffMember(id: $id) {
      id name email roleId can { edit editRefusal delete deleteRefusal toggles }
    }
  }
`);
const LIST = gql(`
  query MembersOfStaff($filter: StaffMemberFilter) {
    staffMembers(pageSize: 100, filter: $filter) {
      rows { id email roleId can { edit editRefusal delete deleteRefusal toggles } }
    }
  }
`);
const CREATE_ROLE = gql(`
  mutation CreateRole($input: RoleInput!) {
    createRole(input: $input) {
      success message errors { field message code } record: role { id permissionIds }
    }
  }
`);
const UPDATE_ROLE = gql(`
  mutation UpdateRole($id: ID!, $input: RoleInput!) {
    updateRole(id: $id, input: $input) {
      success message errors { field message code } record: role { permissionIds }
    }
  }
`);
const DELETE_ROLE = gql(`
  mutation DeleteRole($id: ID!) { deleteRole(id: $id) { success message errors { field message code } } }
`);
const ROLES = gql(`
  query RolesAndTheirRights {
    roles(pageSize: 100) {
      rows {
        id name permissionIds can { edit editRefusal delete deleteRefusal toggles }
      }
    }
  }
`);
const OPTIONS = gql(`query RoleOptions { roleOptions { id disabled reason } }`);
const TRAIL = gql(`
  query TrailOfStaff {
    auditEntries(pageSize: 2, filter: {kind: "staffMember"}) {
      rows { action target { id label } changes { field before after } }
    }
  }
`);
const PERMISSIONS = gql(`query IdsOfPermissions { permissions { id name } }`);
const WHO = gql(`query WhoMayWhat { session { user { email } permissions } }`);
const PASSWORD = 'Mountain-7!';

let api: TestApi;
let idOf: ReadonlyMap<Permission, string>;
let count = 0;

beforeAll(async () => {
  api = await startTestApi();
  const rows = await api.admin.request(PERMISSIONS);
  idOf = new Map(rows.map(({ id, name }) => [name, id]));
});
afterAll(() => api.close());

const ids = (...names: Permission[]) => names.map((name) => idOf.get(name) ?? '');
const fresh = (word: string) => `${word} ${(count += 1)}`;
const emailOf = (name: string) => `${name.replace(/\W/g, '.').toLowerCase()}@test.example`;

async function makeRole(...names: Permission[]): Promise<string> {
  const input = { name: fresh('Role of'), permissionIds: ids(...names) };
  return (await api.admin.request(CREATE_ROLE, { input })).record?.id ?? '';
}

const staffInput = (roleId: string, change: object = {}) => {
  const name = fresh('Somebody');
  return { name, email: emailOf(name), password: PASSWORD, roleId, ...change };
};

async function makeStaff(...names: Permission[]) {
  const roleId = await makeRole(...names);
  const input = staffInput(roleId);
  const { record } = await api.admin.request(CREATE, { input });
  return { id: record?.id ?? '', email: input.email, roleId };
}

const signIn = (email: string, password = PASSWORD) => TestClient.signedIn(api.url, email, password);
const who = async (client: TestClient) =>
  (await client.graphql(WHO)).data as { session: { user: { email: string }; permissions: string[] } | null } | null;
const fieldsOf = ({ errors }: { readonly errors: readonly { field: string; message: string }[] }) =>
  errors.map(({ field, message }) => [field, message]);
const code = async (client: TestClient, query: Parameters<TestClient['graphql']>[0], variables: object) =>
  (await client.graphql(query, variables)).errors[0]?.extensions['code'];
const superAdmin = async () => {
  const { rows } = await api.admin.request(LIST);
  const found = rows.find(({ email }) => email === ADMIN.email);
  if (!found?.roleId) throw new Error('There is no Super Admin.');
  return { ...found, roleId: found.roleId };
};
const findRole = async (name: string) => {
  const { rows } = await api.admin.request(ROLES);
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`There is no role ${name}.`);
  return found;
};

describe('staff', () => {
  test('STAFF-001..006, STAFF-024, PERM-077: is created with a role and signs in; the password is read by nobody', async () => {
    const roleId = await makeRole('VIEW_ALL_EVENTS');
    const { file } = await uploadFile(api.admin, PNG, { name: 'tashi.png', type: 'image/png' });
    const input = staffInput(roleId, { email: 'Tashi.Wangmo@Test.Example', picture: file?.id });
    const { success, message, record } = await api.admin.request(CREATE, { input });
    expect([success, message]).toEqual([true, 'Staff created successfully.']);
    expect(record).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: input.name,
      email: 'tashi.wangmo@test.example',
      roleId,
      picture: file?.id,
      superAdmin: false,
      adminAssignedRole: { id: roleId, name: expect.stringContaining('Role of') },
      version: 1,
    });
    const me = await signIn('tashi.wangmo@test.example');
    expect((await who(me))?.session?.permissions).toEqual(['VIEW_ALL_EVENTS']);
    for (const field of ['password', 'passwordHash']) {
      const { errors } = await api.admin.graphql(`{ staffMembers { rows { ${field} } } }`);
      expect(errors[0]?.message).toContain('Cannot query field');
    }
    const everything = JSON.stringify(await api.admin.rest('GET', '/api/user/get-all-users?pageSize=100'));
    expect(everything).not.toMatch(/argon2|passwordHash|"password"/);
  });

  test('a visitor of the site is no member of staff: not listed, not found, not changed, not deleted', async () => {
    const { _id } = await makeVisitor('visitor.of.site@test.example');
    const id = _id.toHexString();
    const { rows } = await api.admin.request(LIST);
    expect(rows.map((row) => row.id)).not.toContain(id);
    for (const [query, variables] of [
      [ONE, { id }],
      [UPDATE, { id, input: { name: 'Changed' } }],
      [DELETE, { id }],
    ] as const) {
      expect(await code(api.admin, query, variables)).toBe('NOT_FOUND');
    }
  });

  test('an unknown role, and an e-mail of another user, visitors included, are refused on their fields', async () => {
    const roleId = await makeRole('VIEW_ALL_EVENTS');
    const unknownRole = await api.admin.request(CREATE, { input: staffInput('0123456789abcdef01234567') });
    expect(fieldsOf(unknownRole)).toEqual([['roleId', 'Invalid role.']]);
    await makeVisitor('taken@test.example');
    const duplicate = await api.admin.request(CREATE, {
      input: staffInput(roleId, { email: 'TAKEN@test.example' }),
    });
    expect(duplicate.errors).toEqual([{ field: 'email', message: 'Email is already in use.', code: 'DUPLICATE' }]);
  });

  test('an e-mail that a visitor never verified is free: the account gives way to a creation, a change and an import', async () => {
    const pending = async (email: string) => {
      await makeVisitor(email, null);
      return email;
    };
    const kindsOf = async (email: string) =>
      (await UserModel.find({ email }, { kind: 1 }).lean()).map(({ kind }) => kind);
    const roleId = await makeRole('VIEW_ALL_EVENTS');
    const created = staffInput(roleId, { email: await pending('pending.create@test.example') });
    // All or nothing: what is refused, or fails, deletes no account.
    const refused = { ...created, roleId: '0123456789abcdef01234567' };
    expect((await api.admin.request(CREATE, { input: refused })).success).toBe(false);
    await failingOnce('insert users', () => api.admin.graphql(CREATE, { input: created }));
    expect(await kindsOf(created.email)).toEqual(['visitor']);
    const { record } = await api.admin.request(CREATE, { input: created });
    expect(await kindsOf(created.email)).toEqual(['staff']);

    const id = record?.id ?? '';
    const changed = await pending('pending.change@test.example');
    expect((await api.admin.request(UPDATE, { id, input: { email: changed } })).success).toBe(true);
    expect(await kindsOf(changed)).toEqual(['staff']);

    const imported = await pending('pending.import@test.example');
    const file = await checkedFile(api.admin, kinds.staffMember, `id,email\n${id},${imported}\n`);
    expect(file.counts).toMatchObject({ change: 1, rejected: 0 });
    expect((await run(api.admin, 'applyImport', file.id)).counts).toMatchObject({ written: 1 });
    expect(await kindsOf(imported)).toEqual(['staff']);
  });

  test('STAFF-014, STAFF-025: a blank password on an update leaves the old one and its sessions', async () => {
    const { id, email } = await makeStaff('VIEW_ALL_EVENTS');
    const me = await signIn(email);
    const saved = await api.admin.request(UPDATE, { id, input: { name: 'Renamed', password: '' } });
    expect([saved.message, saved.record?.name]).toEqual(['Staff updated successfully.', 'Renamed']);
    expect((await who(me))?.session?.user.email).toBe(email);
    await expect(signIn(email)).resolves.toBeInstanceOf(TestClient);
  });

  test('a new password ends every session of its owner, and only it signs in', async () => {
    const { id, email } = await makeStaff('VIEW_ALL_EVENTS');
    const me = await signIn(email);
    await api.admin.request(UPDATE, { id, input: { password: 'Another-8$' } });
    expect((await who(me))?.session).toBeNull();
    await expect(signIn(email)).rejects.toThrow('Incorrect email or password.');
    await expect(signIn(email, 'Another-8$')).resolves.toBeInstanceOf(TestClient);
  });

  test('STAFF-026, PERM-079: who is deleted is signed out at once and cannot come back', async () => {
    const { id, email } = await makeStaff('VIEW_ALL_EVENTS');
    const me = await signIn(email);
    expect(await api.admin.request(DELETE, { id })).toMatchObject({
      success: true,
      message: 'User deleted successfully.',
    });
    expect((await who(me))?.session).toBeNull();
    await expect(signIn(email)).rejects.toThrow('Incorrect email or password.');
  });

  test('a new role counts at the next request', async () => {
    const { id, email } = await makeStaff('VIEW_ALL_EVENTS');
    const me = await signIn(email);
    await api.admin.request(UPDATE, { id, input: { roleId: await makeRole('ADD_EVENT') } });
    expect((await who(me))?.session?.permissions).toEqual(['ADD_EVENT']);
  });

  test('STAFF-027: the list is filtered by role', async () => {
    const [one, other] = [await makeStaff('ADD_EVENT'), await makeStaff('ADD_EVENT')];
    const { rows } = await api.admin.request(LIST, { filter: { roleId: one.roleId } });
    expect(rows.map(({ id }) => id)).toEqual([one.id]);
    expect(rows.map(({ id }) => id)).not.toContain(other.id);
    expect(await code(api.admin, LIST, { filter: { roleId: 'abc' } })).toBe('BAD_USER_INPUT');
  });

  test('the list costs a constant number of round trips, however many rows it has', async () => {
    const list = (pageSize: number) =>
      commandsOf(() =>
        api.admin.request(
          gql(`
            query RightsOverStaff($pageSize: Int!) {
              staffMembers(pageSize: $pageSize) {
                rows {
                  adminAssignedRole { name } superAdmin can { edit editRefusal delete deleteRefusal toggles }
                }
              }
            }
          `),
          { pageSize },
        ),
      );
    const few = await list(2);
    expect(few).not.toEqual([]);
    expect((await list(100)).length).toBeLessThanOrEqual(few.length + 2);
  });
});

describe('the Super Admin', () => {
  test('STAFF-022: keeps the role, whatever is sent for it', async () => {
    const { id, roleId } = await superAdmin();
    for (const sent of [await makeRole('ADD_EVENT'), '', 'abc', null]) {
      const saved = await api.admin.request(UPDATE, { id, input: { name: 'Super Admin', roleId: sent } });
      expect([saved.success, saved.record?.roleId]).toEqual([true, roleId]);
    }
  });

  test('refuses to delete oneself, and so the last Super Admin (SPEC-D70)', async () => {
    const { id, can } = await superAdmin();
    expect(can).toMatchObject({ delete: false, deleteRefusal: 'You cannot delete yourself.', edit: true });
    expect(await api.admin.request(DELETE, { id })).toMatchObject({
      success: false,
      message: 'You cannot delete yourself.',
    });
  });

  test('of two who delete each other at the same moment, one stays', async () => {
    const { roleId } = await superAdmin();
    const inputs = [staffInput(roleId), staffInput(roleId)];
    const created = await Promise.all(inputs.map((input) => api.admin.request(CREATE, { input })));
    const [one, two] = await Promise.all(inputs.map(({ email }) => signIn(email)));
    const first = await superAdmin();
    expect(await one?.request(DELETE, { id: first.id })).toMatchObject({ success: true });
    await Promise.all([
      one?.graphql(DELETE, { id: created[1]?.record?.id }),
      two?.graphql(DELETE, { id: created[0]?.record?.id }),
    ]);
    const left = await UserModel.find({ roleId }).lean();
    expect(left).toHaveLength(1);
    // The house as it was, for the tests that follow.
    const survivor = await signIn(left[0]?.email ?? '');
    await survivor.request(CREATE, {
      input: staffInput(roleId, { name: 'Super Admin', email: ADMIN.email, password: PASSWORD }),
    });
    await UserModel.updateOne({ email: ADMIN.email }, { $set: { passwordHash: await hashPassword(ADMIN.password) } });
    Object.assign(api, { admin: await signIn(ADMIN.email, ADMIN.password) });
    await api.admin.request(DELETE, { id: left[0]?._id.toHexString() ?? '' });
  });
});

describe('the privilege ceiling', () => {
  const BOSS: Permission[] = [
    'VIEW_ALL_STAFFS',
    'ADD_STAFF',
    'EDIT_STAFF',
    'DELETE_STAFF',
    'VIEW_STAFF_ROLES',
    'ADD_STAFF_ROLE',
    'EDIT_STAFF_ROLE',
    'DELETE_STAFF_ROLE',
    'ADD_EVENT',
  ];
  let boss: TestClient;
  let own: { id: string; roleId: string; email: string };
  beforeAll(async () => {
    own = await makeStaff(...BOSS);
    boss = await signIn(own.email);
  });

  test('a role that allows more is handed to nobody; one within is', async () => {
    const [more, within] = [await makeRole('ADD_EVENT', 'EDIT_EVENT'), await makeRole('ADD_EVENT')];
    const beyond = [['roleId', 'You cannot assign a role that allows more than your own.']];
    expect(fieldsOf(await boss.request(CREATE, { input: staffInput(more) }))).toEqual(beyond);
    const created = await boss.request(CREATE, { input: staffInput(within) });
    expect(created.success).toBe(true);
    const raised = await boss.request(UPDATE, { id: created.record?.id ?? '', input: { roleId: more } });
    expect(fieldsOf(raised)).toEqual(beyond);
    expect(fieldsOf(await boss.request(UPDATE, { id: own.id, input: { roleId: more } }))).toEqual(beyond);
  });

  test('lets only Super Admins assign the Super Admin role (SPEC-D71)', async () => {
    const { roleId } = await superAdmin();
    const refused = await boss.request(CREATE, { input: staffInput(roleId) });
    expect(fieldsOf(refused)).toEqual([['roleId', 'You cannot assign a role that allows more than your own.']]);
    const everything = await makeStaff(...permissionCatalogue.map(({ name }) => name));
    const all = await signIn(everything.email);
    expect((await all.request(CREATE, { input: staffInput(roleId) })).success).toBe(false);
    expect((await all.request(UPDATE, { id: everything.id, input: { roleId } })).success).toBe(false);
  });

  test('a user with more permissions is neither changed nor deleted: no e-mail, no password, on no path', async () => {
    const higher = await makeStaff(...BOSS, 'EDIT_EVENT');
    const targets = [higher.id, (await superAdmin()).id];
    for (const id of targets) {
      for (const input of [{ email: 'mine@test.example' }, { password: 'Another-8$' }, { name: 'Renamed' }, {}]) {
        expect(await code(boss, UPDATE, { id, input })).toBe('FORBIDDEN');
      }
      expect(await code(boss, DELETE, { id })).toBe('FORBIDDEN');
      const rest = await boss.rest('POST', '/api/user/update', { targetId: id, body: { password: 'Another-8$' } });
      expect(rest).toMatchObject({ status: 403, body: { success: false } });
      expect((await boss.rest('POST', '/api/user/delete-user', { id })).status).toBe(403);
      const { can } = await boss.request(ONE, { id });
      expect(can).toMatchObject({
        edit: false,
        delete: false,
        editRefusal: expect.stringContaining('more permissions than you'),
      });
    }
    await expect(signIn(higher.email)).resolves.toBeInstanceOf(TestClient);
  });

  test('a role is given only the permissions that its maker holds', async () => {
    const beyond = [['permissionIds', 'You can only grant or revoke permissions that you have yourself.']];
    const name = fresh('Climbing');
    const refused = await boss.request(CREATE_ROLE, {
      input: { name, permissionIds: ids('ADD_EVENT', 'EDIT_EVENT') },
    });
    expect(fieldsOf(refused)).toEqual(beyond);
    const rest = await boss.rest('POST', '/api/user/role/create', {
      name,
      permissionIds: ids('ADD_EVENT', 'EDIT_EVENT'),
    });
    expect([rest.status, Object.keys(rest.body['errors'] as object)]).toEqual([422, ['permissionIds']]);
    const created = await boss.request(CREATE_ROLE, { input: { name, permissionIds: ids('ADD_EVENT') } });
    expect(created.success).toBe(true);
    const id = created.record?.id ?? '';
    expect(fieldsOf(await boss.request(UPDATE_ROLE, { id, input: { permissionIds: ids('EDIT_EVENT') } }))).toEqual(
      beyond,
    );
  });

  test('nobody adds to the role they hold, by upper case letters either', async () => {
    const permissionIds = ids(...BOSS, 'EDIT_EVENT').map((id) => id.toUpperCase());
    const refused = await boss.request(UPDATE_ROLE, { id: own.roleId, input: { permissionIds } });
    expect(fieldsOf(refused)).toEqual([
      ['permissionIds', 'You can only grant or revoke permissions that you have yourself.'],
    ]);
    expect((await who(boss))?.session?.permissions).not.toContain('EDIT_EVENT');
  });

  test('in a role that allows more, only what is held changes; it is not deleted', async () => {
    const id = await makeRole('ADD_EVENT', 'EDIT_EVENT');
    const change = (...names: Permission[]) =>
      boss.request(UPDATE_ROLE, { id, input: { permissionIds: ids(...names) } });
    expect((await change('ADD_EVENT')).success).toBe(false);
    const saved = await change('EDIT_EVENT', 'ADD_STAFF');
    expect(saved.record?.permissionIds).toEqual(ids('EDIT_EVENT', 'ADD_STAFF'));
    expect(await boss.request(DELETE_ROLE, { id })).toMatchObject({
      success: false,
      message: 'This role allows more than your own.',
    });
  });

  test('the choices of a role select say which are beyond, and why', async () => {
    const more = await makeRole('EDIT_EVENT');
    const options = await boss.request(OPTIONS);
    expect(options.find(({ id }) => id === more)).toMatchObject({
      disabled: true,
      reason: 'This role allows more than your own.',
    });
    expect(options.find(({ id }) => id === own.roleId)).toMatchObject({ disabled: false, reason: null });
  });
});

describe('roles', () => {
  test('ROLE-013, PERM-081, PERM-082, PERM-083: are created, changed and deleted with the texts of the specification', async () => {
    const input = { name: fresh('Editors'), permissionIds: ids('ADD_EVENT', 'ADD_EVENT') };
    const created = await api.admin.request(CREATE_ROLE, { input });
    expect([created.message, created.record?.permissionIds]).toEqual(['Role created successfully.', ids('ADD_EVENT')]);
    const id = created.record?.id ?? '';
    const saved = await api.admin.request(UPDATE_ROLE, { id, input: { permissionIds: ids('EDIT_EVENT') } });
    expect([saved.message, saved.record?.permissionIds]).toEqual(['Role updated successfully.', ids('EDIT_EVENT')]);
    expect((await api.admin.request(DELETE_ROLE, { id })).message).toBe('Role deleted successfully.');
  });

  test('ROLE-007: an id that is no permission is refused on the list', async () => {
    for (const permissionIds of [['abc'], ['0123456789abcdef01234567'], [...ids('ADD_EVENT'), '']]) {
      const refused = await api.admin.request(CREATE_ROLE, { input: { name: fresh('Odd'), permissionIds } });
      expect(fieldsOf(refused)).toEqual([['permissionIds', 'Invalid permission ID.']]);
    }
  });

  test.each(['Admin', 'Super Admin'])('ROLE-008, ROLE-009, ERR-032: %s is not deleted', async (name) => {
    const { id, can } = await findRole(name);
    const message = 'You cannot delete the Admin or Super Admin role.';
    expect(can).toMatchObject({ delete: false, deleteRefusal: message });
    expect(await api.admin.request(DELETE_ROLE, { id })).toMatchObject({ success: false, message });
    const rest = await api.admin.rest('POST', '/api/user/role/delete', { id });
    expect(rest).toMatchObject({ status: 409, body: { success: false, message } });
    expect((await findRole(name)).id).toBe(id);
  });

  test('refuses to rename Admin and Super Admin or to reuse their names, and lets Admin be edited (SPEC-D69)', async () => {
    const [admin, superRole] = [await findRole('Admin'), await findRole('Super Admin')];
    expect(fieldsOf(await api.admin.request(UPDATE_ROLE, { id: admin.id, input: { name: 'Chief' } }))).toEqual([
      ['name', 'The Admin and Super Admin roles cannot be renamed.'],
    ]);
    const remaining = permissionCatalogue.map(({ name }) => name).filter((name) => name !== 'DELETE_EVENT');
    const changed = { id: admin.id, input: { permissionIds: ids(...remaining) } };
    expect((await api.admin.request(UPDATE_ROLE, changed)).success).toBe(true);
    expect(
      await api.admin.request(UPDATE_ROLE, {
        id: superRole.id,
        input: { name: 'Chief', permissionIds: ids('ADD_EVENT') },
      }),
    ).toMatchObject({
      success: false,
      message: 'The Super Admin role allows everything and cannot be changed.',
    });
    for (const name of ['ADMIN', 'super  admin', ' Super Admin ', 'ｓｕｐｅｒ ａｄｍｉｎ']) {
      const duplicate = await api.admin.request(CREATE_ROLE, {
        input: { name, permissionIds: ids('ADD_EVENT') },
      });
      expect(duplicate.errors).toEqual([{ field: 'name', message: 'Role name is already in use.', code: 'DUPLICATE' }]);
    }
  });

  test('refuses to delete a role in use, even one that is assigned at the same moment (SPEC-D70)', async () => {
    const { roleId } = await makeStaff('ADD_EVENT');
    const message = 'This role is assigned to staff. Assign them another role first.';
    expect(await api.admin.request(DELETE_ROLE, { id: roleId })).toMatchObject({ success: false, message });
    const free = await makeRole('ADD_EVENT');
    const [deleted, created] = await Promise.all([
      api.admin.request(DELETE_ROLE, { id: free }),
      api.admin.request(CREATE, { input: staffInput(free) }),
    ]);
    expect([deleted.success, created.success].filter(Boolean)).toHaveLength(1);
  });

  test('ROLE-014: a permission taken away is refused at the next request, over cookie and bearer alike', async () => {
    const { email, roleId } = await makeStaff('VIEW_ALL_LANGUAGES', 'VIEW_STAFF_ROLES');
    const me = await signIn(email);
    const LANGUAGES = '{ languages { pageInfo { totalItemsCount } } }';
    const byCookie = { cookie: `session=${me.token}`, 'apollo-require-preflight': '1' };
    expect((await me.graphql(LANGUAGES)).errors).toEqual([]);
    await api.admin.request(UPDATE_ROLE, { id: roleId, input: { permissionIds: ids('VIEW_STAFF_ROLES') } });
    expect(await code(me, LANGUAGES, {})).toBe('FORBIDDEN');
    expect((await api.visitor.graphql(LANGUAGES, {}, byCookie)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await me.rest('GET', '/api/language/lists')).status).toBe(403);
  });

  test('what changed of staff and roles is in the audit trail, without a secret', async () => {
    const { id } = await makeStaff('ADD_EVENT');
    await api.admin.request(UPDATE, { id, input: { name: 'Audited', password: 'Another-8$' } });
    const { rows } = await api.admin.request(TRAIL);
    expect(rows).toMatchObject([
      { action: 'UPDATE', target: { id, label: 'Audited' } },
      { action: 'CREATE', target: { id } },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|Another-8|Mountain-7/);
    expect(JSON.stringify(rows[0])).toContain('[redacted]');
  });
});
