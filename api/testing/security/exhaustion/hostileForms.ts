import { unlistedPaths } from '@polyphony/public-site';
import { getNamedType, type GraphQLSchema } from 'graphql';
import { tables } from '../../../modules/restTables.js';
import { namesOf } from '../../../records/rest/inputs.js';
import { Routes } from '../../../rest/routes.js';
import { STORAGE_PATH } from '../../../storage/open.js';
import { operationsOf } from '../surface.js';
import {
  documents,
  filled,
  keys,
  nested,
  ofOperation,
  PARTS,
  SITE_FIELDS,
  SIZE,
  type HostileRequest,
} from './hostileRequests.js';

/** Generated multipart requests that anyone may send, to all that read such bodies. */

/** Reader of multipart bodies, and the requests to one of the places where it reads them. */
export interface FormFace {
  readonly reader: 'GraphQL' | 'REST' | 'REST with a file' | 'a form of the site' | 'an upload';
  readonly forms: () => Generator<HostileRequest>;
}

const BOUNDARY = 'between-the-parts';
const END = `--${BOUNDARY}--\r\n`;
/** Characters of an operation beyond SIZE that leave room for the form around it. */
const SPARE = 4_000;
/** Bytes of a part beside its name and value. */
const FRAME = 80;

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (name: string, fileName = 'a.png') =>
  part(name, 'x', `; filename="${fileName}"\r\ncontent-type: image/png`);
/** As many parts as there is room for. */
function parts(size: number, one: (n: number) => string): string {
  const result: string[] = [];
  for (let left = size - one(0).length; left > 0; left -= result.at(-1)?.length ?? 0) result.push(one(result.length));
  return result.join('');
}

type Form = readonly [what: string, body: string];

/** Parts of which any form may be made, and texts in the fields that its reader knows. */
function* framed(names: readonly string[]): Generator<Form> {
  yield ['many parts of one name', parts(SIZE, () => part('a', '1'))];
  yield ['many parts', parts(SIZE, (n) => part(`a${n}`, '1'))];
  yield ['many parts of known names', parts(SIZE, (n) => part(names[n % names.length] ?? 'a', '1'))];
  yield ['many files', parts(SIZE, (n) => file(`f${n}`))];
  yield ['many empty files', parts(SIZE, () => part('f', '', '; filename=""'))];
  yield ['many parts without a head', parts(SIZE, () => `--${BOUNDARY}\r\n\r\n\r\n`)];
  yield ['names with brackets', parts(SIZE, () => part('a[b][c]', '1'))];
  yield ['one name with brackets', part(`a${filled('[b]', SIZE)}`, '1')];
  yield ['a long name', part(filled('n', SIZE), '1')];
  yield ['a name of backslashes', part('\\'.repeat(SIZE), '1')];
  yield ['an escaped name', part('a', '1', `; name*=UTF-8''${filled('%61', SIZE)}`)];
  yield ['a long name of a file', file(names[0] ?? 'f', filled('n', SIZE))];
  yield [
    'many parameters',
    part(
      'a',
      '1',
      parts(SIZE, (n) => `; a${n}=b`),
    ),
  ];
  yield [
    'many lines in a head',
    part(
      'a',
      '1',
      parts(SIZE, (n) => `\r\na${n}: b`),
    ),
  ];
  yield ['a long type', part('a', '1', `\r\ncontent-type: text/plain; a=${filled('b', SIZE)}`)];
  yield ['almost boundaries', part('a', filled(`\r\n--${BOUNDARY.slice(0, -1)}`, SIZE - 20_000))];
  yield ['almost ends', part('a', filled('\r\n-', SIZE / 2))];
  yield ['forms within forms', parts(SIZE, () => part('a', '', '\r\ncontent-type: multipart/mixed; boundary=b'))];
  yield ['replaced characters', part('a', '\ufffd'.repeat(SIZE / 3))];
  yield ['no end', `--${BOUNDARY}\r\n${'a'.repeat(SIZE)}`];
  const room = Math.max(1, Math.floor(SIZE / Math.max(1, names.length) / 2) - FRAME);
  for (const text of PARTS)
    yield [`texts of ${JSON.stringify(text)}`, names.map((name) => part(name, filled(text, room))).join('')];
}

