import 'reflect-metadata';
import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { waitAMinute } from '../../../testing/records/storedVisitors.js';
import { createStaffMember } from '../../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import {
  fromElsewhere,
  mailedCode,
  newEmail,
  REGISTER,
  registration,
  visitorAccount,
} from '../../../testing/clients/visitorAccounts.js';
import { UserModel } from '../../../identity/users/user.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const runQuery = (query: string, variables: object, headers = fromElsewhere()) =>
  api.visitor.graphql(query, variables, headers);
const register = async (changes: Record<string, unknown> = {}) =>
  (await runQuery(REGISTER, { input: registration(changes) })).data?.['register'] as unknown as {
    success: boolean;
    errors: { field: string; message: string }[];
  };
const VERIFY = `mutation ($email: String!, $code: String!) {
  verifyEmail(email: $email, code: $code) { success message errors { field message } }
}`;
const verify = async (email: string, code: string) => (await runQuery(VERIFY, { email, code })).data?.['verifyEmail'];
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(identifier: $email, password: $password) {
    success message token verificationNeeded session { user { id } } visitor { email }
  }
}`;
const logIn = async (email: string, password: string) =>
  (await runQuery(LOG_IN, { email, password })).data?.['logIn'] as unknown as Record<string, unknown>;

test('AUTH-004 AUTH-005: a visitor registers, is unverified, and is verified by the code of the mail', async () => {
  const email = newEmail();
  expect(await register({ email: ` ${email.toUpperCase()} ` })).toEqual({
    success: true,
    message: 'Almost done: we have sent you an email. Enter the code in it to verify your address.',
    errors: [],
  });
  const stored = await UserModel.findOne({ email }).orFail().lean();
  expect(stored).toMatchObject({ kind: 'visitor', roleId: null, name: 'Pema Lhamo', visitor: { verifiedAt: null } });
  expect(stored.passwordHash).toMatch(/^\$argon2id\$/);

  const code = await mailedCode(api, email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await verify(email, wrong)).toEqual({
    success: false,
    message: 'That code is wrong or has expired.',
    errors: [{ field: 'code', message: 'That code is wrong or has expired.' }],
  });
  expect(await verify(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({ success: true });
  expect((await UserModel.findOne({ email }).orFail().lean()).visitor?.verifiedAt).toBeInstanceOf(Date);
  expect(await verify(email, code)).toMatchObject({ success: false });
});

test.each([
  ['AUTH-016', { firstName: 'Al' }, 'firstName'],
  ['AUTH-016', { firstName: 'A'.repeat(51) }, 'firstName'],
  ['AUTH-017', { lastName: 'Al' }, 'lastName'],
  ['AUTH-017', { lastName: 'A'.repeat(51) }, 'lastName'],
  ['AUTH-018', { phone: ' ' }, 'phone'],
  ['AUTH-018', { phone: 'call me' }, 'phone'],
  ['AUTH-019', { nationality: null }, 'nationality'],
  ['AUTH-019', { nationality: '' }, 'nationality'],
  ['AUTH-019', { nationality: 'MARTIAN' }, 'nationality'],
  ['AUTH-020', { country: '' }, 'country'],
  ['AUTH-023', { confirmPassword: 'Another-word-7' }, 'confirmPassword'],
  ['SPEC-D53', { password: 'short-7', confirmPassword: 'short-7' }, 'password'],
  ['AUTH-004', { email: 'nobody' }, 'email'],
  ['AUTH-004', { email: 'a@test.example, b@test.example' }, 'email'],
  ['AUTH-004', { email: 'a@test.example\r\nBcc: b@test.example' }, 'email'],
])('%s: %j is refused on its field alone', async (_id, changes, field) => {
  const { success, errors } = await register(changes);
  expect([success, errors.map((error) => error.field)]).toEqual([false, [field]]);
});

test.each([
  ['AUTH-016 AUTH-017', { firstName: 'Ana', lastName: 'B'.repeat(50) }],
  ['AUTH-019', { nationality: 'international' }],
  ['SPEC-D53', { password: 'eight-ch', confirmPassword: 'eight-ch' }],
])('%s: %j is accepted', async (_id, changes) => {
  expect(await register(changes)).toMatchObject({ success: true, errors: [] });
});

test('what only the server decides cannot be sent along', async () => {
  const { status, errors } = await runQuery(REGISTER, {
    input: registration({ kind: 'staff', verifiedAt: '2020-01-01' }),
  });
  expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
});

test('a registration responds to an address that has an account as to a new one, notifies its owner, and changes nothing', async () => {
  const { email: known, password } = await visitorAccount(api);
  const { email: ofStaff } = await api.staffAccount();
  await waitAMinute();
  const responses = [];
  for (const email of [known, ofStaff, newEmail()]) {
    const { status, data, errors } = await runQuery(REGISTER, {
      input: registration({ email, firstName: 'Mallory', password: 'Stolen-it-7', confirmPassword: 'Stolen-it-7' }),
    });
    responses.push([status, data, errors]);
  }
  expect(responses[1]).toEqual(responses[0]);
  expect(responses[2]).toEqual(responses[0]);
  const { subject, text = '' } = await api.mails.next(known);
  expect(subject).toBe('You already have an account');
  expect(text).not.toMatch(/\d{6}|Mallory/);
  expect((await api.mails.next(ofStaff)).subject).toBe('You already have an account');
  expect(await logIn(known, password)).toMatchObject({ success: true });
  expect(await logIn(known, 'Stolen-it-7')).toMatchObject({ success: false });
});

test('the next registration replaces one that was never verified, and only its code is valid', async () => {
  const email = newEmail();
  await register({ email, firstName: 'First' });
  const old = await mailedCode(api, email);
  await waitAMinute();
  await register({ email, firstName: 'Second', password: 'Another-word-7', confirmPassword: 'Another-word-7' });
  const fresh = await mailedCode(api, email);
  expect(await UserModel.countDocuments({ email })).toBe(1);
  if (old !== fresh) expect(await verify(email, old)).toMatchObject({ success: false });
  expect(await verify(email, fresh)).toMatchObject({ success: true });
  expect(await UserModel.findOne({ email }).lean()).toMatchObject({ name: 'Second Lhamo' });
  expect(await logIn(email, 'Another-word-7')).toMatchObject({ success: true });
});

test('a registration that is not verified gives way to a member of staff: its code and its password are worth nothing', async () => {
  const email = newEmail();
  await register({ email });
  const code = await mailedCode(api, email);
  const { roleId } = await UserModel.findOne({ kind: 'staff' }).orFail().lean();
  await createStaffMember(api.admin, { email, password: 'Mountain-7!', roleId: String(roleId) });
  expect(await verify(email, code)).toMatchObject({ success: false });
  expect(await logIn(email, registration().password)).toMatchObject({ success: false, verificationNeeded: false });
  expect(await logIn(email, 'Mountain-7!')).toMatchObject({ success: true, visitor: null });
});

test('within a minute a second registration of an address changes nothing: the code in hand stays good', async () => {
  const email = newEmail();
  await register({ email, firstName: 'First' });
  const { status, errors } = await runQuery(REGISTER, { input: registration({ email, firstName: 'Second' }) });
  expect([status, errors[0]?.extensions['code']]).toEqual([429, 'RATE_LIMITED']);
  expect(await verify(email, await mailedCode(api, email))).toMatchObject({ success: true });
  expect(await UserModel.findOne({ email }).lean()).toMatchObject({ name: 'First Lhamo' });
});

test('two registrations of one address at once make one account', async () => {
  const email = newEmail();
  const responses = await Promise.all([1, 2, 3].map(() => runQuery(REGISTER, { input: registration({ email }) })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await UserModel.countDocuments({ email })).toBe(1);
});

test('many registrations from one network are refused', async () => {
  const here = fromElsewhere();
  // As though all but one had been sent.
  await api.services.limits.consume(
    'registrationByAddress',
    here['x-forwarded-for'] ?? '',
    RATE_LIMITS.registrationByAddress.points - 1,
  );
  const statuses = [];
  for (let i = 0; i < 2; i += 1) statuses.push((await runQuery(REGISTER, { input: registration() }, here)).status);
  expect(statuses).toEqual([200, 429]);
});

test('AUTH-007: only a verified visitor logs in; another one gets the reason when the password was right', async () => {
  const email = newEmail();
  await register({ email });
  expect(await logIn(email, 'Wrong-horse-7')).toMatchObject({
    success: false,
    message: 'Incorrect email or password.',
    verificationNeeded: false,
  });
  expect(await logIn(email, registration().password)).toEqual({
    success: false,
    message: 'Please verify your email address first.',
    token: null,
    verificationNeeded: true,
    session: null,
    visitor: null,
  });
  await verify(email, await mailedCode(api, email));
  expect(await logIn(email, registration().password)).toMatchObject({
    success: true,
    session: null,
    visitor: { email },
    token: expect.any(String) as string,
  });
});

test('a member of staff logs in by the same call as visitors, with a session of the console (SPEC-D12)', async () => {
  const { email, password } = await api.staffAccount();
  expect(await logIn(email, password)).toMatchObject({ success: true, visitor: null, session: { user: {} } });
});
