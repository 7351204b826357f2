import 'reflect-metadata';
import Keyv from 'keyv';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { RoleModel } from '../users/role.js';
import { SessionModel } from './storedSession.js';
import { UserModel } from '../users/user.js';
import { firstStart } from '../../start/firstStart.js';
import { SESSION_DETAILS_KEY, Sessions } from './sessions.js';
import {
  makeRole,
  makeUser,
  makeVisitor,
  openTestBed,
  TEST_SECRET,
  type TestBed,
} from '../../testing/server/testBed.js';
import { issueToken, signingKey } from './tokens.js';

const key = signingKey(TEST_SECRET);

const device = { ip: '10.0.0.1', userAgent: 'Firefox' };

let bed: TestBed;
let sessions: Sessions;
let counter = 0;
const staff = async (roleId: Types.ObjectId | null) =>
  makeUser({ email: `staff${(counter += 1)}@example.com`, password: 'Secret-1', roleId });

/** A session that was started and not refused. */
async function started<Session>(starting: Promise<Session | null>): Promise<Session> {
  const session = await starting;
  if (!session) throw new Error('The session was refused.');
  return session;
}

beforeAll(async () => {
  bed = await openTestBed();
  ({ sessions } = bed);
  await firstStart({ adminEmail: 'admin@example.com', adminPassword: 'Secret-1!', log: pino({ level: 'silent' }) });
});
afterAll(() => bed.close());

test('AUTH-002 AUTH-035: a session says who it is, their one role and its permissions', async () => {
  const role = await makeRole('Editor of events', 'ADD_EVENT', 'EDIT_EVENT');
  const user = await staff(role._id);
  const { token, session } = await started(sessions.startSession(user, device));
  expect(session).toEqual({
    sessionId: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
    userId: user._id.toHexString(),
    name: 'Sonam',
    email: user.email,
    picture: null,
    role: { id: role._id.toHexString(), name: 'Editor of events' },
    superAdmin: false,
    viewingAs: null,
    permissions: new Set(['ADD_EVENT', 'EDIT_EVENT']),
  });
  expect(await sessions.sessionFromToken(token)).toEqual(session);
  expect(await SessionModel.findById(session.sessionId).lean()).toMatchObject({ ...device, userId: user._id });
});

test('PERM-001: the holder of the Super Admin role is a Super Admin, whatever its permissions', async () => {
  const admin = await UserModel.findOne({ email: 'admin@example.com' }).orFail();
  const { session } = await started(sessions.startSession(admin, device));
  expect(session).toMatchObject({ superAdmin: true, permissions: new Set() });
});

test('AUTH-037: details are cached in one entry, by_session_user_details and the user id, and then need no round trip', async () => {
  const user = await staff((await makeRole('Kept'))._id);
  const { token } = await started(sessions.startSession(user, device));
  const entry = `${SESSION_DETAILS_KEY}${user._id.toHexString()}`;
  expect(entry).toMatch(/^by_session_user_details[0-9a-f]{24}$/);
  expect(await bed.cache.has(entry)).toBe(true);
  bed.commands.splice(0);
  for (let i = 0; i < 20; i += 1) expect(await sessions.sessionFromToken(token)).not.toBeNull();
  expect(bed.commands).toEqual([]);
});

test('a session that was ended is refused at once, and the other sessions of its user stay valid', async () => {
  const user = await staff((await makeRole('Two devices'))._id);
  const phone = await started(sessions.startSession(user, device));
  const laptop = await started(sessions.startSession(user, device));
  expect(await sessions.sessionFromToken(phone.token)).not.toBeNull();
  await sessions.revokeSession(phone.session);
  expect(await sessions.sessionFromToken(phone.token)).toBeNull();
  expect(await sessions.sessionFromToken(laptop.token)).not.toBeNull();
});

test('a user cannot end a session of another user', async () => {
  const role = await makeRole('Two people');
  const [one, other] = [await staff(role._id), await staff(role._id)];
  const mine = await started(sessions.startSession(one, device));
  await sessions.revokeSession({ sessionId: mine.session.sessionId, userId: other._id.toHexString() });
  expect(await sessions.sessionFromToken(mine.token)).not.toBeNull();
});

