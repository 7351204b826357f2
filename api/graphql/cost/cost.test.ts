import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { Kind, parse, type DocumentNode } from 'graphql';
import { tables } from '../../modules/restTables.js';
import { createSchema } from '../../start/schema.js';
import { costOf } from './cost.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';

const schema = createSchema();

const costsIn = (document: DocumentNode, variables?: Record<string, unknown>): number[] =>
  document.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => costOf({ schema, document, operation, variables }));
const cost = (query: string, variables?: Record<string, unknown>) => costsIn(parse(query), variables)[0];

const paged = (args: string, rest = '') => `query ($n: Int! = 50) { publishedEvents${args} { rows { id } } } ${rest}`;

// Two points for an object, times 1.5 per level: the list's selection costs 3.5 points.
test.each<[title: string, query: string, variables: Record<string, unknown> | undefined, points: number]>([
  ['one value', '{ __typename }', undefined, 1],
  ['values in objects', '{ session { user { id name } } }', undefined, 2 + 1.5 * (2 + 1.5 * 2)],
  ['a page of the usual twenty', paged(''), undefined, 2 + 1.5 * 2 * 3.5],
  ['a page of a hundred', paged('(pageSize: 100)'), undefined, 2 + 1.5 * 10 * 3.5],
  ['a page of three, which counts once', paged('(pageSize: 3)'), undefined, 2 + 1.5 * 3.5],
  ['a page size beyond the largest', paged('(pageSize: 100000)'), undefined, 2 + 1.5 * 10 * 3.5],
  ['a page size below the smallest', paged('(pageSize: -5)'), undefined, 2 + 1.5 * 3.5],
  ['the value of a variable', paged('(pageSize: $n)'), { n: 100 }, 2 + 1.5 * 10 * 3.5],
  ['the default of a variable', paged('(pageSize: $n)'), undefined, 2 + 1.5 * 5 * 3.5],
  [
    'a list within fragments',
    '{ ...A } fragment A on Query { ... { publishedEvents(pageSize: 100) { rows { ...B } } } } fragment B on Event { id }',
    undefined,
    2 + 1.5 * 10 * 3.5,
  ],
  ['introspection', '{ __schema { types { name fields { name } } } }', undefined, 0],
])('the cost of a document counts %s', (_title, query, variables, points) => {
  expect(cost(query, variables)).toBeCloseTo(points);
});

test('fragments that spread each other many times are counted in one pass', () => {
  const levels = Array.from({ length: 30 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ... { ...F${n + 1} } }`);
  expect(cost(`{ ...F0 } ${levels.join(' ')} fragment F30 on Query { __typename }`)).toBe(2 ** 30);
});

/** Not imported as code: the API knows no front end. */
const CONSOLE = new URL('../../../admin/graphql/generated/typed/graphql.ts', import.meta.url).href;

test('every operation of the console and of the REST paths stays below half the limit with its largest page', async () => {
  const consoleDocuments = (await import(CONSOLE)) as Readonly<Record<string, unknown>>;
  const documents = [
    ...Object.entries(consoleDocuments).flatMap(([name, value]) =>
      name.endsWith('Document') ? [value as DocumentNode] : [],
    ),
    ...tables.map(({ document }) => parse(document)),
  ];
  expect(documents.length).toBeGreaterThan(150);
  const largest = Math.max(...documents.flatMap((document) => costsIn(document, { pageSize: MAX_PAGE_SIZE })));
  expect(largest).toBeGreaterThan(1_000);
  expect(largest).toBeLessThan(GRAPHQL_LIMITS.cost / 2);
});
