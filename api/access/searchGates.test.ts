import { allKinds } from '@polyphony/domain/kinds/index.js';
import { permissionCatalogue, type Permission } from '@polyphony/domain/people/permissions.js';
import { createSchema } from '../start/schema.js';
import { putRecords } from '../testing/records/records.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import type { TestClient } from '../testing/clients/testClient.js';
import { gatesOf } from './gates.js';

const NEEDLES = gql(`query KindsOfNeedles { searchRecords(text: "needle") { kind } }`);

/** A search of all kinds finds exactly those whose list the same permission opens. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const kind of allKinds) {
    const localized = kind.translatable.includes(kind.titleField);
    await putRecords(api, kind, [{ [kind.titleField]: localized ? { en: 'Needle' } : 'Needle' }]);
  }
});
afterAll(() => api.close());

const kindsFound = async (client: TestClient) => {
  const found = await client.request(NEEDLES);
  return found.map(({ kind }) => kind).sort();
};

const listGates = gatesOf(createSchema()).get('Query');
const openedBy = (...permissions: readonly Permission[]) =>
  allKinds
    .filter(({ plural }) =>
      permissions.some((name) => (listGates?.get(plural) as readonly Permission[]).includes(name)),
    )
    .map(({ name }) => name)
    .sort();

test('a search without a session is refused', async () => {
  const { data, errors } = await api.visitor.graphql('{ searchRecords(text: "needle") { kind } }');
  expect(data).toBeNull();
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['UNAUTHENTICATED']);
});

test('a member of staff without permissions finds nothing, a Super Admin something of each kind', async () => {
  expect(await kindsFound(await api.signIn.as('Staff without permissions'))).toEqual([]);
  expect(await kindsFound(api.admin)).toEqual(allKinds.map(({ name }) => name).sort());
});

test.each(allKinds.map(({ permissions }) => permissions.view))('%s finds what it lists', async (view) => {
  expect(openedBy(view).length).toBeGreaterThan(0);
  expect(await kindsFound(await api.staff(view))).toEqual(openedBy(view));
});

test('permissions that open no list find nothing', async () => {
  const others = permissionCatalogue.map(({ name }) => name).filter((name) => openedBy(name).length === 0);
  expect(others.length).toBeGreaterThan(30);
  expect(await kindsFound(await api.staff(...others))).toEqual([]);
});
