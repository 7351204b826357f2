import { ECHO_MAX, ERRORS_LISTED, VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { gql } from '../../generated/gql.js';
import { settled } from '../../records/imports.js';
import { RecordMaker } from '../../records/recordMaker.js';
import { startTestApi, type TestApi } from '../../server/testApi.js';

/** Class: exhaustion by responses. What is wrong with a request is said in a few errors of a few words. */

let api: TestApi;
let id: string;
beforeAll(async () => {
  api = await startTestApi();
  const maker = new RecordMaker(api);
  await maker.prepare();
  await maker.makeReferenced(kinds.event);
  ({ id } = (await maker.created(kinds.event)).record);
});
afterAll(() => api.close());

const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, n]));
const LONG = 'x'.repeat(100_000);

test.each<[title: string, query: string, variables?: object]>([
  [
    'a variable with many unknown keys',
    'query ($f: PublishedEventFilter) { publishedEvents(filter: $f) { rows { id } } }',
    { f: manyKeys(5000) },
  ],
  [
    'a variable with a long text in place of a number',
    'query ($p: Int) { publishedEvents(page: $p) { rows { id } } }',
    { p: LONG },
  ],
  ['many unknown fields', `{ ${Array.from({ length: 500 }, (_, n) => `nothing${n}`).join(' ')} }`],
  ['a long literal of another type', `{ publishedEvents(page: "${LONG}") { rows { id } } }`],
  ['a long unknown name', `{ ${LONG} }`],
])('%s is refused with a few errors, each cut', async (_title, query, variables = {}) => {
  const { status, data, errors } = await api.visitor.graphql(query, variables);
  expect([status, data]).toEqual([400, null]);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThan(12);
  for (const { message } of errors) expect(message.length).toBeLessThanOrEqual(ECHO_MAX + 1);
});

const DRAFT = gql(`
  mutation SaveHostileDraft($id: ID!, $values: DraftValues!) {
    saveEventDraft(id: $id, lang: "en", from: 1, values: $values) { success errors { field } }
  }
`);
const SET_LANGUAGE = gql(`mutation SetLongLanguage($code: String!) { setLanguage(code: $code) { success message } }`);
const IMPORT = gql(`query FileNameOfImport($id: ID!) { import(id: $id) { fileName } }`);

test('a draft with thousands of unknown fields is refused with the first errors alone', async () => {
  const { success, errors } = await api.admin.request(DRAFT, {
    id,
    values: manyKeys(5000),
  });
  expect(success).toBe(false);
  expect(errors.map(({ field }) => field)).toEqual(Array.from({ length: ERRORS_LISTED }, (_, n) => `key${n}`));
});

test('a message does not repeat a long value, nor a field a long name', async () => {
  const { success, message } = await api.visitor.request(SET_LANGUAGE, { code: LONG });
  expect([success, message.length < 2 * ECHO_MAX]).toEqual([false, true]);
  const { errors } = await api.admin.request(DRAFT, { id, values: { [LONG]: 1 } });
  expect(errors.map(({ field }) => field.length)).toEqual([ECHO_MAX + 1]);
});

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

test('a value nested without end is refused wherever it is sent, and none of it is a fault of the server', async () => {
  const deep = nested(15_000);
  const rest = (path: string, body: string) => api.admin.rest('POST', path, body);
  expect(
    (await rest('/api/user/auth/login', `{"email":${deep},"identifier":${nested(5_000)},"password":"x"}`)).status,
  ).toBe(400);
  expect((await rest('/api/user/auth/login', JSON.stringify({ form: deep }))).status).toBe(400);
  const body = JSON.stringify({ query: DRAFT, variables: { id, values: 'HERE' } }).replace('"HERE"', deep);
  expect((await api.admin.graphqlRaw(body)).status).toBe(400);
  const { status, errors } = await api.admin.graphqlRaw(body.replace(deep, nested(90)));
  expect([status, errors]).toEqual([200, []]);
  const literal = DRAFT.replace('$values: DraftValues!', '').replace(
    'values: $values',
    `values: ${'{a:'.repeat(400)}1${'}'.repeat(400)}`,
  );
  expect((await api.admin.graphql(literal.replace('($id: ID!, )', '($id: ID!)'), { id })).status).toBe(200);
  const typed = await fetch(`${api.url}/preview/typed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.admin.token}` },
    body: deep,
  });
  expect(typed.status).toBe(400);
});

test('a file of records without a name is taken under a name of its kind', async () => {
  for (const search of ['', '?name=', '?name=%20']) {
    const response = await fetch(`${api.url}/records/eventDifficulties${search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${api.admin.token}` },
      body: 'name\nEasy walk\n',
    });
    const { id: importId = '' } = (await response.json()) as { id?: string };
    expect(response.status).toBe(201);
    await settled(api.admin, importId);
    const { fileName } = await api.admin.request(IMPORT, { id: importId });
    expect(fileName).toBe('eventDifficulties.txt');
  }
});

test('a visitor may send less than a member of staff, with or without the length of the body', async () => {
  const body = JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(VISITOR_BODY_BYTES) });
  expect((await api.visitor.graphqlRaw(body)).status).toBe(413);
  expect((await api.admin.graphqlRaw(body)).status).toBe(200);
  const chunked = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect((await api.visitor.rest('POST', '/api/user/auth/login', { email: body })).status).toBe(413);
});
