import { VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { unlistedPaths } from '@polyphony/public-site';
import type { GraphQLSchema } from 'graphql';
import { tables } from '../../../modules/restTables.js';
import { namesOf } from '../../../records/rest/inputs.js';
import { Routes } from '../../../rest/routes.js';
import { many } from '../../attacks.js';
import { documentOf, operationsOf, textPlaces, withAt, type Operation } from '../surface.js';

/** Generated requests that anyone may send, each as large as it may be and made to cost the server as much as it can. */

export interface HostileRequest {
  readonly title: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Bytes of a body; the rest of what a visitor may send is for what is around it. */
export const SIZE = VISITOR_BODY_BYTES - 6_000;
/** Characters of an address: Node refuses longer heads. */
const ADDRESS_SIZE = 12_000;

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

const short = (n: number) => n.toString(36);
/** The part as often as there is room for it within JSON. */
export const filled = (part: string, size: number) =>
  part.repeat(Math.max(1, Math.floor(size / (Buffer.byteLength(JSON.stringify(part)) - 2))));
export const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** As many keys as a text of this size has room for. */
export const keys = (size: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: Math.floor(size / 9) }, (_, n) => [short(n), 1]));

/** Parts of texts that patterns and parsers tend to read again and again. */
export const PARTS = [
  'a',
  'a@',
  'a.',
  '-',
  ' ',
  '\n',
  '<',
  '<a ',
  '&',
  '[',
  '"',
  '\\',
  'http://',
  '1',
  '\u0301',
  '\u200b',
  '😀',
] as const;
const SUGGESTION = 'Did you mean ';

const graphql = (title: string, query: string, variables: unknown = {}): HostileRequest => ({
  title: `/graphql, ${title}`,
  method: 'POST',
  path: '/graphql',
  headers: JSON_TYPE,
  body: JSON.stringify({ query, variables }),
});

const asObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An operation with its arguments as hostile as their types take them, and otherwise. */
export function* ofOperation(operation: Operation): Generator<HostileRequest> {
  const query = documentOf(operation);
  const { name, variables } = operation;
  const about = (what: string, changed: unknown) => graphql(`${name} with ${what}`, query, changed);
  yield about('many variables', { ...variables, ...keys(SIZE) });
  for (const [arg, value] of Object.entries(variables)) {
    yield about(`many keys as ${arg}`, { ...variables, [arg]: { ...(asObject(value) ? value : {}), ...keys(SIZE) } });
    yield about(`a long list as ${arg}`, { ...variables, [arg]: Array(18_000).fill('a') });
    yield about(`a deep value as ${arg}`, { ...variables, [arg]: JSON.parse(nested(90)) as unknown });
    if (Array.isArray(value))
      yield about(`a list of many values as ${arg}`, { ...variables, [arg]: Array(2_000).fill(value[0]) });
  }
  const places = textPlaces(variables);
  if (places.length === 0) return;
  for (const part of [...PARTS, SUGGESTION]) {
    const text = filled(part, SIZE / places.length / 2);
    yield about(
      `texts of ${JSON.stringify(part)}`,
      places.reduce<unknown>((all, place) => withAt(all, place, text), variables),
    );
  }
}

const name = filled('n', SIZE / 2);

