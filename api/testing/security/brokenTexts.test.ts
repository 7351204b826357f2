import { createSchema } from '../../start/schema.js';
import { tables } from '../../modules/restTables.js';
import { gql } from '../generated/gql.js';
import { createEventCategory } from '../records/createRecord.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import { visitorAccount } from '../clients/visitorAccounts.js';
import { documentOf, operationsOf } from './surface.js';

/**
 * Class: texts that cannot be stored or searched for. U+0000 and lone surrogates are removed where texts enter the
 * system, so that no such text reaches the database.
 */
const BROKEN = 'a\u0000b\ud800c';

const CATEGORIES = gql(`
  query CategoriesOfBrokenText($text: String!) {
    publishedEventCategories(filter: {searchName: $text}) { rows { name } }
  }
`);
const DIFFICULTIES = gql(`query NamesOfDifficulties { eventDifficulties { rows { name } } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const FREE = 'x';
/** The variables with the broken text in every free text field; ids and choices are unchanged. */
const broken = (variables: unknown) =>
  JSON.parse(JSON.stringify(variables), (_, value: unknown) => (value === FREE ? BROKEN : value)) as object;

test('no operation fails for texts with U+0000 or a lone surrogate', async () => {
  const { client: visitor } = await visitorAccount(api);
  const failed: string[] = [];
  const taking = operationsOf(createSchema()).filter(({ variables }) =>
    JSON.stringify(variables).includes(`"${FREE}"`),
  );
  for (const operation of taking) {
    const client = operation.gate === 'visitor' ? visitor : api.admin;
    const { status, errors } = await client.graphql(documentOf(operation), broken(operation.variables));
    if (status >= 500) failed.push(`${operation.name}: ${errors[0]?.message}`);
  }
  expect(failed).toEqual([]);
  expect(taking.length).toBeGreaterThan(40);
});

const searches = tables.filter(
  ({ methods, inputs }) => methods.includes('GET') && inputs.some(({ name }) => name === 'searchName'),
);

test.each(searches.map(({ path }) => path))('a search for U+0000 at %s does not fail', async (path) => {
  expect((await api.admin.rest('GET', `${path}?searchName=a%00`)).status).toBe(200);
});

test.each(['/event?search=a%00', '/event/a%00', '/event?category=%00', '/nothing%00'])(
  'the page at %s does not fail',
  async (path) => {
    expect((await fetch(api.url + path)).status).toBeLessThan(500);
  },
);

test('a search finds what it would find without U+0000', async () => {
  await createEventCategory(api.admin, { name: 'Rivers' });
  const rows = async (text: string) => (await api.visitor.request(CATEGORIES, { text })).rows;
  expect(await rows('riv\u0000ers')).toEqual([{ name: 'Rivers' }]);
  expect(await rows('rivers\u0000 and')).toEqual([]);
});

test('a record is stored without U+0000 and lone surrogates, wherever its texts come from', async () => {
  const created =
    'mutation ($input: EventDifficultyInput!) { createEventDifficulty(input: $input) { success errors { message } } }';
  await api.admin.request(created, { input: { name: `${BROKEN} variable`, slug: 'variable' } });
  await api.admin.request(
    String.raw`mutation { createEventDifficulty(input: { name: "a\u0000bc literal", slug: "literal" }) { success } }`,
  );
  await api.admin.rest('POST', '/api/event/difficulty/create', { name: `${BROKEN} rest`, slug: 'rest' });
  const { rows } = await api.admin.request(DIFFICULTIES);
  expect(rows.map(({ name }) => name).sort()).toEqual(['abc rest', 'abc variable', 'abc literal'].sort());
});
