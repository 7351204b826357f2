import 'reflect-metadata';
import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { waitAMinute } from '../../../testing/records/storedVisitors.js';
import { createArabic, setSwitch } from '../../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import {
  fromElsewhere,
  mailedCode,
  newEmail,
  REGISTER,
  registration,
  visitorAccount,
} from '../../../testing/clients/visitorAccounts.js';
import { commandsOf } from '../../../testing/measures/commands.js';
import { outsidePace, workOf } from '../../../testing/measures/work.js';
import { UserModel } from '../../../identity/users/user.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
beforeEach(waitAMinute);
afterAll(() => api.close());

const OUTCOME = 'success message errors { field message }';
const runQuery = (query: string, variables: object, headers = fromElsewhere()) =>
  api.visitor.graphql(query, variables, headers);
const forgot = (email: string, headers = fromElsewhere()) =>
  runQuery(`mutation ($email: String!) { forgotPassword(email: $email) { ${OUTCOME} } }`, { email }, headers);
const resend = (email: string, headers = fromElsewhere()) =>
  runQuery(`mutation ($email: String!) { resendCode(email: $email) { ${OUTCOME} } }`, { email }, headers);
const reset = async (input: Record<string, unknown>, headers = fromElsewhere()) => {
  const { data } = await runQuery(
    `mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { ${OUTCOME} } }`,
    { input: { password: 'A-new-word-7', confirmPassword: 'A-new-word-7', ...input } },
    headers,
  );
  return data?.['resetPassword'];
};
const verify = async (email: string, code: string, headers = fromElsewhere()) => {
  const { data } = await runQuery(
    `mutation ($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) { ${OUTCOME} } }`,
    { email, code },
    headers,
  );
  return data?.['verifyEmail'];
};
const canLogIn = async (email: string, password: string) => {
  const { data } = await runQuery(
    'mutation ($email: String!, $password: String!) { logIn(identifier: $email, password: $password) { success } }',
    { email, password },
  );
  return (data?.['logIn'] as unknown as { success: boolean }).success;
};
const WHO = '{ currentVisitor { email } }';

test('AUTH-006: the verification code is sent again, and only the fresh one counts', async () => {
  const email = newEmail();
  await runQuery(REGISTER, { input: registration({ email }) });
  const old = await mailedCode(api, email);
  await waitAMinute();
  expect((await resend(email)).data).toEqual({
    resendCode: {
      success: true,
      message: 'If there is an account to verify at this address, we have sent a new code to it.',
      errors: [],
    },
  });
  const fresh = await mailedCode(api, email);
  if (old !== fresh) expect(await verify(email, old)).toMatchObject({ success: false });
  expect(await verify(email, fresh)).toMatchObject({ success: true });
});

test('AUTH-008: a forgotten password is replaced by the mailed code; the old one and every session end', async () => {
  const { email, password, client } = await visitorAccount(api);
  expect((await client.graphql(WHO)).data).toEqual({ currentVisitor: { email } });
  expect((await forgot(email)).data).toMatchObject({ forgotPassword: { success: true } });
  const code = await mailedCode(api, email);
  expect(await reset({ email, code, confirmPassword: 'different-7' })).toMatchObject({
    errors: [{ field: 'confirmPassword', message: 'The passwords do not match.' }],
  });
  expect(await reset({ email, code })).toEqual({
    success: true,
    message: 'Your password has been changed. You can log in with it now.',
    errors: [],
  });
  expect([await canLogIn(email, password), await canLogIn(email, 'A-new-word-7')]).toEqual([false, true]);
  expect((await client.graphql(WHO)).data).toEqual({ currentVisitor: null });
  expect((await api.mails.next(email)).subject).toBe('Your password was changed');
  expect(await reset({ email, code })).toMatchObject({ success: false, errors: [{ field: 'code' }] });
});

test('a code for the one purpose does nothing for the other', async () => {
  const { email } = await visitorAccount(api);
  await forgot(email);
  expect(await verify(email, await mailedCode(api, email))).toMatchObject({ success: false });
});

test('an account that was never verified gets in by the code for a new password, which proves its address', async () => {
  const email = newEmail();
  await runQuery(REGISTER, { input: registration({ email }) });
  await mailedCode(api, email);
  await forgot(email);
  const code = await mailedCode(api, email);
  // One write: a registration of the address between two would have another password, and its account be verified.
  const commands = await commandsOf(async () => {
    expect(await reset({ email, code })).toMatchObject({ success: true });
  });
  expect(commands.filter((command) => command === 'update users')).toHaveLength(1);
  expect(await canLogIn(email, 'A-new-word-7')).toBe(true);
  const before = await UserModel.findOne({ email }).orFail().lean();
  expect(before.visitor?.verifiedAt).toBeInstanceOf(Date);
  await waitAMinute();
  await forgot(email);
  expect((await api.mails.next(email)).subject).toBe('Your password was changed');
  const again = { email, code: await mailedCode(api, email), password: 'Another-7', confirmPassword: 'Another-7' };
  expect(await reset(again)).toMatchObject({ success: true });
  const after = await UserModel.findOne({ email }).orFail().lean();
  expect(after.visitor).toEqual(before.visitor);
  expect(after.passwordHash).not.toBe(before.passwordHash);
});