/** Documents that parsing, validation and execution take long to go through. */
export function* documents(): Generator<HostileRequest> {
  const text = JSON.stringify(filled(SUGGESTION, SIZE));
  yield graphql('a text in place of a number', `{ publishedEvents(page: ${text}) { rows { id } } }`);
  yield graphql('one field many times', `{ ${'__typename '.repeat(1_950)} }`);
  yield graphql('one list many times', `{ publishedEvents { rows { ${'id '.repeat(1_900)} } } }`);
  yield graphql(
    'fields in conflict',
    `{ publishedEvents { rows { ${many(480, (n) => `a: ${n % 2 ? 'id' : 'slug'}`)} } } }`,
  );
  yield graphql(
    'fragments in conflict',
    `{ ${many(150, (n) => `...F${n}`)} } ${many(150, (n) => `fragment F${n} on Query { a: ${n % 2 ? 'session { superAdmin }' : '__typename'} }`)}`,
  );
  yield graphql('many unknown fields', `{ ${many(1_900, short)} }`);
  yield graphql('many lines', `${filled('\n', SIZE - 12_000)}{ ${many(1_900, short)} }`);
  yield graphql('many lines of comments', `${filled('#\n', SIZE)}{ ${many(900, short)} }`);
  yield graphql('as many lines as it may have', `${'\n'.repeat(1_990)}{ ${many(1_900, (n) => `a: ${short(n)}`)} }`);
  yield graphql('a long name of an operation', `query ${name} { ${many(450, (n) => `session(x: $v${n}) { id }`)} }`);
  yield graphql('unused variables', `query ${name}(${many(450, (n) => `$v${n}: Int`)}) { __typename }`);
  yield graphql('an unknown fragment', `{ ${many(900, () => `...F`)} } fragment ${name} on Query { ...${name} }`);
  yield graphql(
    'a circle of fragments',
    `
      {
        ...F0
      }
      ${many(280, (n) => `fragment F${n} on Query { ...F${(n + 1) % 280} }`)}
    `,
  );
  yield graphql('many directives', `{ session ${many(900, (n) => `@d${n}`)} { superAdmin } }`);
  yield graphql(
    'unknown keys as literals',
    `{ publishedEvents(filter: { ${many(600, (n) => `k${n}: 1`)} }) { rows { id } } }`,
  );
  yield graphql(
    'a deep literal',
    `{ publishedEvents(filter: ${'{a:'.repeat(480)}1${'}'.repeat(480)}) { rows { id } } }`,
  );
  yield graphql('a block text of many lines', `{ a(x: """${filled('\n ', SIZE)}""") }`);
  yield graphql(
    'one long text in many places',
    `query ($a: String!) { publishedSettings(keys: [${'$a '.repeat(1_900)}]) { key } }`,
    { a: filled('a', SIZE) },
  );
  yield graphql(
    'one object in many places',
    `query ($f: PublishedEventFilter) { ${many(29, (n) => `a${n}: publishedEvents(filter: $f) { rows { id } }`)} }`,
    { f: keys(SIZE) },
  );
  yield graphql(
    'one search in many places',
    `query ($f: PublishedEventFilter) { ${many(29, (n) => `a${n}: publishedEvents(filter: $f) { rows { id } }`)} }`,
    { f: { searchName: filled('a', SIZE) } },
  );
  yield { ...graphql('a batch', ''), body: `[${Array(2_000).fill('{"query":"{__typename}"}').join()}]` };
  yield { ...graphql('nothing but brackets', ''), body: '['.repeat(SIZE) };
  yield { ...graphql('deep JSON', ''), body: `{"query":"{__typename}","variables":${nested(20_000)}}` };
  yield {
    ...graphql('an operation of a long name', ''),
    body: JSON.stringify({ query: '{ __typename }', operationName: filled('n', SIZE) }),
  };
  const address = encodeURIComponent(`{ ${many(1_200, short)} }`);
  yield {
    title: '/graphql, by GET',
    method: 'GET',
    path: `/graphql?query=${address}`,
    headers: { 'apollo-require-preflight': '1' },
  };
}

