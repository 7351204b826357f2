import 'reflect-metadata';
import { UNVERIFIED_RETENTION_DAYS } from '@polyphony/domain/limits.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import { PENDING, UserModel } from '../../../identity/users/user.js';
import { fromElsewhere, PASSWORD, newEmail } from '../../../testing/clients/visitorAccounts.js';
import { EVERYTHING_MS } from '../../../testing/files/uploads.js';
import { PDF } from '../../../testing/files/sampleFiles.js';
import { failingOnce } from '../../../testing/measures/failingCommands.js';
import { storedIdentityFile } from '../../../testing/records/storedVisitors.js';
import { beforeNextCall } from '../../../testing/server/replaceService.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { deletePending } from './deletePending.js';
import { sweepIdentityFiles } from './identityFileSweep.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

/** Registers with an identity file. Returns the status. */
async function register(email: string): Promise<number> {
  const body = new FormData();
  const values = {
    first_name: 'Pema',
    last_name: 'Lhamo',
    email,
    phone: '+975 17123456',
    nationality: 'BHUTANESE',
    country: 'Bhutan',
    password: PASSWORD,
    confirm_password: PASSWORD,
  };
  for (const [field, value] of Object.entries(values)) body.append(field, value);
  body.append('identity_file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'me.pdf');
  const url = `${api.url}/api/user/auth/register`;
  const { status } = await fetch(url, { method: 'POST', body, headers: fromElsewhere() });
  return status;
}

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of api.services.privateFiles.list()) found.push(key);
  return found.sort();
}

test('a registration whose account cannot be written leaves no identity file', async () => {
  const email = newEmail();
  let status = 0;
  await failingOnce('update users', async () => {
    status = await register(email);
  });
  expect([status, await UserModel.countDocuments({ email }), await keys()]).toEqual([500, 0, []]);
});

test('the sweep removes identity files that no account names, and no young ones', async () => {
  const email = newEmail();
  const first = await api.services.privateFiles.save(PDF);
  // No account has one: the folder may be that of another database.
  expect([await sweepIdentityFiles(api.services, EVERYTHING_MS), await keys()]).toEqual([0, [first]]);
  await api.services.privateFiles.remove(first);
  expect(await register(email)).toBe(201);
  const { key } = (await storedIdentityFile(email)) ?? {};
  const orphan = await api.services.privateFiles.save(PDF);
  expect(await sweepIdentityFiles(api.services)).toBe(0);
  expect(await keys()).toEqual([key, orphan].sort());
  expect(await sweepIdentityFiles(api.services, EVERYTHING_MS, AbortSignal.abort())).toBe(0);
  expect(await sweepIdentityFiles(api.services, EVERYTHING_MS)).toBe(1);
  expect(await keys()).toEqual([key]);
});

describe('accounts that are not verified', () => {
  const longAgo = new Date(Date.now() - UNVERIFIED_RETENTION_DAYS * DAY_MS - 1);
  const registered = async (updatedAt: Date, verifiedAt: Date | null = null) => {
    const email = newEmail();
    expect(await register(email)).toBe(201);
    await UserModel.updateOne({ email }, { $set: { updatedAt, 'visitor.verifiedAt': verifiedAt } });
    return email;
  };

  test('are deleted after a week, and their identity files with them; others are not', async () => {
    const [old, young, verified] = [
      await registered(longAgo),
      await registered(new Date(longAgo.getTime() + 60_000)),
      await registered(longAgo, longAgo),
    ];
    await sweepIdentityFiles(api.services, EVERYTHING_MS);
    const before = await keys();
    const dropped = (await storedIdentityFile(old))?.key;
    await UserModel.updateMany({ kind: 'staff' }, { $set: { updatedAt: longAgo } });
    expect(await deletePending(api.services)).toBe(1);
    const left = await UserModel.find({ email: { $in: [old, young, verified] } }, { email: 1 }).lean();
    expect(left.map(({ email }) => email).sort()).toEqual([young, verified].sort());
    expect(await UserModel.exists({ kind: 'staff' })).not.toBeNull();
    expect(await keys()).toEqual(before.filter((key) => key !== dropped));
    const { executionStats } = await UserModel.collection
      .find({ ...PENDING, updatedAt: { $lt: longAgo } })
      .sort({ updatedAt: 1 })
      .explain('executionStats');
    expect(executionStats).toMatchObject({ totalDocsExamined: 0 });
  });

  test('stay when they are verified while they are being deleted', async () => {
    const email = await registered(longAgo);
    beforeNextCall(UserModel, 'deleteMany', () =>
      UserModel.updateOne({ email }, { $set: { 'visitor.verifiedAt': new Date() } }),
    );
    expect([await deletePending(api.services), await UserModel.countDocuments({ email })]).toEqual([0, 1]);
  });
});