test('a mail is in its reader’s language, whatever the language of the request, while that is active', async () => {
  const language = await createArabic(api.admin);
  const { email } = await visitorAccount(api);
  const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) { success } }';
  const inArabic = { ...fromElsewhere(), cookie: 'language=ar' };
  await runQuery(FORGOT, { email }, inArabic);
  expect((await api.mails.next(email)).subject).toBe('Your password reset code');
  await UserModel.updateOne({ email }, { $set: { 'visitor.language': 'ar' } });
  await waitAMinute();
  await runQuery(FORGOT, { email });
  const { subject, html } = await api.mails.next(email);
  expect([subject, String(html).includes('dir="rtl"')]).toEqual(['رمز تعيين كلمة مرور جديدة', true]);
  await setSwitch(api.admin, 'language', 'active', language, false);
  await waitAMinute();
  await runQuery(FORGOT, { email });
  expect((await api.mails.next(email)).subject).toBe('Your password reset code');
});

test('staff are helped by staff: no code is sent to them', async () => {
  const { email, password } = await api.staffAccount();
  expect((await forgot(email)).data).toMatchObject({ forgotPassword: { success: true } });
  const { email: visitor } = await visitorAccount(api);
  await forgot(visitor);
  await mailedCode(api, visitor);
  expect(await api.mails.all(email)).toEqual([]);
  expect(await canLogIn(email, password)).toBe(true);
});

test.each([
  ['forgotPassword', forgot],
  ['resendCode', resend],
])('%s responds to strangers and owners alike, the minute between two codes included', async (_name, call) => {
  const { email: verified } = await visitorAccount(api);
  const pending = newEmail();
  await runQuery(REGISTER, { input: registration({ email: pending }) });
  const { email: staff } = await api.staffAccount();
  await waitAMinute();
  const responses = [];
  for (const email of [newEmail('nobody'), verified, pending, staff]) {
    const [first, second] = [await call(email), await call(email)];
    responses.push([
      first.status,
      first.data,
      second.status,
      second.errors[0]?.message,
      second.headers.has('retry-after'),
    ]);
  }
  for (const response of responses) expect(response).toEqual(responses[0]);
  expect(responses[0]?.slice(2)).toEqual([429, 'Too many requests. Please try again later.', true]);
});

test.each([
  ['forgotPassword', forgot],
  ['resendCode', resend],
])('%s does all work that differs for an unknown address within constant time', async (_name, call) => {
  const { email: verified } = await visitorAccount(api);
  const pending = newEmail();
  await runQuery(REGISTER, { input: registration({ email: pending }) });
  const { email: staff } = await api.staffAccount();
  await waitAMinute();
  for (const email of [verified, pending, staff, newEmail('nobody')]) {
    expect(outsidePace(await workOf(() => call(email)))).toEqual(['constant time']);
  }
});

test.each([
  ['an array of addresses', ['a@test.example', 'b@test.example']],
  ['an operator', { $gt: '' }],
])('%s in place of an address is refused', async (_title, email) => {
  const { status, errors } = await forgot(email as unknown as string);
  expect([status, errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
});

test('a host header changes nothing in the mail', async () => {
  const { email } = await visitorAccount(api);
  await runQuery(
    'mutation ($email: String!) { forgotPassword(email: $email) { success } }',
    { email },
    {
      ...fromElsewhere(),
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
  );
  const { html, text = '' } = await api.mails.next(email);
  expect(`${String(html)}${text}`).not.toContain('evil.example');
});

test('guesses count together, from wherever they come: after five only a new code helps', async () => {
  const { email } = await visitorAccount(api);
  await forgot(email);
  const code = await mailedCode(api, email);
  const guesses = Array.from({ length: 12 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'));
  const responses = await Promise.all(guesses.map((guess) => reset({ email, code: guess })));
  for (const response of responses) expect(response).toMatchObject({ success: false });
  expect(await reset({ email, code })).toMatchObject({ success: false, errors: [{ field: 'code' }] });
});

test.each([
  [
    'password reset',
    forgot,
    (email: string, code: string, from?: Record<string, string>) => reset({ email, code }, from),
  ],
  ['email verification', resend, verify],
])('a stranger in another network does not block the %s of an account (ADR-0066)', async (_title, request, redeem) => {
  const email = newEmail();
  await runQuery(REGISTER, { input: registration({ email }) });
  await mailedCode(api, email);
  await waitAMinute();
  const stranger = fromElsewhere();
  const { codeByAccountAnywhere, resetByAccountAnywhere, resendByAccountAnywhere } = RATE_LIMITS;
  const requests = Math.max(resetByAccountAnywhere.points, resendByAccountAnywhere.points);
  const sent = await Promise.all(Array.from({ length: requests }, () => request(email, stranger)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  await mailedCode(api, email);
  // Most of these are refused in the stranger's network, and so do not count in the owner's.
  await Promise.all(Array.from({ length: codeByAccountAnywhere.points }, () => redeem(email, '123456', stranger)));
  expect((await redeem(email, '123456', stranger)) ?? null).toBeNull();
  await waitAMinute();
  expect((await request(email)).status).toBe(200);
  expect(await redeem(email, await mailedCode(api, email))).toMatchObject({ success: true });
});
