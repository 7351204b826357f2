import { allKinds, kinds } from '@polyphony/domain/kinds/index.js';
import { SEARCH_FOUND } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(async () => {
  for (const kind of allKinds) {
    const { model, kind: of } = storeOf(kind);
    await model.collection.deleteMany({
      $or: [{ [of.titleField]: /needle/i }, { [`${of.titleField}.en`]: /needle/i }],
    });
  }
});

const QUERY = gql(`
  query SearchRecords($text: String!, $limit: Int) {
    searchRecords(text: $text, limit: $limit) { kind id slug title subtitle }
  }
`);
const search = (client: TestClient, text: string, limit?: number) => client.request(QUERY, { text, limit });

const called = (kind: (typeof allKinds)[number], title: string) => ({
  [kind.titleField]: kind.translatable.includes(kind.titleField) ? { en: title } : title,
});

test('records of every kind are found by a part of their name, whatever its case', async () => {
  for (const kind of allKinds)
    await putRecords(api, kind, [called(kind, `A needle of ${kind.name}`), called(kind, 'Hay')]);
  const found = await search(api.admin, ' nEEdle OF ');
  expect(found.map(({ kind, title }) => [kind, title])).toEqual(
    allKinds.map(({ name }) => [name, `A needle of ${name}`]),
  );
});

test('what is typed is never a pattern, and nothing finds nothing', async () => {
  await putRecords(api, kinds.eventDifficulty, [called(kinds.eventDifficulty, 'Needle')]);
  expect(await search(api.admin, 'n.*e')).toEqual([]);
  expect(await search(api.admin, '  ')).toEqual([]);
  expect(await contentCommandsOf(() => search(api.admin, '  '))).toEqual(
    await contentCommandsOf(() => api.admin.request('{ session { superAdmin } }')),
  );
});

test('a search finds a name in the language of the request and in English, and returns it in that language or its fallback', async () => {
  await putRecords(api, kinds.language, [{ code: 'ar', name: 'Arabic', active: true }]);
  await putRecords(api, kinds.eventDifficulty, [
    { name: { en: 'Needle one', ar: 'إبرة' }, slug: 'one' },
    { name: { en: 'Needle two' }, slug: 'two' },
  ]);
  const inArabic = async (text: string) => {
    const found = await api.admin.with({ cookie: 'language=ar' }).request(QUERY, { text });
    return found.map(({ title }) => title).sort();
  };
  expect(await inArabic('إبر')).toEqual(['إبرة']);
  expect(await inArabic('needle')).toEqual(['Needle two', 'إبرة']);
  expect((await search(api.admin, 'إبر')).length).toBe(0);
  await storeOf(kinds.language).model.collection.deleteOne({ code: 'ar' });
});

test('the second line distinguishes records of one name: a text of theirs, or the name of what they belong to', async () => {
  const [eventId] = await putRecords(api, kinds.event, [{ name: { en: 'Needle event' }, slug: 'needle-event' }]);
  await putRecords(api, kinds.eventPrice, [{ label: { en: 'Needle price' }, eventId: new Types.ObjectId(eventId) }]);
  await putRecords(api, kinds.staffMember, [{ name: 'Needle Ada', email: 'needle@test.example' }]);
  const lines = (await search(api.admin, 'needle')).map(({ kind, slug, subtitle }) => [kind, slug, subtitle]);
  expect(lines).toEqual([
    ['event', 'needle-event', 'needle-event'],
    ['eventPrice', null, 'Needle event'],
    ['staffMember', null, 'needle@test.example'],
  ]);
  // A user who may list prices alone does not learn from them which events there are.
  const seller = await api.staff('VIEW_ALL_EVENT_PRICES');
  expect((await search(seller, 'needle')).map(({ kind, subtitle }) => [kind, subtitle])).toEqual([
    ['eventPrice', null],
  ]);
});

test.each([
  [undefined, SEARCH_FOUND.usual],
  [2, 2],
  [0, 1],
  [-5, 1],
  [1000, SEARCH_FOUND.max],
])('a limit of %s returns %i of each kind', async (limit, expected) => {
  const many = Array.from({ length: SEARCH_FOUND.max + 5 }, (_, at) => ({ name: { en: `Needle ${at}` } }));
  await putRecords(api, kinds.eventDifficulty, many);
  await putRecords(api, kinds.blogCategory, many);
  expect((await search(api.admin, 'needle', limit)).length).toBe(2 * expected);
});

test('a search costs one command a kind, and one more for the names of each kind that the found belong to, however many are found', async () => {
  const cost = async () => {
    // What was written before is known again: languages are read once after each write.
    await api.admin.request('{ session { superAdmin } }');
    const own = await contentCommandsOf(() => api.admin.request('{ session { superAdmin } }'));
    const commands = await contentCommandsOf(() => search(api.admin, 'needle', SEARCH_FOUND.max));
    return commands.length - own.length;
  };
  expect(await cost()).toBe(allKinds.length);
  for (const kind of allKinds) await putRecords(api, kind, [called(kind, 'Needle')]);
  const [one, other] = await putRecords(api, kinds.event, [called(kinds.event, 'Hay'), called(kinds.event, 'Straw')]);
  const prices = [one, other].flatMap((id) =>
    [1, 2, 3].map((at) => ({ label: { en: `Needle ${at}` }, eventId: new Types.ObjectId(id) })),
  );
  await putRecords(api, kinds.eventPrice, prices);
  const owners = allKinds.flatMap(({ subtitleField = '', references }) => references[subtitleField]?.kind ?? []);
  expect(await cost()).toBe(allKinds.length + new Set(owners).size);
});