const NAME = 'variables.file';

/** Maps of files to places. */
function* maps(): Generator<readonly [what: string, map: string]> {
  yield ['a place of many levels', JSON.stringify({ 0: [`variables${'.a'.repeat(SIZE / 2)}`] })];
  yield ['a long place', JSON.stringify({ 0: [`variables.${filled('a', SIZE)}`] })];
  yield ['many places', JSON.stringify({ 0: Array(7_000).fill(NAME) })];
  yield ['many different places', JSON.stringify({ 0: Array.from({ length: 7_000 }, (_, n) => `variables.a${n}`) })];
  yield ['many files', JSON.stringify(keys(SIZE))];
  yield ['a deep value', `{"0":${nested(90)}}`];
  yield ['a value too deep', `{"0":${nested(20_000)}}`];
  yield ['nothing but brackets', '['.repeat(SIZE)];
  yield ['a long text', JSON.stringify(filled('a', SIZE))];
}

const uploadOf = (operations: string, map: string) =>
  part('operations', operations) + part('map', map) + file('0') + END;

function* ofUploads(schema: GraphQLSchema): Generator<Form> {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const operation of operationsOf(schema)) {
    const { name, kind, gate, call, declarations, variables } = operation;
    const upload = kind === 'mutation' && fields[name]?.args.find(({ type }) => getNamedType(type).name === 'Upload');
    if (!upload || (gate !== null && gate !== 'visitor')) continue;
    const taking = {
      ...operation,
      declarations: declarations.replace('(', '($file: Upload '),
      call: call.replace('(', `(${upload.name}: $file `),
    };
    const map = JSON.stringify({ 0: [NAME] });
    for (const { title, body } of [...ofOperation(taking), ...documents()])
      if (body && body.length <= SIZE + SPARE) yield [`${title}, with a file`, uploadOf(body, map)];
    const valid = JSON.stringify({
      query: `${kind} T${taking.declarations} { ${taking.call} }`,
      variables: { ...variables, file: null },
    });
    for (const [what, places] of maps()) yield [`${name} with ${what} in the map`, uploadOf(valid, places)];
  }
}

function* requests(
  path: string,
  forms: Iterable<Form>,
  headers: Readonly<Record<string, string>> = {},
): Generator<HostileRequest> {
  for (const [what, body] of forms)
    yield {
      title: `a multipart form to ${path} with ${what}`,
      method: 'POST',
      path,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
      body: body.endsWith(END) || what === 'no end' ? body : body + END,
    };
}

/** Every form, by what reads it and where. */
export function hostileForms(schema: GraphQLSchema): readonly FormFace[] {
  const graphql = function* () {
    yield* framed(['operations', 'map']);
    yield* ofUploads(schema);
  };
  const rest = new Routes(schema, tables)
    .entries()
    .filter(([, { gate, methods }]) => (gate === null || gate === 'visitor') && methods.includes('POST'))
    .map(([path, { inputs, acceptsFile }]): FormFace => {
      const names = inputs.flatMap((input) => namesOf(input).slice(0, 1));
      return { reader: acceptsFile ? 'REST with a file' : 'REST', forms: () => requests(path, framed(names)) };
    });
  const site = [...unlistedPaths, '/contact-us'].map((pattern): FormFace => {
    const forms = () =>
      requests(pattern.replaceAll('*', 'a'), framed(SITE_FIELDS), { 'sec-fetch-site': 'same-origin' });
    return { reader: 'a form of the site', forms };
  });
  return [
    { reader: 'GraphQL', forms: () => requests('/graphql', graphql(), { 'apollo-require-preflight': '1' }) },
    ...rest,
    ...site,
    { reader: 'an upload', forms: () => requests(STORAGE_PATH, framed(['key', 'policy', 'file'])) },
  ];
}
