import { Readable } from 'node:stream';
import { installationNotes } from '../platform/database/installationNotes.js';
import type { StoredRecord } from '../records/schema/record.js';
import type { Storage } from '../storage/storage.js';
import { replaceService } from '../testing/server/replaceService.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { EVERYTHING_MS, postForm, REGISTER, signUpload } from '../testing/files/uploads.js';
import { FileModel } from './file.js';
import { fileStore } from './fileStore.js';
import { PendingUploadModel } from './pendingUpload.js';
import { sweep } from './sweep.js';

/**
 * Interrupted registrations. To the storage and the database, a process killed between two steps looks like one whose
 * next step never comes: here that step is blocked until the test has checked what is left behind.
 */

const keysIn = async (from: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of from.list(prefix)) keys.push(key);
  return keys.sort();
};

/** Checks that every record has its object. */
async function expectNoRecordWithoutObject(real: Storage): Promise<void> {
  for (const row of await FileModel.find({}, { fileS3Key: 1 }).lean()) {
    expect(await real.head(String(row['fileS3Key']))).not.toBeNull();
  }
}

/** Checks that after a sweep every object has its record, and nothing is pending. */
async function expectCleanAfterSweep(real: Storage): Promise<void> {
  await sweep(api.services, EVERYTHING_MS);
  const rows = await FileModel.find({}, { fileS3Key: 1 }).lean();
  expect(await keysIn(real, 'files/')).toEqual(rows.map((row) => String(row['fileS3Key'])).sort());
  expect(await keysIn(real, 'uploads/')).toEqual([]);
  expect(await PendingUploadModel.countDocuments({})).toBe(0);
}

type Step = 'head' | 'read' | 'copy' | 'remove';

/** The storage with one of its methods replaced. */
function disturbed(real: Storage, step: Step, instead: (work: () => Promise<unknown>) => Promise<unknown>): Storage {
  return new Proxy(real, {
    get: (target, name: keyof Storage) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const work = member.bind(target) as (...args: unknown[]) => Promise<unknown>;
      return name === step ? (...args: unknown[]) => instead(() => work(...args)) : work;
    },
  });
}

/** Closes what a step had opened, as the end of its process does. */
const abandoned = (result: unknown): void => void (result instanceof Readable && result.destroy());

/** A step that blocks until `release`, and then fails. */
function hold() {
  let reach: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const blocked = new Promise<never>((_resolve, reject) => (fail = reject));
  blocked.catch(() => undefined); // It may be released before anything waits for it.
  const step = () => {
    reach();
    return blocked;
  };
  return { step, reached, release: () => fail(new Error('the process is gone')) };
}

let api: TestApi;
let real: Storage;
const useStorage = (storage: Storage) => replaceService(api.services, 'storage', storage);
beforeAll(async () => {
  api = await startTestApi();
  real = api.services.storage;
});
afterEach(() => useStorage(real));
afterAll(() => api.close());

const posted = async () => {
  const upload = await signUpload(api.admin, { name: 'a.png', type: 'image/png', size: PNG.length });
  await postForm(api.url, upload, PNG);
  return upload.key;
};
const register = (key: string) => api.admin.graphql(REGISTER, { input: { key } });

describe.each(['head', 'read', 'copy', 'remove'] as const)('killed at the step %s', (step) => {
  test.each([
    ['before it', (_work: () => Promise<unknown>, block: () => Promise<never>) => block()],
    ['after it', (work: () => Promise<unknown>, block: () => Promise<never>) => work().then(abandoned).then(block)],
  ] as const)(
    '%s: no record without its object, and after the sweep no object without its record',
    async (_, instead) => {
      const key = await posted();
      const blocker = hold();
      useStorage(disturbed(real, step, (work) => instead(work, blocker.step)));
      const registration = register(key);
      await Promise.race([blocker.reached, registration.then(() => expect('the registration').toBe('held'))]);
      useStorage(real);
      await expectNoRecordWithoutObject(real);
      await expectCleanAfterSweep(real);
      await expectNoRecordWithoutObject(real);
      blocker.release();
      await registration;
    },
  );
});

