import 'reflect-metadata';
import { UserModel } from '../../../identity/users/user.js';
import { fromElsewhere, PASSWORD, newEmail } from '../../../testing/clients/visitorAccounts.js';
import { EVERYTHING_MS } from '../../../testing/files/uploads.js';
import { PDF } from '../../../testing/files/sampleFiles.js';
import { failingOnce } from '../../../testing/measures/failingCommands.js';
import { storedIdentityFile } from '../../../testing/records/storedVisitors.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
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
  expect(await sweepIdentityFiles(api.services, EVERYTHING_MS)).toBe(1);
  expect(await keys()).toEqual([key]);
});
