import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { JPEG, PDF, PNG } from '../../testing/files/sampleFiles.js';
import { storedIdentityFile, waitAMinute } from '../../testing/records/storedVisitors.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';
import {
  fromElsewhere,
  leftOfMinute,
  mailedCode,
  newEmail,
  PASSWORD,
  visitorAccount,
} from '../../testing/clients/visitorAccounts.js';
import { createArabic } from '../../testing/records/createRecord.js';

const SESSION = gql(`query PersonOfSession { session { user { id name email } } }`);
const UPDATE_PROFILE = gql(`
  mutation UpdateOwnProfile($input: ProfileInput!) {
    updateProfile(input: $input) { success message errors { field message } }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const form = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  first_name: 'Pema',
  last_name: 'Lhamo',
  email: newEmail(),
  phone: '+975 17123456',
  nationality: 'BHUTANESE',
  country: 'Bhutan',
  password: PASSWORD,
  confirm_password: PASSWORD,
  ...changes,
});

const post = (path: string, body?: object, client = api.visitor) =>
  client.rest('POST', `/api/user/auth/${path}`, body, fromElsewhere());

/** A registration as a form with a file sends it. */
async function postForm(file: Buffer | null, { name = 'passport.pdf', type = 'application/pdf', ...changes } = {}) {
  const body = new FormData();
  const values = form(changes);
  for (const [field, value] of Object.entries(values)) body.append(field, String(value));
  if (file) body.append('identity_file', new Blob([new Uint8Array(file)], { type }), name);
  const url = `${api.url}/api/user/auth/register`;
  const response = await fetch(url, { method: 'POST', body, headers: fromElsewhere() });
  const responseBody = (await response.json()) as Record<string, unknown>;
  return { status: response.status, body: responseBody, email: String(values['email']) };
}

const privateFolder = () => join(api.mails.folder, '../private');
const listPrivateFiles = () => readdir(privateFolder()).catch(() => [] as string[]);

test('REST-007 AUTH-012 AUTH-013 AUTH-014: a JSON registration returns 201 with success and message', async () => {
  const response = await post('register', form());
  expect([response.status, Object.keys(response.body)]).toEqual([201, ['success', 'message']]);
  expect(response.body['success']).toBe(true);
});

test('REST-007 AUTH-014: an invalid one returns 422 with each error under the name that was sent', async () => {
  const response = await post('register', form({ first_name: 'Al', confirm_password: 'other', nationality: 'x' }));
  expect(response).toMatchObject({
    status: 422,
    body: {
      success: false,
      errors: {
        first_name: { message: 'First name must be at least 3 characters.' },
        confirm_password: { message: 'The passwords do not match.' },
        nationality: { message: 'Nationality is not valid.' },
      },
    },
  });
  const empty = await post('register', {});
  expect([empty.status, Object.keys(empty.body['errors'] as object).sort()]).toEqual([
    422,
    ['confirm_password', 'country', 'email', 'first_name', 'last_name', 'nationality', 'password', 'phone'],
  ]);
});

test('a path of visitors responds and mails in the language that a field names, and a write of staff refuses it', async () => {
  await createArabic(api.admin);
  const email = newEmail();
  const registered = await post('register', form({ email, language: 'ar' }));
  expect([registered.status, registered.body['message']]).toEqual([201, renderMessage(messages.registered, 'ar')]);
  expect((await api.mails.next(email)).subject).toBe('رمز التحقق الخاص بك');

  const refused = await post('register?lang=ar', form({ first_name: '' }));
  expect(refused.body['errors']).toEqual({
    first_name: { message: renderMessage(messages.required('labels.firstName'), 'ar') },
  });
  const nobody = await post('login', { email, password: 'wrong', lang: 'ar' });
  expect([nobody.status, nobody.body['message']]).toEqual([401, renderMessage(messages.signInRefused, 'ar')]);
  const { client } = await visitorAccount(api);
  const orders = await client.rest('GET', '/api/client/user/order-history?language=ar');
  expect([orders.status, orders.body['message']]).toEqual([200, renderMessage(messages.toastSuccess, 'ar')]);

  const texts = { category_name: 'ورش', slug: 'in-arabic', lang: 'ar' };
  const created = await api.admin.rest('POST', '/api/event/category/create', texts);
  expect([created.status, Object.keys(created.body['errors'] as object)]).toEqual([422, ['lang']]);
});

test('an address in use gets the same status and body as a new one', async () => {
  const { email } = await visitorAccount(api);
  await waitAMinute();
  const known = await post('register', form({ email }));
  const fresh = await post('register', form());
  expect([known.status, known.body]).toEqual([fresh.status, fresh.body]);
});

test.each([
  ['a PDF', PDF, {}],
  ['a PNG', PNG, { name: 'me.png', type: 'image/png' }],
  ['a JPEG called something else', JPEG, { name: 'me.txt', type: 'text/plain' }],
])(
  'AUTH-011 AUTH-021: a multipart registration with %s returns 201 and stores the file privately',
  async (_t, bytes, as) => {
    const before = await listPrivateFiles();
    const { status, email } = await postForm(bytes, as);
    expect(status).toBe(201);
    const [added = '', ...more] = (await listPrivateFiles()).filter((name) => !before.includes(name));
    expect(more).toEqual([]);
    const path = join(privateFolder(), added);
    expect(await readFile(path)).toEqual(bytes);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(await storedIdentityFile(email)).toMatchObject({ key: added, size: bytes.length });
    for (const address of [
      added,
      `private/${added}`,
      `assets/site/${added}`,
      `files/${added}`,
      `.data/private/${added}`,
    ]) {
      expect((await fetch(`${api.url}/${address}`)).status).toBe(404);
    }
  },
);

test('AUTH-011: a multipart registration without a file, or with an empty file input, returns 201', async () => {
  expect((await postForm(null)).status).toBe(201);
  expect((await postForm(Buffer.alloc(0), { name: '', type: 'application/octet-stream' })).status).toBe(201);
});

test.each([
  ['a text called .pdf', Buffer.from('not a pdf at all'), 'ID document must be a JPG, PNG or PDF file.'],
  ['a GIF called .png', Buffer.from('GIF89a-----------'), 'ID document must be a JPG, PNG or PDF file.'],
])('AUTH-021: %s is refused on its field, and not kept', async (_title, bytes, message) => {
  const before = await listPrivateFiles();
  const { status, body } = await postForm(bytes, { name: 'me.pdf', type: 'application/pdf' });
  expect([status, body['errors']]).toEqual([422, { identity_file: { message } }]);
  expect(await listPrivateFiles()).toEqual(before);
});

test('AUTH-022: a file of exactly 5 MB is accepted, a larger one is refused on its field', async () => {
  const ofSize = (size: number) => Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]);
  const limit = 5 * 1024 * 1024;
  expect((await postForm(ofSize(limit))).status).toBe(201);
  for (const size of [limit + 1, 3 * limit]) {
    const { status, body } = await postForm(ofSize(size));
    expect([status, body['errors']]).toEqual([
      422,
      { identity_file: { message: 'File size exceeds the maximum limit of 5MB' } },
    ]);
  }
  expect((await postForm(ofSize(6 * limit))).status).toBe(413);
});

test('a file in JSON, or for a path without files, is refused', async () => {
  const inJson = await post('register', form({ identity_file: 'data:image/png;base64,AAAA' }));
  expect([inJson.status, Object.keys(inJson.body['errors'] as object)]).toEqual([422, ['identity_file']]);
  const body = new FormData();
  body.append('email', newEmail());
  body.append('identity_file', new Blob([new Uint8Array(PNG)]), 'me.png');
  const url = `${api.url}/api/user/auth/forgot-password`;
  expect((await fetch(url, { method: 'POST', body, headers: fromElsewhere() })).status).toBe(422);
});

test('two files at once are refused', async () => {
  const body = new FormData();
  for (const [field, value] of Object.entries(form())) body.append(field, String(value));
  for (const field of ['identity_file', 'other']) body.append(field, new Blob([new Uint8Array(PNG)]), 'me.png');
  const url = `${api.url}/api/user/auth/register`;
  expect((await fetch(url, { method: 'POST', body, headers: fromElsewhere() })).status).toBe(400);
});

test('a repeated registration deletes the file of the earlier one', async () => {
  const first = await postForm(PDF);
  const earlier = await storedIdentityFile(first.email);
  await waitAMinute();
  expect((await postForm(PNG, { email: first.email } as object)).status).toBe(201);
  expect(earlier).toBeTruthy();
  expect(await listPrivateFiles()).not.toContain(earlier?.key);
});

test('REST-008 AUTH-015: verify-email returns 200 for the issued code, and an error on otp for another one', async () => {
  const { email } = await postForm(null);
  const otp = await mailedCode(api, email);
  const wrong = await post('verify-email', { email, otp: otp === '000000' ? '000001' : '000000' });
  expect(wrong).toMatchObject({
    status: 422,
    body: { success: false, errors: { otp: { message: 'That code is wrong or has expired.' } } },
  });
  const right = await post('verify-email', { email, otp });
  expect(right).toMatchObject({
    status: 200,
    body: { success: true, message: 'Your email address is verified. You can log in now.' },
  });
});

test('REST-009: resend-otp returns 200, and 429 with Retry-After within a minute', async () => {
  const before = Date.now();
  const { email } = await postForm(null);
  const early = await post('resend-otp', { email });
  expect(early.status).toBe(429);
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThanOrEqual(leftOfMinute(before));
  await waitAMinute();
  expect(await post('resend-otp', { email })).toMatchObject({ status: 200, body: { success: true } });
});

test('REST-010 REST-011: forgot-password and reset-password let the new password in and the old one no more', async () => {
  const { email, password, client } = await visitorAccount(api);
  expect(await post('forgot-password', { email })).toMatchObject({
    status: 200,
    body: { success: true, message: 'If there is an account at this address, we have sent a code to it.' },
  });
  const otp = await mailedCode(api, email);
  const values = { email, otp, password: 'A-new-word-7', confirm_password: 'A-new-word-7' };
  expect(await post('reset-password', { ...values, confirm_password: 'x' })).toMatchObject({
    status: 422,
    body: { errors: { confirm_password: { message: 'The passwords do not match.' } } },
  });
  expect(await post('reset-password', values)).toMatchObject({ status: 200, body: { success: true } });
  expect((await post('login', { identifier: email, password })).status).toBe(401);
  expect((await post('login', { identifier: email, password: 'A-new-word-7' })).status).toBe(200);
  expect((await client.rest('GET', '/api/session-details')).status).toBe(401);
});

test('REST-012 AUTH-007: login returns the token and the account of a visitor, and sets the cookie of the site', async () => {
  const { email, password } = await visitorAccount(api);
  const response = await post('login', { identifier: email, password });
  expect([response.status, Object.keys(response.body)]).toEqual([200, ['success', 'message', 'token', 'user']]);
  expect(response.body['user']).toMatchObject({ first_name: 'Pema', last_name: 'Lhamo', email, country: 'Bhutan' });
  expect(response.headers.get('set-cookie')).toMatch(/^visitor=[^;]+;.*HttpOnly/);
  const client = new TestClient(api.url, response.body['token'] as string);
  expect((await client.rest('GET', '/api/session-details')).body).toMatchObject({ data: { email } });
  expect((await client.rest('GET', '/api/user/role/lists')).status).toBe(401);
});

test('REST-014 AUTH-009: POST publicLogout without a body ends the session', async () => {
  const { client } = await visitorAccount(api);
  expect((await client.rest('GET', '/api/session-details')).status).toBe(200);
  // Only requests of this site change its cookies.
  const own = { 'sec-fetch-site': 'same-origin' };
  const out = await client.rest('POST', '/api/user/auth/publicLogout', undefined, own);
  expect([out.status, out.body['success'], out.headers.get('set-cookie')]).toEqual([
    200,
    true,
    expect.stringMatching(/^visitor=;.*Max-Age=0/),
  ]);
  expect((await client.rest('GET', '/api/session-details')).status).toBe(401);
});

test('REST-106 REST-005: update-profile changes the own profile, and nobody else’s', async () => {
  const { client, email } = await visitorAccount(api);
  const path = '/api/client/user/update-profile';
  const saved = await client.rest('POST', path, { last_name: 'Dorji', country: 'Nepal' });
  expect(saved).toMatchObject({
    status: 200,
    body: { success: true, message: 'Profile updated successfully.', data: { last_name: 'Dorji', email } },
  });
  const { body } = await client.rest('GET', '/api/session-details');
  const { _id } = (body as { data: { _id: string } }).data;
  expect((await client.rest('POST', path, { userId: _id, country: 'Bhutan' })).status).toBe(200);
  const { client: other, email: otherEmail } = await visitorAccount(api);
  expect((await other.rest('POST', path, { userId: _id, country: 'Nowhere' })).status).toBe(403);
  const address = await other.rest('POST', path, { email: 'x@test.example', country: 'Nepal' });
  expect(address.body['data']).toMatchObject({ country: 'Nepal', email: otherEmail });
  expect((await api.visitor.rest('POST', path, { country: 'Nowhere' })).status).toBe(401);
  expect((await api.admin.rest('POST', path, { country: 'Nowhere' })).status).toBe(401);
});

/** Each path, a body with a new address, and the equivalent operation. */
const TWINS: readonly (readonly [path: string, body: () => Record<string, unknown>, operation: string])[] = [
  ['register', () => form(), 'register(input: $input)'],
  ['register', () => form({ first_name: 'Al' }), 'register(input: $input)'],
  ['verify-email', () => ({ email: newEmail(), otp: '123456' }), 'verifyEmail(email: $email, code: $code)'],
  ['resend-otp', () => ({ email: newEmail() }), 'resendCode(email: $email)'],
  ['forgot-password', () => ({ email: newEmail() }), 'forgotPassword(email: $email)'],
  [
    'reset-password',
    () => ({ email: newEmail(), otp: '123456', password: PASSWORD, confirm_password: PASSWORD }),
    'resetPassword(input: $input)',
  ],
  ['login', () => ({ identifier: newEmail(), password: PASSWORD }), 'logIn(identifier: $email, password: $password)'],
  ['publicLogout', () => ({}), 'publicLogout'],
];
const GRAPHQL_NAMES: Record<string, string> = {
  first_name: 'firstName',
  last_name: 'lastName',
  confirm_password: 'confirmPassword',
  otp: 'code',
};
const TYPES: Record<string, string> = { register: 'RegistrationInput!', resetPassword: 'PasswordResetInput!' };

test.each(TWINS)('GQL-009: %s returns what its operation returns', async (path, body, operation) => {
  const legacy = await post(path, body());
  const values = body();
  const input = Object.fromEntries(Object.entries(values).map(([name, value]) => [GRAPHQL_NAMES[name] ?? name, value]));
  const name = /^\w+/.exec(operation)?.[0] ?? '';
  const variables = { input, email: values['email'] ?? values['identifier'], code: values['otp'], password: PASSWORD };
  const used = Object.entries({ input: TYPES[name] ?? '', email: 'String!', code: 'String!', password: 'String!' });
  const declared = used.filter(([variable]) => operation.includes(`$${variable}`)).map(([v, type]) => `$${v}: ${type}`);
  const query = `mutation ${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${operation} { success message } }`;
  const operationVariables = Object.fromEntries(
    Object.entries(variables).filter(([variable]) => operation.includes(`$${variable}`)),
  );
  const { data } = await api.visitor.graphql(query, operationVariables, fromElsewhere());
  const { success, message } = legacy.body;
  expect({ success, message }).toEqual(data?.[name]);
});

test.each([
  ['the right password', ''],
  ['a wrong password', 'x'],
])('GQL-009: login of staff with %s returns what signIn returns', async (_, wrong) => {
  const { email, password } = await api.staffAccount();
  const values = { identifier: email, password: password + wrong };
  const { body } = await post('login', values);
  const { data } = await api.visitor.graphql(
    'mutation ($identifier: String!, $password: String!) { signIn(identifier: $identifier, password: $password) { success message } }',
    values,
    fromElsewhere(),
  );
  expect({ success: body['success'], message: body['message'] }).toEqual(data?.['signIn']);
});

test('GQL-009: session-details returns to staff what session returns', async () => {
  const me = await api.staff('VIEW_ALL_LANGUAGES');
  const session = await me.request(SESSION);
  const { body } = await me.rest('GET', '/api/session-details');
  expect(body['data']).toMatchObject({
    _id: session?.user.id,
    name: session?.user.name,
    email: session?.user.email,
  });
});

test.each([
  ['a name', { name: 'Karma Dorji' }],
  ['a name that is too short', { name: 'K' }],
])('GQL-009: profile/update with %s returns what updateProfile returns', async (_, input) => {
  const me = await api.staff('VIEW_ALL_LANGUAGES');
  const { body } = await me.rest('PUT', '/api/profile/update', input);
  const updated = await me.request(UPDATE_PROFILE, { input });
  expect({ success: body['success'], message: body['message'] }).toEqual({
    success: updated.success,
    message: updated.message,
  });
  expect(Object.keys(body['errors'] ?? {})).toEqual(updated.errors.map(({ field }) => field));
});

test('GQL-009: logout returns to staff what signOut returns', async () => {
  const [one, other] = [
    await api.signIn.as('Staff without permissions'),
    await api.signIn.as('Staff without permissions'),
  ];
  const { body } = await one.rest('GET', '/api/user/auth/logout');
  const out = await other.request('mutation { signOut { success message } }');
  expect({ success: body['success'], message: body['message'] }).toEqual(out);
  for (const client of [one, other]) expect(await client.request('{ session { user { id } } }')).toBeNull();
});

test.each(['register', 'verify-email', 'resend-otp', 'forgot-password', 'reset-password', 'login', 'publicLogout'])(
  'REST-004: %s accepts POST alone',
  async (path) => {
    const response = await api.visitor.rest('GET', `/api/user/auth/${path}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  },
);
