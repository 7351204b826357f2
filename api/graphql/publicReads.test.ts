import { buildSchema } from 'graphql';
import { ContentStamps } from '../platform/cache/contentStamps.js';
import { PublicReads } from './publicReads.js';

const SCHEMA = buildSchema(`
  directive @public on FIELD_DEFINITION
  type Text { title: String! }
  type TextPage { total: Int! }
  type Query { texts: TextPage! @public staffTexts: [Text!]! }
`);
const readsOf = (kindsOfType: (type: string) => readonly string[] | null) =>
  new PublicReads(SCHEMA, kindsOfType, new Set(), ['language'], new ContentStamps({ redis: null, alone: true }));

test('the start of a server refuses a public query of which nobody has declared what makes its cached response stale', () => {
  expect(() => readsOf(() => null)).toThrow('the public query texts');
  expect(() => readsOf((type) => (type === 'TextPage' ? [] : null))).not.toThrow();
});

test('a response depends on the kinds of what it selects', () => {
  const reads = readsOf((type) => (type === 'TextPage' ? ['post', 'article'] : null));
  expect(reads.stampsOf('{ texts { total } }')?.map(([kind]) => kind)).toEqual(['language', 'post', 'article']);
  expect(reads.stampsOf('{ staffTexts { title } }')).toBeNull();
});