/** A path of REST with as many, as deep and as long values as a request has room for. */
function* ofPath(schema: GraphQLSchema): Generator<HostileRequest> {
  for (const [path, { gate, methods, inputs }] of new Routes(schema, tables).entries()) {
    if (gate !== null && gate !== 'visitor') continue;
    const names = inputs.flatMap((input) => namesOf(input).slice(0, 1));
    const each = (value: unknown) => Object.fromEntries(names.map((field) => [field, value]));
    const method = methods.find((one) => one !== 'GET');
    if (method) {
      const json = (what: string, body: unknown): HostileRequest => ({
        title: `${method} ${path} with ${what}`,
        method: method as HostileRequest['method'],
        path,
        headers: JSON_TYPE,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      yield json('many fields', { ...each('a'), ...keys(SIZE) });
      yield json('deep values', `{${names.map((field) => `"${field}":${nested(90)}`).join() || `"a":${nested(90)}`}}`);
      yield json('values too deep', `{"email":${nested(8_000)},"identifier":${nested(8_000)}}`);
      yield json('long lists', each(Array(Math.floor(17_000 / Math.max(1, names.length))).fill('a')));
      yield json('a text of JSON', each(JSON.stringify(keys(SIZE / Math.max(1, names.length) / 3))));
      for (const part of PARTS)
        yield json(`texts of ${JSON.stringify(part)}`, each(filled(part, SIZE / Math.max(1, names.length) / 2)));
      yield { ...json('a form of many fields', filled('a=1&', SIZE)), headers: FORM_TYPE };
      yield { ...json('a form of names with brackets', filled('a[b][c]=1&', SIZE)), headers: FORM_TYPE };
      yield { ...json('a form of one name with brackets', `a${filled('[b]', SIZE)}=1`), headers: FORM_TYPE };
    }
    if (!methods.includes('GET')) continue;
    const get = (what: string, search: string): HostileRequest => ({
      title: `GET ${path} with ${what}`,
      method: 'GET',
      path: `${path}?${search}`,
      headers: {},
    });
    yield get('many parameters', filled('a=1&', ADDRESS_SIZE));
    yield get('brackets', filled('a[b][]=1&', ADDRESS_SIZE));
    if (names.length > 0)
      for (const part of ['a', '%5B', '%25', 'a%40'])
        yield get(
          `texts of ${part}`,
          names.map((field) => `${field}=${filled(part, ADDRESS_SIZE / names.length - field.length)}`).join('&'),
        );
  }
}

export const SITE_FIELDS = [
  'email',
  'identifier',
  'password',
  'code',
  'name',
  'firstName',
  'lastName',
  'phone',
  'country',
  'message',
  'intent',
];

/** A form of the site, and its address, with as much as a request has room for. */
function* ofSite(): Generator<HostileRequest> {
  for (const pattern of [...unlistedPaths, '/contact-us', '/event', '/blog', '/nothing']) {
    const path = pattern.replaceAll('*', 'a');
    const form = (what: string, body: string): HostileRequest => ({
      title: `the form ${path} with ${what}`,
      method: 'POST',
      path,
      headers: FORM_TYPE,
      body,
    });
    yield form('many fields', filled('a=1&', 32_000));
    yield form('many names', Array.from({ length: 5_000 }, (_, n) => `${short(n)}=1`).join('&'));
    for (const part of PARTS)
      yield form(
        `texts of ${JSON.stringify(part)}`,
        SITE_FIELDS.map((field) => `${field}=${filled(encodeURIComponent(part), 28_000 / SITE_FIELDS.length)}`).join(
          '&',
        ),
      );
    yield {
      title: `${path} with many parameters`,
      method: 'GET',
      path: `${path}?${filled('a=1&', ADDRESS_SIZE)}`,
      headers: {},
    };
    yield {
      title: `${path} with a long search`,
      method: 'GET',
      path: `${path}?search=${filled('a', ADDRESS_SIZE)}`,
      headers: {},
    };
    yield {
      title: `a long address below ${path}`,
      method: 'GET',
      path: `${path}/${filled('a/', ADDRESS_SIZE)}`,
      headers: {},
    };
    yield {
      title: `many slashes below ${path}`,
      method: 'GET',
      path: `${path}${filled('/', ADDRESS_SIZE)}`,
      headers: {},
    };
  }
}

/** Every request, over each public operation, path and form. */
export function hostileRequests(schema: GraphQLSchema): readonly HostileRequest[] {
  const open = operationsOf(schema).filter(({ gate }) => gate === null || gate === 'visitor');
  return [...documents(), ...open.flatMap((operation) => [...ofOperation(operation)]), ...ofPath(schema), ...ofSite()];
}
