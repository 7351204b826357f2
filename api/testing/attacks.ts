const nested = (levels: number) =>
  `${'{ categories: eventCategories { rows '.repeat(levels)} { id } ${'} }'.repeat(levels)}`;
/** Repeats a part of a document. */
export const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

const family = (levels: number): string =>
  `{ id name slug description orderNumber ${levels > 0 ? `children ${family(levels - 1)}` : ''} }`;

/** Documents that would keep a server busy for long: a title and the document. */
export const attacks: readonly (readonly [string, string])[] = [
  ['depth', `{ publishedEventCategories { rows ${'{ children '.repeat(60)} { id } ${'}'.repeat(60)} } }`],
  ['nonsense nesting', nested(200)],
  ['aliases', `{ ${many(2000, (i) => `a${i}: session { superAdmin }`)} }`],
  ['directives', `{ session ${'@include(if: true) '.repeat(3000)} { superAdmin } }`],
  ['unknown directives', `{ session ${many(3000, (i) => `@d${i}`)} { superAdmin } }`],
  ['tokens', `{ ${'session { superAdmin } '.repeat(5000)} }`],
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
  ['unclosed braces', '{ session '.repeat(10_000)],
];
