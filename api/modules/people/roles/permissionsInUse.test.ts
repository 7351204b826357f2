import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly inUse: boolean;
}
const listed = () => api.admin.ask<Listed[]>('{ permissions { id name inUse } }');

test('a permission is in use when the gate of an operation names it, or when it opens the menu of bookings', async () => {
  const inUse = new Map((await listed()).map((permission) => [permission.name, permission.inUse]));
  expect(['EDIT_EVENT', 'TRANSLATE_EVENT', 'FILE_DETAILS'].map((name) => inUse.get(name))).toEqual([true, true, true]);
  expect(inUse.get('TOGGLE_EVENT_BOOKING_PAYMENT_STATUS')).toBe(true);
  expect(['VIEW_ALL_TESTIMONIALS', 'ADD_COURSE', 'ADD_PAGE'].map((name) => inUse.get(name))).toEqual([
    false,
    false,
    false,
  ]);
});

test('a role may hold a permission that is not in use yet', async () => {
  const all = await listed();
  const permissionIds = ['ADD_COURSE', 'EDIT_EVENT'].map((name) => all.find((each) => each.name === name)?.id);
  const { success } = await api.admin.ask<{ success: boolean }>(
    'mutation ($input: RoleInput!) { createRole(input: $input) { success } }',
    { input: { name: 'Planners', permissionIds } },
  );
  expect(success).toBe(true);
});
