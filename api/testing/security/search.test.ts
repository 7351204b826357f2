import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { commandsOf } from '../measures/commands.js';
import { putRecords, storeOf } from '../records/records.js';
import { gql } from '../generated/gql.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';

/**
 * Class: inferring hidden records by the search of all kinds. Its responses are identical whether or not a hidden
 * record exists, and the database is not queried for hidden kinds, so there is no timing to measure.
 *
 * In each round a caller may see about half of the kinds, and records of the others are hidden. The halves differ by
 * one bit of a kind's number, each bit both ways: so each kind is hidden once from a caller who may see any other, and
 * the number of rounds grows by two when the number of kinds doubles.
 */
const rounds = Array.from({ length: Math.ceil(Math.log2(allKinds.length)) }, (_, bit) =>
  [0, 1].map((value) => ({
    visible: allKinds.filter((_kind, index) => ((index >> bit) & 1) === value),
    hidden: allKinds.filter((_kind, index) => ((index >> bit) & 1) !== value),
  })),
).flat();

const SECRETIVE = gql(`query SecretiveRecords { searchRecords(text: "secretive") { kind } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = async (client: TestClient, text: string) => {
  const { status, data, errors } = await client.graphql(
    'query ($text: String!) { searchRecords(text: $text, limit: 20) { kind id slug title subtitle } }',
    { text },
  );
  return JSON.stringify([status, data, errors]);
};

const AUTHORS = { createdBy: null, updatedBy: { id: 'test', name: 'test' } };
const secretive = (kind: AnyKind, at: number) => {
  const title = `Secretive ${at}`;
  return { [kind.titleField]: kind.translatable.includes(kind.titleField) ? { en: title } : title, ...AUTHORS };
};
const removeSecretive = async (kind: AnyKind) => {
  const { model, scope } = storeOf(kind);
  await model.collection.deleteMany({ ...scope, ...AUTHORS });
};
const collectionOf = (kind: AnyKind) => storeOf(kind).model.collection.collectionName;

test.each(rounds)(
  'in round %#, a caller who may see other kinds learns nothing of those that are hidden',
  async (round) => {
    const caller = await api.staff(...round.visible.map(({ permissions }) => permissions.view));
    const before = await search(caller, 'secretive');
    for (const kind of round.hidden)
      await putRecords(
        api,
        kind,
        [1, 2, 3].map((at) => secretive(kind, at)),
      );
    expect(await search(caller, 'secretive')).toBe(before);

    // Sessions read users and roles; the search itself adds no command for the hidden kinds.
    const own = await commandsOf(() => caller.request('{ session { superAdmin } }'));
    const commands = await commandsOf(() => search(caller, 'secretive'));
    const seen = new Set(round.visible.map(collectionOf));
    const collections = round.hidden.map(collectionOf).filter((name) => !seen.has(name));
    const of = (all: readonly string[]) =>
      all.filter((command) => collections.some((name) => command.endsWith(` ${name}`)));
    expect(of(commands)).toEqual(of(own));
    for (const kind of round.hidden) await removeSecretive(kind);
  },
);

test.each(allKinds.map((kind) => [kind.name, kind] as const))(
  'a caller who may see everything finds %s',
  async (name, kind) => {
    await putRecords(api, kind, [secretive(kind, 1)]);
    const found = await api.admin.request(SECRETIVE);
    expect(found.map((record) => record.kind)).toEqual([name]);
    await removeSecretive(kind);
  },
);
