import { makeVisitor } from '../server/testBed.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import { workOf } from '../measures/work.js';

/**
 * Class: enumeration. A refused sign-in does not reveal which e-mails are known: neither by its text, status, headers
 * or length, nor by the work it does. Its duration is measured by `npm run bench:sign-in`.
 */
const SIGN_IN =
  'mutation ($email: String!) { signIn(identifier: $email, password: "Wrong-password-1") { success message errors { field } token } }';
const REST_SIGN_IN = '/api/user/auth/login';

let api: TestApi;
let emails: readonly (readonly [string, string])[];
beforeAll(async () => {
  api = await startTestApi();
  const staff = await api.staffAccount();
  const visitor = await makeVisitor('visitor-00000000@test.example');
  emails = [
    ['staff', staff.email],
    ['a visitor', visitor.email],
    ['nobody', 'nobody-00000000@test.example'],
    ['nobody, of a domain of ours', 'staff-zzzzzzzz@test.example'],
  ];
});
afterAll(() => api.close());

/** The headers, without those that differ for every request. */
const plain = (headers: Headers) =>
  [...headers].filter(([name]) => !/^(date|x-request-id|content-security-policy)$/.test(name));

test('refused sign-ins over GraphQL are identical responses', async () => {
  const responses = [];
  for (const [, email] of emails) {
    const { status, headers, data, errors } = await api.visitor.graphql(SIGN_IN, { email });
    responses.push([status, plain(headers), data, errors]);
  }
  expect(responses[0]?.[2]).toMatchObject({ signIn: { success: false, token: null } });
  for (const response of responses) expect(response).toEqual(responses[0]);
});

test('refused sign-ins over REST are identical responses', async () => {
  const responses = [];
  for (const [, email] of emails) {
    const { status, headers, body } = await api.visitor.rest('POST', REST_SIGN_IN, {
      email,
      password: 'Wrong-password-1',
    });
    responses.push([status, plain(headers), body]);
  }
  expect(responses[0]?.[2]).toMatchObject({ success: false });
  for (const response of responses) expect(response).toEqual(responses[0]);
});

test('a refused sign-in takes the same database commands and password hashes whether or not the e-mail is known', async () => {
  const works = [];
  for (const [, email] of emails) works.push(await workOf(() => api.visitor.graphql(SIGN_IN, { email })));
  expect(works[0]).toEqual(expect.arrayContaining(['find users', 'hash 19456 2 1']));
  for (const work of works) expect(work).toEqual(works[0]);
});