test.each(['head', 'read', 'copy'] as const)(
  'a storage that fails at the step %s: sent again, it is one file',
  async (step) => {
    const key = await posted();
    const before = await FileModel.countDocuments({});
    useStorage(disturbed(real, step, () => Promise.reject(new Error('the storage is away'))));
    const { errors } = await register(key);
    expect(errors[0]?.extensions['code']).toBe('INTERNAL');
    expect(await FileModel.countDocuments({})).toBe(before);
    useStorage(real);
    expect((await register(key)).data?.['registerUpload']).toMatchObject({ success: true });
    await expectNoRecordWithoutObject(real);
    await expectCleanAfterSweep(real);
  },
);

test('a storage that fails to remove the upload: the file is registered anyway', async () => {
  const key = await posted();
  useStorage(disturbed(real, 'remove', () => Promise.reject(new Error('the storage is away'))));
  expect((await register(key)).data?.['registerUpload']).toMatchObject({ success: true });
  useStorage(real);
  await expectNoRecordWithoutObject(real);
  await expectCleanAfterSweep(real);
});

test('a record keeps its object if it was written although the write reported an error', async () => {
  const key = await posted();
  const add = fileStore.add.bind(fileStore);
  fileStore.add = async (...values) => {
    await add(...values);
    throw new Error('the answer of the database was lost');
  };
  try {
    expect((await register(key)).errors[0]?.extensions['code']).toBe('INTERNAL');
  } finally {
    Reflect.deleteProperty(fileStore, 'add');
  }
  await expectNoRecordWithoutObject(real);
  expect((await register(key)).data?.['registerUpload']).toMatchObject({ success: true });
  await expectCleanAfterSweep(real);
  await expectNoRecordWithoutObject(real);
});

test('the sweep removes nothing from a storage that belongs to another database, or may belong to one', async () => {
  await register(await posted());
  await sweep(api.services, EVERYTHING_MS);
  const objects = await keysIn(real, 'files/');
  expect(objects).not.toEqual([]);
  const rows = await FileModel.collection.find<StoredRecord>({}).toArray();
  // The server is started on an empty database.
  await FileModel.deleteMany({});
  await installationNotes().deleteMany({});
  await real.write('installation', Buffer.from('another'), 'text/plain');
  await expect(sweep(api.services, EVERYTHING_MS)).rejects.toThrow('belongs to another database');
  expect(await keysIn(real, 'files/')).toEqual(objects);
  // One file that is registered there makes the others no leftovers.
  await real.remove('installation');
  await FileModel.collection.insertOne(rows[0]!);
  await real.write('files/of-another-1', PNG, 'image/png');
  await real.write('files/of-another-2', PNG, 'image/png');
  for (let look = 0; look < 2; look += 1) {
    await expect(sweep(api.services, EVERYTHING_MS)).rejects.toThrow('have no record in this database');
    expect(await keysIn(real, 'files/')).toEqual([...objects, 'files/of-another-1', 'files/of-another-2'].sort());
  }
  await real.remove('files/of-another-1');
  await real.remove('files/of-another-2');
  await FileModel.collection.insertMany(rows.slice(1));
  await real.write('files/without-a-record', PNG, 'image/png');
  await sweep(api.services, EVERYTHING_MS, AbortSignal.abort());
  expect(await keysIn(real, 'files/')).toContain('files/without-a-record');
  await expectCleanAfterSweep(real);
  expect(await keysIn(real, 'files/')).toEqual(objects);
});

test('with an unreachable bucket the server starts and refuses registrations', async () => {
  await api.close();
  api = await startTestApi({
    S3_BUCKET: 'media',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  real = api.services.storage;
  const { key } = await signUpload(api.admin, { name: 'a.png', type: 'image/png', size: PNG.length });
  const { errors } = await register(key);
  expect(errors[0]?.extensions['code']).toBe('INTERNAL');
  expect(await FileModel.countDocuments({})).toBe(0);
});
