import type { Permission } from '@polyphony/domain/people/permissions.js';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { hashPassword } from '../../identity/passwords/passwords.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { DeletedRecordModel } from '../../records/bin/deletedRecord.js';
import { roleKey, RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { tables } from '../../modules/restTables.js';
import { SEED } from '../runs/seed.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import { TestClient } from '../clients/testClient.js';

/**
 * Class: privilege escalation. A user who manages staff and roles, but has few other permissions, performs random
 * operations on staff and roles, over GraphQL and REST, several concurrently, also as the staff they created. No
 * account they control ever gets a permission that they did not hold, and they cannot change staff who hold more.
 */
const OWN_PERMISSIONS: readonly Permission[] = [
  ...(['VIEW_ALL_STAFFS', 'ADD_STAFF', 'EDIT_STAFF', 'DELETE_STAFF'] as const),
  ...(['VIEW_STAFF_ROLES', 'ADD_STAFF_ROLE', 'EDIT_STAFF_ROLE', 'DELETE_STAFF_ROLE'] as const),
  'RESTORE_FROM_BIN',
  'EDIT_LANGUAGE',
];
const BEYOND: readonly Permission[] = ['ADD_LANGUAGE', 'VIEW_AUDIT_LOG'];
const PASSWORD = 'Mountain-7!';

const KINDS_OF_STEPS = [
  ...(['createRole', 'updateRole', 'deleteRole', 'restoreRole'] as const),
  ...(['createStaff', 'updateStaff', 'deleteStaff'] as const),
] as const;

/** A step of the random walk; numbers select among the records that exist when the step runs. */
interface Step {
  readonly what: (typeof KINDS_OF_STEPS)[number] | 'become';
  readonly rest: boolean;
  readonly actor: number;
  readonly role: number;
  readonly staff: number;
  readonly permissions: readonly Permission[];
  readonly name: string;
  readonly capitals: boolean;
  readonly takeOver: boolean;
}

const steps = fc.array(
  fc.record<Step>({
    what: fc.constantFrom(...KINDS_OF_STEPS, 'become' as const),
    rest: fc.boolean(),
    actor: fc.nat(),
    role: fc.nat(),
    staff: fc.nat(),
    permissions: fc.subarray([...OWN_PERMISSIONS, ...BEYOND], { minLength: 1 }),
    name: fc.constantFrom('Crew', 'Super Admin', ' super  ADMIN', 'Ｓｕｐｅｒ Ａｄｍｉｎ', 'Admin', 'Guides'),
    capitals: fc.boolean(),
    takeOver: fc.boolean(),
  }),
  { minLength: 12, maxLength: 20 },
);

/** By GraphQL, and by the legacy path of that name where there is one. */
const SEND: Record<Exclude<Step['what'], 'become'>, { readonly source: string | null; readonly document: string }> = {
  createRole: {
    source: 'REST-049',
    document: 'mutation ($input: RoleInput!) { createRole(input: $input) { success } }',
  },
  updateRole: {
    source: 'REST-052',
    document: 'mutation ($id: ID!, $input: RoleInput!) { updateRole(id: $id, input: $input) { success } }',
  },
  deleteRole: { source: 'REST-053', document: 'mutation ($id: ID!) { deleteRole(id: $id) { success } }' },
  restoreRole: { source: null, document: 'mutation ($id: ID!) { restoreDeletedRecord(id: $id) { success } }' },
  createStaff: {
    source: 'REST-047',
    document: 'mutation ($input: StaffMemberInput!) { createStaffMember(input: $input) { success } }',
  },
  updateStaff: {
    source: 'REST-048',
    document:
      'mutation ($id: ID!, $input: StaffMemberInput!) { updateStaffMember(id: $id, input: $input) { success } }',
  },
  deleteStaff: { source: 'REST-046', document: 'mutation ($id: ID!) { deleteStaffMember(id: $id) { success } }' },
};

let api: TestApi;
let idOf: ReadonlyMap<string, string>;
let nameOf: ReadonlyMap<string, string>;
let passwordHash: string;
let count = 0;
const granted = Object.fromEntries(KINDS_OF_STEPS.map((what) => [what, 0])) as Record<
  (typeof KINDS_OF_STEPS)[number],
  number
>;

beforeAll(async () => {
  api = await startTestApi();
  passwordHash = await hashPassword(PASSWORD);
  const rows = await PermissionModel.find().lean();
  idOf = new Map(rows.map(({ _id, name }) => [name, _id.toHexString()]));
  nameOf = new Map(rows.map(({ _id, name }) => [_id.toHexString(), name]));
});
afterAll(() => api.close());

const pick = <T>(list: readonly T[], index: number) => list[index % list.length];
const isBeyond = (name: string) => !OWN_PERMISSIONS.includes(name as Permission);
const namesOf = (ids: readonly Types.ObjectId[]) => ids.map((id) => nameOf.get(id.toHexString()) ?? 'unknown');

async function makeRole(name: string, permissions: readonly Permission[]) {
  const permissionIds = permissions.map((permission) => new Types.ObjectId(idOf.get(permission)));
  return RoleModel.create({ name, nameKey: roleKey(name), permissionIds });
}

async function makeStaff(who: 'walker' | 'strong', roleId: Types.ObjectId): Promise<string> {
  const email = `${who}-${(count += 1)}@test.example`;
  // The walker does not know the passwords of staff with more permissions.
  const known = who === 'walker' ? passwordHash : await hashPassword('Unknown-to-them-7');
  await UserModel.create({ kind: 'staff', name: `Member ${count}`, email, passwordHash: known, roleId });
  return email;
}

/** The current staff and roles: who holds more than the walker, and which permissions of each role the walker lacks. */
async function rolesAndStaff() {
  const roles = await RoleModel.find().sort({ _id: 1 }).lean();
  const staff = await UserModel.find({ kind: 'staff' }).sort({ _id: 1 }).lean();
  const beyondOf = new Map(
    roles.map(({ _id, nameKey, permissionIds }) => [
      _id.toHexString(),
      nameKey === roleKey('Super Admin') ? ['everything'] : namesOf(permissionIds).filter(isBeyond).sort(),
    ]),
  );
  const stronger = staff
    .filter(({ roleId }) => roleId && (beyondOf.get(roleId.toHexString()) ?? []).length > 0)
    .map(({ _id, email, roleId, passwordHash: hash, name }) => [String(_id), email, String(roleId), hash, name]);
  return { roles, staff, stronger, beyondRoles: [...beyondOf].filter(([, names]) => names.length > 0) };
}

/** The request of a step, for GraphQL or for REST. */
async function messageOf(step: Step) {
  const { roles, staff } = await rolesAndStaff();
  const role = pick(roles, step.role)!._id.toHexString();
  const member = pick(staff, step.staff)!;
  const deleted = await DeletedRecordModel.find({ kind: 'role' }).sort({ _id: 1 }).lean();
  const ids = step.permissions.map((name) => idOf.get(name) ?? '');
  const permissionIds = step.capitals ? [...ids, ...ids.map((id) => id.toUpperCase())] : ids;
  const name = `${step.name}${step.takeOver ? '' : ` ${(count += 1)}`}`;
  const email = `taken-${(count += 1)}@test.example`;
  const mine = { name: 'Taken over', roleId: step.capitals ? role.toUpperCase() : role };
  const change = step.takeOver ? { ...mine, email, password: PASSWORD } : { roleId: mine.roleId };
  return {
    createRole: { id: null, input: { name, permissionIds } },
    updateRole: { id: role, input: step.takeOver ? { permissionIds } : { name, permissionIds } },
    deleteRole: { id: role, input: {} },
    restoreRole: { id: pick(deleted, step.role)?._id.toHexString() ?? role, input: {} },
    createStaff: { id: null, input: { ...mine, email, password: PASSWORD } },
    updateStaff: { id: member._id.toHexString(), input: change },
    deleteStaff: { id: member._id.toHexString(), input: {} },
  };
}

async function send(what: Exclude<Step['what'], 'become'>, step: Step, actor: TestClient): Promise<void> {
  const { id, input } = (await messageOf(step))[what];
  const { source, document } = SEND[what];
  if (step.rest && source) {
    const { path, methods } = tables.find((row) => row.source === source)!;
    const key = what.endsWith('Role') ? 'roleId' : 'targetId';
    const { status, body } = await actor.rest(methods[0]!, path, { ...input, ...(id && { [key]: id }) });
    expect([what, status < 500]).toEqual([what, true]);
    if (body['success'] === true) granted[what] += 1;
    return;
  }
  const { status, data } = await actor.graphql(document, { id, input });
  expect([what, status < 500]).toEqual([what, true]);
  if ((Object.values(data ?? {})[0] as { success: boolean } | undefined)?.success) granted[what] += 1;
}

async function runStep(step: Step, actors: TestClient[]): Promise<void> {
  if (step.what !== 'become') return send(step.what, step, pick(actors, step.actor)!);
  const { staff } = await rolesAndStaff();
  const known = staff.filter(({ email }) => /^(walker|taken)-/.test(email));
  // The account may have been deleted concurrently by another step.
  const client = await TestClient.signedIn(api.url, pick(known, step.staff)?.email ?? '', PASSWORD).catch(() => null);
  if (client) actors.push(client);
}

async function holdsMore(client: TestClient): Promise<readonly string[]> {
  const { data } = await client.graphql('{ session { superAdmin permissions } }');
  const session = data?.['session'] as { superAdmin: boolean; permissions: string[] } | null | undefined;
  if (!session) return [];
  return [...(session.superAdmin ? ['everything'] : []), ...session.permissions.filter(isBeyond)];
}

const WALKS = fc.sample(steps, { seed: SEED, numRuns: 12 }).map((walk, index) => [index + 1, walk] as const);

test.each(WALKS)(
  'no walk over staff and roles comes to hold a permission, or a person who holds one, beyond its start (%i)',
  async (_, walk) => {
    const strong = await makeRole(`Strong ${(count += 1)}`, [...OWN_PERMISSIONS, ...BEYOND]);
    await makeStaff('strong', strong._id);
    await makeRole(`Partly ${(count += 1)}`, ['EDIT_LANGUAGE', 'ADD_LANGUAGE']);
    // A role beyond the walker's permissions that is in the bin.
    const { _id } = await makeRole(`Deleted ${(count += 1)}`, BEYOND);
    await api.admin.request('mutation ($id: ID!) { deleteRole(id: $id) { success } }', { id: _id.toHexString() });
    const weak = await makeRole(`Walkers ${(count += 1)}`, OWN_PERMISSIONS);
    const actors = [await TestClient.signedIn(api.url, await makeStaff('walker', weak._id), PASSWORD)];
    await api.services.stamps.changed('role');
    await api.services.stamps.changed('staffMember');
    const before = await rolesAndStaff();
    for (let i = 0; i < walk.length; i += 3) {
      await Promise.all(walk.slice(i, i + 3).map((step) => runStep(step, actors)));
      const after = await rolesAndStaff();
      expect(after.stronger).toEqual(before.stronger);
      // No role gained or lost a permission that the walker lacks, and no role with one was deleted.
      expect(after.beyondRoles).toEqual(before.beyondRoles);
      for (const actor of actors) expect(await holdsMore(actor)).toEqual([]);
    }
    await UserModel.deleteMany({ email: /^(walker|strong|taken)-/ });
    await RoleModel.deleteMany({ nameKey: { $nin: ['super admin', 'admin'] } });
    await DeletedRecordModel.deleteMany({ kind: 'role' });
  },
);

test.each([false, true])('within the ceiling each kind of step succeeds (REST: %s)', async (rest) => {
  const weak = await makeRole(`Walkers ${(count += 1)}`, OWN_PERMISSIONS);
  const actor = await TestClient.signedIn(api.url, await makeStaff('walker', weak._id), PASSWORD);
  const before = { ...granted };
  const order = [
    'createRole',
    'updateRole',
    'createStaff',
    'updateStaff',
    'deleteStaff',
    'deleteRole',
    'restoreRole',
  ] as const;
  for (const what of order) {
    const { roles, staff } = await rolesAndStaff();
    // The newest role and member of staff, created by the previous steps.
    const at = { role: roles.length - 1, staff: staff.length - 1, actor: 0 };
    const step = { ...at, what, rest, permissions: ['EDIT_LANGUAGE'], name: 'Crew', capitals: false } as const;
    await send(what, { ...step, takeOver: what === 'updateStaff' }, actor);
    expect([what, granted[what]]).toEqual([what, before[what] + 1]);
  }
});
