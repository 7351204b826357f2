import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import mongoose from 'mongoose';
import { connectDatabase, type Database } from '../platform/database/database.js';
import { cacheCountOf } from '../testing/records/lookups.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { startTestApi, testDatabase, type TestApi } from '../testing/server/testApi.js';
import { TestClient } from '../testing/clients/testClient.js';
import { signUpload, uploadFile } from '../testing/files/uploads.js';
import { countedPace } from '../testing/measures/work.js';

/** Two apps in one process, over one database: each has its own services (docs/decisions/0071). */

const ME = '{ session { user { email } } }';
const VISITORS = '{ publishedLanguages { code } }';
const PICTURE = { name: 'a.png', type: 'image/png' } as const;
const MEGABYTE = 1024 * 1024;

let folder: string;
let database: Database;
let one: TestApi;
let other: TestApi;

const start = (env: NodeJS.ProcessEnv) => startTestApi(env, undefined, { database, alone: false, pace: countedPace });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-two-apps-'));
  database = await connectDatabase({ ...testDatabase(), dataDir: folder, monitorCommands: true });
  one = await start({ JWT_SECRET: 'the-secret-of-one-app-in-this-process', UPLOAD_MAX_MB: '1' });
  other = await start({ JWT_SECRET: 'the-secret-of-the-other-app-in-this-one', UPLOAD_MAX_MB: '3' });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await mongoose.connection.dropDatabase();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('a session token of one app is not accepted by the other', async () => {
  for (const [app, stranger] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await app.admin.request(ME)).not.toBeNull();
    expect(await new TestClient(stranger.url, app.admin.token).request(ME)).toBeNull();
  }
});

test('a rate limit that is used up in one app leaves the other’s as it was', async () => {
  const attempt = async (app: TestApi) =>
    (
      await app.visitor.graphql(
        'mutation { signIn(identifier: "guess@x.example", password: "Wrong-pass-1") { success } }',
      )
    ).status;
  const statuses: number[] = [];
  for (let n = 0; n <= RATE_LIMITS.signInByAccount.points; n += 1) statuses.push(await attempt(one));
  expect([statuses.at(0), statuses.at(-1)]).toEqual([200, 429]);
  expect(await attempt(other)).toBe(200);
});

test('the form of an upload lets through as much as the setting of its own app', async () => {
  const mostBytes = async ({ admin }: TestApi) => {
    const { fields } = await signUpload(admin, { ...PICTURE, size: PNG.length });
    const policy = fields.find(({ name }) => name === 'policy')?.value ?? '';
    return (JSON.parse(Buffer.from(policy, 'base64').toString()) as { maxBytes: number }).maxBytes;
  };
  expect([await mostBytes(one), await mostBytes(other)]).toEqual([MEGABYTE, 3 * MEGABYTE]);
});

test('the address of a file leads to it at its own app alone', async () => {
  const { file } = await uploadFile(one.admin, PNG, PICTURE);
  const statusAt = async ({ url }: TestApi) => (await fetch(`${url}${file?.fileUrl}`)).status;
  expect([await statusAt(one), await statusAt(other)]).toEqual([200, 404]);
});

test('clearing the cache of one app leaves the other’s', async () => {
  const cached = ({ admin }: TestApi) => cacheCountOf(admin);
  for (const app of [one, other]) await app.visitor.request(VISITORS);
  expect([await cached(one), await cached(other)]).toEqual([1, 1]);
  await one.admin.request('mutation { clearCache { cacheStatus } }');
  expect([await cached(one), await cached(other)]).toEqual([0, 1]);
});

test('a code that one app issued is worth nothing at the other', async () => {
  const recipient = { purpose: 'verify', email: 'pema@x.example', accountId: new mongoose.Types.ObjectId() } as const;
  const code = await one.services.codes.issue(recipient);
  expect(await other.services.codes.redeem(recipient, code)).toBe(false);
  expect(await one.services.codes.redeem(recipient, code)).toBe(true);
});

test('an app that stops leaves the database to the other', async () => {
  await one.close();
  expect(await other.admin.request(ME)).not.toBeNull();
  expect((await fetch(`${other.url}/ready`)).status).toBe(200);
});
