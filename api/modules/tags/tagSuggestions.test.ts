import { kinds } from '@polyphony/domain/kinds/index.js';
import { TAG_SUGGESTIONS } from '@polyphony/domain/limits.js';
import { contentCommandsOf } from '../../testing/measures/commands.js';
import { putRecords } from '../../testing/records/records.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { createArabic } from '../../testing/records/createRecord.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

const QUERY = gql(`
  query TagSuggestions($kind: String!, $field: String!, $lang: String!, $text: String) {
    tagSuggestions(kind: $kind, field: $field, lang: $lang, text: $text)
  }
`);

let api: TestApi;
const suggested = (text: string | null, client: TestClient = api.admin, variables: Record<string, string> = {}) =>
  client.request(QUERY, { kind: 'blogPost', field: 'tags', lang: 'en', text, ...variables });
const tagged = (...lists: readonly Record<string, readonly string[]>[]) =>
  putRecords(
    api,
    kinds.blogPost,
    lists.map((tags) => ({ tags })),
  );

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  await tagged(
    { en: ['Paper', 'Printing'], ar: ['ورق'] },
    { en: ['Paper', 'Wallpaper'] },
    { en: ['Walking', 'Printing', 'Paper'] },
    { en: ['Printing machines'] },
  );
});
afterAll(() => api.close());

test('the server suggests the tags that begin with the text, then those that contain it, the most used first', async () => {
  expect(await suggested('PAP')).toEqual(['Paper', 'Wallpaper']);
  expect(await suggested('p')).toEqual(['Paper', 'Printing', 'Printing machines', 'Wallpaper']);
  expect(await suggested(null)).toEqual(['Paper', 'Printing', 'Printing machines', 'Walking', 'Wallpaper']);
  expect(await suggested('(')).toEqual([]);
});

test('the server suggests a tag to who leaves out its accents and marks', async () => {
  await tagged({ en: ['Décor'] });
  expect(await suggested('decor')).toEqual(['Décor']);
  expect(await suggested('وَرَق', api.admin, { lang: 'ar' })).toEqual(['ورق']);
});

test('the server suggests the tags of one language and of one kind', async () => {
  expect(await suggested(null, api.admin, { lang: 'ar' })).toEqual(['ورق']);
  expect(await suggested(null, api.admin, { kind: 'newsArticle' })).toEqual([]);
});

test('the server suggests a tag as soon as a record has it, and queries the database once until then', async () => {
  const count = async () => (await contentCommandsOf(() => suggested('fo'))).length;
  await suggested('fo');
  const known = await count();
  await tagged({ en: ['Folding'] });
  expect(await suggested('fo')).toEqual(['Folding']);
  expect(await count()).toBe(known);
});

test('the server suggests no more tags than a list of suggestions holds', async () => {
  await tagged({ en: Array.from({ length: TAG_SUGGESTIONS + 3 }, (_, at) => `Zone ${at}`) });
  expect(await suggested('zone')).toHaveLength(TAG_SUGGESTIONS);
});

test('suggestions are for those who list or write records of the kind', async () => {
  for (const permission of kinds.blogPost.permissions.details)
    expect(await suggested('walk', await api.staff(permission))).toEqual(['Walking']);
  const { errors } = await (
    await api.staff('VIEW_ALL_NEWS_ARTICLES')
  ).graphql(QUERY, {
    kind: 'blogPost',
    field: 'tags',
    lang: 'en',
  });
  expect(errors[0]?.extensions['code']).toBe('FORBIDDEN');
});

test.each([
  [{ kind: 'nothing' }, 'kind is not valid.'],
  [{ kind: 'constructor' }, 'kind is not valid.'],
  [{ field: 'title' }, 'field is not valid.'],
  [{ field: 'constructor' }, 'field is not valid.'],
  [{ lang: 'xx' }, "There is no active language 'xx'."],
  [{ lang: '$where' }, "There is no active language '$where'."],
])('the server refuses to suggest tags for %j', async (variables, message) => {
  const { errors } = await api.admin.graphql(QUERY, { kind: 'blogPost', field: 'tags', lang: 'en', ...variables });
  expect([errors[0]?.extensions['code'], errors[0]?.message]).toEqual(['BAD_USER_INPUT', message]);
});
