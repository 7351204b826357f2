import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { commandsOf } from '../testing/commands.js';
import { putRecords, storeOf } from '../testing/records.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import type { TestClient } from '../testing/testClient.js';

/**
 * Class: finding out by the search of all kinds what one may not see. Its answers are the same whether there is such a
 * record or not, and the database is not asked: there is nothing whose time could be measured.
 */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = async (client: TestClient, text: string) => {
  const { status, data, errors } = await client.graphql(
    'query ($text: String!) { searchRecords(text: $text, limit: 20) { kind id slug title subtitle } }',
    { text },
  );
  return JSON.stringify([status, data, errors]);
};

describe.each(allKinds.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
  const { model, scope } = storeOf(kind);
  const others = allKinds.filter((other) => other !== kind).map(({ permissions }) => permissions.view as Permission);
  const collection = model.collection.collectionName;

  afterEach(() => model.collection.deleteMany({ ...scope, createdBy: null, updatedBy: { id: 'test', name: 'test' } }));

  test('is not found out by those who may see every other kind', async () => {
    const asker = await api.staff(...others);
    const before = await ask(asker, 'secretive');
    const localized = kind.translatable.includes(kind.titleField);
    const made = Array.from({ length: 30 }, (_, at) => ({
      [kind.titleField]: localized ? { en: `Secretive ${at}` } : `Secretive ${at}`,
      createdBy: null,
      updatedBy: { id: 'test', name: 'test' },
    }));
    await putRecords(kind, made);
    expect(await ask(asker, 'secretive')).toBe(before);
    expect(await ask(api.admin, 'secretive')).not.toBe(before);

    // Sessions read users and roles; the search itself adds no command for the kind.
    const own = await commandsOf(() => asker.ask('{ session { superAdmin } }'));
    const commands = await commandsOf(() => ask(asker, 'secretive'));
    const of = (all: readonly string[]) => all.filter((command) => command.endsWith(` ${collection}`));
    expect(of(commands)).toEqual(of(own));
  });
});
