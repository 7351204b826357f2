import { permissionCatalogue, type Permission } from '@polyphony/domain/permissions.js';
import { documentOf, operationsOf, type Operation } from '../security/surface.js';
import { createSchema } from '../schema.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import type { TestClient } from '../testing/testClient.js';

/**
 * Each permission by itself: of the operations it gates, one who holds it alone is refused none, and one who holds all
 * but those that would do is refused every one.
 */
const operations = operationsOf(createSchema());
const gatedBy = (name: Permission) => operations.filter(({ gate }) => Array.isArray(gate) && gate.includes(name));

/** Decision 58: payments are gated by the permission to confirm, as observed; this one only opens the menu. */
const GATES_NOTHING: readonly Permission[] = ['TOGGLE_EVENT_BOOKING_PAYMENT_STATUS'];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const isForbidden = async (client: TestClient, operation: Operation) => {
  const { errors } = await client.graphql(documentOf(operation), operation.variables);
  return errors.some(({ extensions }) => extensions['code'] === 'FORBIDDEN');
};

describe.each([
  ['PERM-013..019', 'EVENT'],
  ['PERM-020..026', 'EVENT_CATEGORY'],
  ['PERM-027..032', 'EVENT_DIFFICULTY'],
  ['PERM-033..037', 'EVENT_PRICE'],
  ['PERM-038..041', 'EVENT_BOOKING'],
  ['PERM-048..053', 'FILE'],
  ['PERM-066..072', 'LANGUAGE'],
  ['PERM-076..083', 'STAFF'],
  ['PERM-093..099', 'CATEGORY'],
])('%s: the permissions of %s', (_, group) => {
  const names = permissionCatalogue.filter((entry) => entry.group === group).map(({ name }) => name);

  test.each(names.filter((name) => !GATES_NOTHING.includes(name)))('%s', async (name) => {
    const found = gatedBy(name);
    expect(found.length).toBeGreaterThan(0);
    const others = permissionCatalogue.map((entry) => entry.name);
    const holder = await api.staff(name);
    for (const operation of found) {
      const gate = operation.gate as readonly Permission[];
      const without = await api.staff(...others.filter((other) => !gate.includes(other)));
      const refused = [await isForbidden(holder, operation), await isForbidden(without, operation)];
      expect([operation.name, ...refused]).toEqual([operation.name, false, true]);
    }
  });
});

test.each(GATES_NOTHING)('PERM-040: %s opens no operation by itself', (name) => {
  expect(gatedBy(name)).toEqual([]);
});

test('PERM-001: a Super Admin, whose role holds none, is refused nothing of the console', async () => {
  // What is about oneself is no matter of permissions: a profile of somebody else is nobody's to change.
  const mine = operations.filter(({ gate }) => Array.isArray(gate) && gate.length > 0);
  expect(mine.length).toBeGreaterThan(30);
  for (const operation of mine) {
    expect([operation.name, await isForbidden(api.admin, operation)]).toEqual([operation.name, false]);
  }
});
