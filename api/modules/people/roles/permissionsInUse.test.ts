import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const listed = () => api.admin.request(gql(`query PermissionsInUse { permissions { id name inUse } }`));

test('a permission is in use when the gate of an operation names it, or when it opens the menu of bookings', async () => {
  const inUse = new Map((await listed()).map((permission) => [permission.name, permission.inUse]));
  expect((['EDIT_EVENT', 'TRANSLATE_EVENT', 'FILE_DETAILS'] as const).map((name) => inUse.get(name))).toEqual([
    true,
    true,
    true,
  ]);
  expect(inUse.get('TOGGLE_EVENT_BOOKING_PAYMENT_STATUS')).toBe(true);
  expect([...inUse].filter(([, used]) => !used)).toEqual([]);
});
