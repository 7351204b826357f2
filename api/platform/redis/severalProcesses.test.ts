import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { RoleModel } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { commandsOf } from '../../testing/measures/commands.js';
import { eventually } from '../../testing/runs/eventually.js';
import { gql } from '../../testing/generated/gql.js';
import { createEventCategory } from '../../testing/records/createRecord.js';
import { cacheCountOf } from '../../testing/records/lookups.js';
import { LiveClient } from '../../testing/clients/liveClient.js';
import { RedisServer, withRedis } from '../../testing/services/redisServer.js';
import { ServerProcess } from '../../testing/server/serverProcess.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { Closing } from '../process/closing.js';

/**
 * Two processes over one database and one Redis: this one ("here") and a spawned one ("there"). How soon one sees what
 * the other wrote is tested in contentStamps.test.ts, with a fake clock, and by `npm run prove:timing`.
 */

const VISITORS = gql(`query CategoriesOfProcess { publishedEventCategories { rows { name } } }`);
const JWT_SECRET = 'the-same-secret-for-every-process-of-one-house';
const ME = '{ session { user { email } } }';

withRedis('with Redis', () => {
  const closing = new Closing();
  let redis: RedisServer;
  let here: TestApi;
  let there: ServerProcess;
  let visitorThere: TestClient;
  let adminThere: TestClient;
  let category: string;

  beforeAll(async () => {
    redis = await RedisServer.start();
    closing.add(() => redis.stop());
    here = await startTestApi({ REDIS_URL: redis.url, JWT_SECRET });
    closing.add(() => here.close());
    there = await ServerProcess.start({ REDIS_URL: redis.url, JWT_SECRET });
    closing.add(() => there.stop());
    closing.add(() => redis.resume());
    visitorThere = new TestClient(there.url);
    adminThere = new TestClient(there.url, here.admin.token);
    ({ id: category } = await createEventCategory(here.admin, { name: 'Easy' }));
  });
  afterAll(() => closing.close());

  const toggle = (admin: TestClient) =>
    admin.request(`mutation { toggleEventCategoryActive(id: "${category}") { success } }`);
  const seenBy = async (visitor: TestClient) => (await visitor.request(VISITORS)).rows.length;
  const bothAgree = async () => (await seenBy(here.visitor)) === (await seenBy(visitorThere));

  test('a write is seen at once where it was made, and then in what the other process has cached', async () => {
    await eventually(bothAgree);
    for (let round = 0; round < 10; round += 1) {
      const [writer, own, other] =
        round % 2 ? [here.admin, here.visitor, visitorThere] : [adminThere, visitorThere, here.visitor];
      // Both have cached the answer by now.
      const before = [await seenBy(own), await seenBy(other)];
      await toggle(writer);
      const after = 1 - (before[0] ?? 0);
      expect(await seenBy(own)).toBe(after);
      await eventually(async () => (await seenBy(other)) === after);
    }
  });

  test('unchanged responses stay cached, without database commands', async () => {
    await seenBy(here.visitor);
    expect(await commandsOf(() => seenBy(here.visitor))).toEqual([]);
  });

  test('CACHE-002 clearing the cache clears that of the other process as well', async () => {
    await seenBy(visitorThere);
    const cacheCountThere = () => cacheCountOf(adminThere);
    expect(await cacheCountThere()).toBeGreaterThan(0);
    await here.admin.request('mutation { clearCache { cacheStatus } }');
    await eventually(async () => (await cacheCountThere()) === 0);
  });

  test('the request of a signed-in user reads nothing of their session from the database', async () => {
    await here.admin.request(ME);
    const commands = await commandsOf(async () => {
      for (let i = 0; i < 10; i += 1) await here.admin.request(ME);
    });
    expect(commands).toEqual([]);
  });

  test('ROLE-014: a change of a role counts at the very next request of the other process', async () => {
    const { email, password } = await here.staffAccount();
    const member = await TestClient.signedIn(there.url, email, password);
    const { roleId } = await UserModel.findOne({ email }).orFail();
    const permission: Permission = 'VIEW_ALL_EVENT_CATEGORIES';
    const { _id } = await PermissionModel.findOne({ name: permission }).orFail();
    const allowed = async () => (await member.graphql('{ eventCategories { rows { id } } }')).errors.length === 0;
    const seen: boolean[] = [];
    for (let round = 0; round < 20; round += 1) {
      await RoleModel.updateOne({ _id: roleId }, { $set: { permissionIds: round % 2 ? [] : [_id] } });
      if (roleId) await here.services.sessions.invalidateSessionDetailsOfRole(roleId);
      seen.push(await allowed());
    }
    expect(seen).toEqual(Array.from({ length: 20 }, (_, round) => round % 2 === 0));
  });

  test('a role that changes while the other process reads it is never seen in its old state', async () => {
    const { email, password } = await here.staffAccount();
    const member = await TestClient.signedIn(there.url, email, password);
    const { roleId } = await UserModel.findOne({ email }).orFail();
    const { _id } = await PermissionModel.findOne({ name: 'VIEW_ALL_EVENT_CATEGORIES' }).orFail();
    const canRead = async () => (await member.graphql('{ eventCategories { rows { id } } }')).errors.length === 0;
    for (let round = 0; round < 15; round += 1) {
      const granted = round % 2 === 0;
      const busy = Promise.all(Array.from({ length: 8 }, canRead));
      await RoleModel.updateOne({ _id: roleId }, { $set: { permissionIds: granted ? [_id] : [] } });
      if (roleId) await here.services.sessions.invalidateSessionDetailsOfRole(roleId);
      expect(await Promise.all(Array.from({ length: 4 }, canRead))).toEqual([granted, granted, granted, granted]);
      await busy;
    }
  });

  test('a session that was ended here is refused there', async () => {
    const { email, password } = await here.staffAccount();
    const device = await TestClient.signedIn(here.url, email, password);
    const sameThere = new TestClient(there.url, device.token);
    expect(await sameThere.request(ME)).not.toBeNull();
    await device.request('mutation { signOut { success } }');
    expect(await sameThere.request(ME)).toBeNull();
  });

  test('a stream of changes reports what the other process wrote', async () => {
    const streams = [await LiveClient.of(here.admin), await LiveClient.of(adminThere)];
    await Promise.all(streams.map((stream) => stream.hello()));
    // Earlier tests may still cause changes of other kinds.
    const reaches = async (stream: LiveClient): Promise<boolean> => {
      const kind = await stream.change();
      return kind === 'eventCategory' || (kind !== null && reaches(stream));
    };
    for (const writer of [here.admin, adminThere]) {
      await toggle(writer);
      expect(await Promise.all(streams.map(reaches))).toEqual([true, true]);
    }
    streams.forEach((stream) => stream.close());
  });

  test('a stream of changes ends with a session that is ended at the other process', async () => {
    const { email, password } = await here.staffAccount('VIEW_ALL_EVENT_CATEGORIES');
    const device = await TestClient.signedIn(here.url, email, password);
    const stream = await LiveClient.of({ url: there.url, token: device.token });
    await stream.hello();
    await device.request('mutation { signOut { success } }');
    // What earlier tests wrote may reach the stream before it ends.
    const ends = async (): Promise<boolean> => (await stream.change()) === null || ends();
    expect(await ends()).toBe(true);
  });

  const tryPassword = async (url: string, email: string) =>
    (
      await new TestClient(url).graphql(
        'mutation ($email: String!) { signIn(identifier: $email, password: "Wrong-pass-1") { success } }',
        { email },
      )
    ).status;
  const forgetMe = () => here.services.limits.forget('signInByAddress', '127.0.0.1');

  test('attempts are counted by both processes together', async () => {
    await forgetMe();
    const { points } = RATE_LIMITS.signInByAccount;
    let accepted = 0;
    for (let [tries, refusedInARow] = [0, 0]; refusedInARow < 2 && accepted < 2 * points; tries += 1) {
      const status = await tryPassword(tries % 2 ? here.url : there.url, 'a@x.example');
      refusedInARow = status === 429 ? refusedInARow + 1 : 0;
      accepted += status === 429 ? 0 : 1;
    }
    // Not exactly equal: a process that waits a second for Redis counts that attempt by itself. Separate counters would
    // accept all.
    expect(accepted).toBeGreaterThanOrEqual(points);
    expect(accepted).toBeLessThan(2 * points);
    await forgetMe();
  });

  test('the cost of GraphQL operations is counted by both processes together', async () => {
    const { email, password } = await here.staffAccount();
    const member = await TestClient.signedIn(there.url, email, password);
    const { _id } = await UserModel.findOne({ email }).orFail();
    expect((await member.graphql(ME)).status).toBe(200);
    await here.services.limits.consume('graphqlCost', _id.toHexString(), RATE_LIMITS.graphqlCost.points);
    const { status, headers } = await member.graphql(ME);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    await here.services.limits.forget('graphqlCost', _id.toHexString());
  });

  describe.each([
    ['killed', () => redis.kill(), () => redis.start()],
    ['hanging', async () => redis.hang(), async () => redis.resume()],
  ])('and Redis %s', (state, breakIt, mendIt) => {
    beforeAll(async () => {
      await eventually(bothAgree);
      await forgetMe();
      await breakIt();
    });

    test('requests still succeed, for visitors and signed-in users', async () => {
      for (const client of [here.admin, adminThere]) expect(await client.request(ME)).not.toBeNull();
      for (const client of [here.visitor, visitorThere]) expect(typeof (await seenBy(client))).toBe('number');
      expect((await fetch(`${there.url}/ready`)).status).toBe(200);
    });

    test('a write is still seen by the other process', async () => {
      const before = await seenBy(visitorThere);
      await toggle(here.admin);
      expect(await seenBy(here.visitor)).toBe(1 - before);
      await eventually(async () => (await seenBy(visitorThere)) !== before);
    });

    test('each process still counts attempts', async () => {
      const { points } = RATE_LIMITS.signInByAccount;
      const statuses: number[] = [];
      for (let n = 0; n <= points; n += 1) statuses.push(await tryPassword(there.url, `${state}@x.example`));
      expect(statuses).toEqual([...Array<number>(points).fill(200), 429]);
    });

    test('everything works as before once Redis is back', async () => {
      await mendIt();
      const before = await seenBy(visitorThere);
      await toggle(here.admin);
      await eventually(async () => (await seenBy(visitorThere)) !== before);
      await eventually(async () => (await commandsOf(() => here.admin.request(ME))).length === 0);
      // Cached by both again: unchanged content causes no command.
      await eventually(async () => (await commandsOf(() => seenBy(here.visitor))).length === 0);
      await eventually(() => there.log.join('').includes('Redis is away'));
    });
  });

  test('a process stops cleanly and logs no errors other than Redis', async () => {
    expect(await there.stop()).toBe(0);
    const faults = there.log.join('').split('\n').filter(Boolean);
    expect(faults.filter((line) => !/Redis is away|sign-in refused|tries again/.test(line))).toEqual([]);
  });
});