test('ROLE-014: a change of a role applies to the next request of every holder', async () => {
  const role = await makeRole('Losing', 'ADD_EVENT');
  const { token } = await started(sessions.startSession(await staff(role._id), device));
  await RoleModel.updateOne({ _id: role._id }, { $set: { permissionIds: [] } });
  await sessions.invalidateSessionDetailsOfRole(role._id);
  expect((await sessions.sessionFromToken(token))?.permissions).toEqual(new Set());
});

test('a user who is deleted, who lost their role, or whose role is gone has no session', async () => {
  for (const change of [
    (id: Types.ObjectId) => UserModel.deleteOne({ _id: id }),
    (id: Types.ObjectId) => UserModel.updateOne({ _id: id }, { $set: { roleId: null } }),
    (id: Types.ObjectId) => UserModel.updateOne({ _id: id }, { $set: { roleId: new Types.ObjectId() } }),
    (id: Types.ObjectId) => UserModel.updateOne({ _id: id }, { $set: { kind: 'visitor' } }),
  ]) {
    const user = await staff((await makeRole(`Gone ${(counter += 1)}`))._id);
    const { token } = await started(sessions.startSession(user, device));
    await change(user._id);
    await sessions.invalidateSessionDetails(user._id.toHexString());
    expect(await sessions.sessionFromToken(token)).toBeNull();
  }
});

