import { mock } from 'node:test';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { createLogger } from '../../platform/log/logger.js';
import { putRecords, storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { createArabic, createLanguage } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { partsByName } from './byName.js';

/** Categories in the order of their age; the translations of some of them. */
const NAMES: readonly { readonly en: string; readonly ar?: string }[] = [
  { en: 'zoology', ar: 'أحياء' },
  { en: 'Éclairs' },
  { en: 'apples', ar: 'تفاح' },
  { en: 'Bread' },
  { en: 'economy', ar: 'ﺑﻨﻮﻙ' },
  { en: 'apples' },
];

const LIST = gql(`
  query DifficultiesByName($direction: SortDirection!, $lang: String, $page: Int! = 1, $pageSize: Int! = 100) {
    eventDifficulties(
      page: $page, pageSize: $pageSize, filter: {lang: $lang}, sort: {field: NAME, direction: $direction}
    ) { rows { name(lang: $lang) } pageInfo { totalItemsCount totalPages } }
  }
`);
const LANGUAGES = gql(`
  query LanguagesByName {
    languages(pageSize: 100, sort: {field: NAME}) { rows { name } pageInfo { totalItemsCount totalPages } }
  }
`);

let api: TestApi;
const logged: string[] = [];
const { eventDifficulty } = kinds;

const listed = (variables: { lang: string; direction?: 'ASC' | 'DESC'; page?: number; pageSize?: number }) =>
  api.admin.request(LIST, { direction: 'ASC', ...variables });
const namesIn = ({ rows }: { readonly rows: readonly { readonly name: string }[] }) => rows.map(({ name }) => name);

beforeAll(async () => {
  api = await startTestApi({}, createLogger('warn', { write: (line) => void logged.push(line) }));
  await storeOf(eventDifficulty).model.collection.deleteMany({});
  await createArabic(api.admin);
  await putRecords(
    api,
    eventDifficulty,
    NAMES.map((name) => ({ name })),
  );
});
afterAll(() => api.close());

test('a list is sorted by name without regard to case and accents', async () => {
  const expected = ['apples', 'apples', 'Bread', 'Éclairs', 'economy', 'zoology'];
  expect(namesIn(await listed({ lang: 'en' }))).toEqual(expected);
  expect(namesIn(await listed({ lang: 'en', direction: 'DESC' }))).toEqual(expected.toReversed());
});

const IN_ARABIC = ['أحياء', 'ﺑﻨﻮﻙ', 'تفاح', 'apples', 'Bread', 'Éclairs'];

test('in another language records that have a name in it come first, then those shown in English', async () => {
  expect(namesIn(await listed({ lang: 'ar' }))).toEqual(IN_ARABIC);
  expect(namesIn(await listed({ lang: 'ar', direction: 'DESC' }))).toEqual(IN_ARABIC.toReversed());
});

test('pages cut such a list anywhere, each record once', async () => {
  for (const pageSize of [1, 2, 4, 5]) {
    const names: string[] = [];
    const { pageInfo } = await listed({ lang: 'ar', pageSize });
    expect(pageInfo).toEqual({ totalItemsCount: NAMES.length, totalPages: Math.ceil(NAMES.length / pageSize) });
    for (let page = 1; page <= pageInfo.totalPages; page += 1) {
      names.push(...namesIn(await listed({ lang: 'ar', page, pageSize })));
    }
    expect(names).toEqual(IN_ARABIC);
  }
});

test('a language that is not active is sorted as the default one, and gets no index', async () => {
  expect(namesIn(await listed({ lang: 'xx' }))).toEqual(namesIn(await listed({ lang: 'en' })));
  const { collection } = storeOf(eventDifficulty).model;
  const keys = (await collection.indexes()).flatMap(({ key }) => Object.keys(key as object));
  expect(keys).toEqual(expect.arrayContaining(['foldedNames.en', 'foldedNames.ar']));
  expect(keys).not.toContain('foldedNames.xx');
});

test('a name that all languages share is sorted by as well, without regard to case', async () => {
  for (const [name, code] of [
    ['zulu', 'zu'],
    ['Xhosa', 'xh'],
    ['éwé', 'ee'],
  ]) {
    await createLanguage(api.admin, { name, code });
  }
  const { rows } = await api.admin.request(LANGUAGES);
  expect(rows.map(({ name }) => name)).toEqual(['Arabic', 'English', 'éwé', 'Xhosa', 'zulu']);
});

test('each part of a sorted list is read from an index in its order, whatever its size', async () => {
  const { model } = storeOf(eventDifficulty);
  for (const { condition, order } of partsByName(eventDifficulty, 1, 'ar')) {
    const plan = JSON.stringify(await model.collection.find(condition, { sort: new Map(order) }).explain());
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('"SORT"');
  }
});

test('a list whose names cannot be indexed is as right, the log says so, and the next one indexes them', async () => {
  await createLanguage(api.admin, { name: 'Danish', code: 'da' });
  const { collection } = storeOf(eventDifficulty).model;
  const indexed = async () => (await collection.indexes()).some(({ key }) => 'foldedNames.da' in (key as object));
  const inEnglish = namesIn(await listed({ lang: 'en' }));
  const failing = mock.method(collection, 'createIndex', () => Promise.reject(new Error('add index fails')));
  try {
    expect(namesIn(await listed({ lang: 'da' }))).toEqual(inEnglish);
  } finally {
    failing.mock.restore();
  }
  const about = logged.filter((line) => line.includes('"language":"da"'));
  expect(about.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      kind: 'eventDifficulty',
      language: 'da',
      err: expect.objectContaining({ message: 'add index fails' }) as unknown,
    }),
  ]);
  expect(await indexed()).toBe(false);
  await listed({ lang: 'da' });
  expect(await indexed()).toBe(true);
});
