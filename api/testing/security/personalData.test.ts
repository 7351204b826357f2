import { UserModel } from '../../identity/users/user.js';
import { ownDataCalls } from '../clients/ownData.js';
import { fromElsewhere, newEmail, PASSWORD, visitorAccount } from '../clients/visitorAccounts.js';
import { startTestApi, type TestApi } from '../server/testApi.js';

/**
 * Class: taking out or erasing what is stored of another person. A visitor does so only with their own account and their own
 * password, and the responses do not tell which accounts exist, or existed.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const { deleteOwn, exportOwn } = ownDataCalls;

test('nobody erases or exports an account without a session of the site, members of staff included', async () => {
  const staff = await api.staff('VIEW_ALL_EVENT_BOOKINGS', 'VIEW_AUDIT_LOG');
  for (const client of [api.visitor, staff, api.admin])
    for (const document of [deleteOwn, exportOwn]) {
      const { data, errors } = await client.graphql(document, { password: PASSWORD });
      expect([data, errors[0]?.extensions['code']]).toEqual([null, 'UNAUTHENTICATED']);
    }
});

test("the password of another account opens neither one's own erasure nor export", async () => {
  const [one, other] = [await visitorAccount(api), await visitorAccount(api, otherPassword)];
  for (const document of [deleteOwn, exportOwn])
    expect((await one.client.graphql(document, { password: other.password })).data).toMatchObject({
      result: { success: false },
    });
  expect(await UserModel.countDocuments({ email: { $in: [one.email, other.email] } })).toBe(2);
});
const otherPassword = { password: 'Red-panda-8', confirmPassword: 'Red-panda-8' };

test('a session that has ended erases nothing', async () => {
  const { client, email } = await visitorAccount(api);
  await client.request('mutation { publicLogout { success } }');
  const { errors } = await client.graphql(deleteOwn, { password: PASSWORD });
  expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  expect(await UserModel.countDocuments({ email })).toBe(1);
});

test('nothing tells an erased account from one that never was', async () => {
  const { client, email } = await visitorAccount(api);
  await client.request(deleteOwn, { password: PASSWORD });
  const outcomeOf = async (document: string, address: string) => {
    const { status, data, errors } = await api.visitor.graphql(document, { email: address }, fromElsewhere());
    return { status, data, codes: errors.map(({ extensions }) => extensions['code']) };
  };
  for (const document of [
    `mutation ($email: String!) { logIn(identifier: $email, password: "${PASSWORD}") { success message token } }`,
    'mutation ($email: String!) { forgotPassword(email: $email) { success message } }',
    'mutation ($email: String!) { resendCode(email: $email) { success message } }',
  ])
    expect(await outcomeOf(document, email)).toEqual(await outcomeOf(document, newEmail()));
});
