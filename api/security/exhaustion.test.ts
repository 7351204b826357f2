import { commandsOf } from '../testing/commands.js';
import { FunctionCalls } from '../testing/functionCalls.js';
import { ADMIN, startTestApi, type TestApi } from '../testing/testApi.js';

/**
 * Class: exhaustion by GraphQL. Each attack is refused before anything of it runs, by little work: some hundred function
 * calls per token of the longest document that is parsed. `npm run prove:timing` measures the time.
 */
const CALLS = 200_000;

let api: TestApi;
let calls: FunctionCalls;
beforeAll(async () => {
  api = await startTestApi();
  calls = await FunctionCalls.start();
});
afterAll(async () => {
  await calls.stop();
  await api.close();
});

const nested = (levels: number) =>
  `${'{ categories: eventCategories { rows '.repeat(levels)} { id } ${'} }'.repeat(levels)}`;
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

const family = (levels: number): string =>
  `{ id name slug description orderNumber ${levels > 0 ? `children ${family(levels - 1)}` : ''} }`;

const attacks: readonly (readonly [string, string])[] = [
  ['depth', `{ publishedEventCategories { rows ${'{ children '.repeat(60)} { id } ${'}'.repeat(60)} } }`],
  ['nonsense nesting', nested(200)],
  ['aliases', `{ ${many(2000, (i) => `a${i}: session { superAdmin }`)} }`],
  ['directives', `{ session ${'@include(if: true) '.repeat(3000)} { superAdmin } }`],
  ['unknown directives', `{ session ${many(3000, (i) => `@d${i}`)} { superAdmin } }`],
  ['tokens', `{ ${'session { superAdmin } '.repeat(20_000)} }`],
  [
    'fragments that multiply',
    `{ ...F0 } ${many(40, (i) => `fragment F${i} on Query { a: __typename ...F${i + 1} ...F${i + 1} }`)} fragment F40 on Query { __typename }`,
  ],
  ['fragments in a circle', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
  ['cost', `{ ${many(29, (i) => `a${i}: publishedEventCategories(pageSize: 100) { rows ${family(7)} }`)} }`],
  ['unknown fields', `{ ${many(5000, (i) => `nothing${i}`)} }`],
  [
    'a deep list of values',
    `{ publishedEventCategories(filter: ${'['.repeat(5000)}${']'.repeat(5000)}) { rows { id } } }`,
  ],
  ['unclosed braces', '{ session '.repeat(20_000)],
];

test.each(attacks)('%s is refused by little work, and none of the database', async (_what, query) => {
  const attempt = async () => {
    const { status, data, errors } = await api.visitor.graphql(query);
    expect([status, data]).toEqual([400, null]);
    expect(errors.length).toBeGreaterThan(0);
    // A response must not be the attack's amplifier.
    expect(JSON.stringify(errors).length).toBeLessThan(20_000);
  };
  await attempt(); // What is loaded at its first use does not count.
  let work = Infinity;
  const commands = await commandsOf(async () => {
    work = await calls.of(attempt);
  });
  expect(commands).toEqual([]);
  expect(work).toBeLessThan(CALLS);
});

test('a batch of operations is refused, however small', async () => {
  const batch = JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ session { superAdmin } }' })));
  const { status, data } = await api.visitor.graphqlRaw(batch);
  expect([status, data]).toEqual([400, null]);
});

test('sign-ins under many names in one request are no way around the limit of tries', async () => {
  const attempt = (i: number) => `a${i}: signIn(identifier: "${ADMIN.email}", password: "Guess-${i}") { token }`;
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => api.visitor.graphql(`mutation { ${many(14, attempt)} }`)),
  );
  const refused = answers.filter(({ errors }) =>
    errors.some(({ extensions }) => extensions['code'] === 'RATE_LIMITED'),
  );
  expect(refused.length).toBeGreaterThan(0);
});