test('a session started by another process is accepted here, although the cached details lack it', async () => {
  const user = await staff((await makeRole('Elsewhere'))._id);
  await started(sessions.startSession(user, device));
  const times = { createdAt: new Date(), lastSeenAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const other = await SessionModel.create({ userId: user._id, ip: '10.0.0.9', ...times });
  const claims = { userId: user._id.toHexString(), sessionId: other._id.toHexString() };
  const token = issueToken(key, claims, times.expiresAt);
  expect(await sessions.sessionFromToken(token)).toMatchObject(claims);
});

test('a valid token for a session that never existed, or has expired in the database, is refused', async () => {
  const user = await staff((await makeRole('Expired'))._id);
  const { token, session } = await started(sessions.startSession(user, device));
  const inAnHour = new Date(Date.now() + 3_600_000);
  const claims = { userId: session.userId, sessionId: new Types.ObjectId().toHexString() };
  expect(await sessions.sessionFromToken(issueToken(key, claims, inAnHour))).toBeNull();
  await SessionModel.updateOne({ _id: session.sessionId }, { $set: { expiresAt: new Date(Date.now() - 1) } });
  await sessions.invalidateSessionDetails(session.userId);
  expect(await sessions.sessionFromToken(token)).toBeNull();
});

test('a session of one user is not valid for another', async () => {
  const role = await makeRole('Swapped');
  const [one, other] = [await staff(role._id), await staff(role._id)];
  const { session } = await started(sessions.startSession(one, device));
  const claims = { userId: other._id.toHexString(), sessionId: session.sessionId };
  expect(await sessions.sessionFromToken(issueToken(key, claims, new Date(Date.now() + 60_000)))).toBeNull();
});

/** A cache whose next write waits until `meanwhile` is done, like a slow network. */
class SlowStore extends Map<string, unknown> {
  meanwhile: (() => Promise<void>) | null = null;

  override set(key: string, value: unknown): this {
    const { meanwhile } = this;
    this.meanwhile = null;
    if (!meanwhile) return super.set(key, value);
    return meanwhile().then(() => super.set(key, value)) as unknown as this;
  }
}

test('details read while a session was being ended are not cached', async () => {
  const store = new SlowStore();
  const slow = new Sessions({ secret: TEST_SECRET, cache: new Keyv({ store }) });
  const user = await staff((await makeRole('Racing'))._id);
  const { token, session } = await started(slow.startSession(user, device));
  await slow.invalidateSessionDetails(session.userId);
  store.meanwhile = () => slow.revokeSession(session);
  await slow.sessionFromToken(token);
  expect(store.meanwhile).toBeNull();
  expect(await slow.sessionFromToken(token)).toBeNull();
});

test('the last use of a session is stored at intervals, not at every request', async () => {
  const user = await staff((await makeRole('Seen'))._id);
  const { token, session } = await started(sessions.startSession(user, device));
  const longAgo = new Date(Date.now() - 3_600_000);
  await SessionModel.updateOne({ _id: session.sessionId }, { $set: { lastSeenAt: longAgo } });
  await sessions.invalidateSessionDetails(session.userId);
  await sessions.sessionFromToken(token);
  const seen = await SessionModel.findById(session.sessionId).orFail();
  expect(Date.now() - seen.lastSeenAt.getTime()).toBeLessThan(60_000);
  await sessions.sessionFromToken(token);
  bed.commands.splice(0);
  await sessions.sessionFromToken(token);
  expect(bed.commands).toEqual([]);
});

describe("a visitor's session", () => {
  const visitor = (verifiedAt: Date | null = new Date()) =>
    makeVisitor(`visitor${(counter += 1)}@example.com`, verifiedAt);

  test('says who it is, and nothing that only staff have', async () => {
    const user = await visitor();
    const { token, visitor: session } = await started(sessions.startVisitorSession(user, device));
    const id = user._id.toHexString();
    expect(session).toEqual({ sessionId: session.sessionId, userId: id, name: 'Pema Lhamo', email: user.email });
    expect(await sessions.visitorFromToken(token)).toEqual(session);
    expect(await bed.cache.has(SESSION_DETAILS_KEY + id)).toBe(true);
  });

  test('passes for none of the console, nor the other way round, whatever the cache holds', async () => {
    const member = await staff((await makeRole('Not a visitor'))._id);
    const guest = await visitor();
    const [ofStaff, ofGuest] = [
      await started(sessions.startSession(member, device)),
      await started(sessions.startVisitorSession(guest, device)),
    ];
    expect([await sessions.sessionFromToken(ofGuest.token), await sessions.visitorFromToken(ofStaff.token)]).toEqual([
      null,
      null,
    ]);
    const inAnHour = new Date(Date.now() + 3_600_000);
    const forged = [
      await sessions.sessionFromToken(issueToken(key, ofGuest.visitor, inAnHour, 'staff')),
      await sessions.visitorFromToken(issueToken(key, ofStaff.session, inAnHour, 'visitor')),
    ];
    expect(forged).toEqual([null, null]);
    expect(await sessions.visitorFromToken(ofGuest.token)).not.toBeNull();
    expect(await sessions.sessionFromToken(ofStaff.token)).not.toBeNull();
  });

  test('cannot be started before the e-mail is verified', async () => {
    await expect(sessions.startVisitorSession(await visitor(null), device)).rejects.toThrow('verified');
  });
});

describe('a session is refused, and none is stored, when since the check of the password', () => {
  const overlapping: readonly (readonly [string, (id: Types.ObjectId) => Promise<unknown>])[] = [
    ['the password was changed', (_id) => UserModel.updateOne({ _id }, { $set: { passwordHash: 'another' } })],
    ['the user was deleted', (_id) => UserModel.deleteOne({ _id })],
  ];

  test.each(overlapping)('%s', async (_what, change) => {
    const member = await staff((await makeRole(`Overlapping ${(counter += 1)}`))._id);
    const guest = await makeVisitor(`guest${(counter += 1)}@example.com`, new Date(), 'before');
    for (const { _id } of [member, guest]) {
      await change(_id);
      await sessions.revokeSessionsOf(_id.toHexString());
    }
    expect(await sessions.startSession(member, device)).toBeNull();
    expect(await sessions.startVisitorSession(guest, device)).toBeNull();
    expect(await SessionModel.countDocuments({ userId: { $in: [member._id, guest._id] } })).toBe(0);
  });
});

test('a user is signed out everywhere at once, or everywhere but here', async () => {
  const user = await staff((await makeRole('Three devices'))._id);
  const devices = await Promise.all([1, 2, 3].map(() => started(sessions.startSession(user, device))));
  const live = () => Promise.all(devices.map(async ({ token }) => (await sessions.sessionFromToken(token)) !== null));
  const [first] = devices;
  await sessions.revokeSessionsOf(user._id.toHexString(), first?.session.sessionId);
  expect(await live()).toEqual([true, false, false]);
  await sessions.revokeSessionsOf(user._id.toHexString());
  expect(await live()).toEqual([false, false, false]);
});
