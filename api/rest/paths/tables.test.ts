import { readFileSync } from 'node:fs';
import { createSchema } from '../../start/schema.js';
import { Routes } from '../routes.js';
import { methodsOf, type Row } from '../../records/rest/row.js';
import { tables } from '../../modules/restTables.js';

const schema = createSchema();

/** The specification's statements, by requirement id. */
const requirements = new Map(
  readFileSync(new URL('../../../docs/spec/requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id = '', , , text = '']) => [id, text] as const),
);

/** 'GET /api/x' states the method; '/api/x' leaves it to SPEC-D97. */
const stated = ({ source, path }: Row) => {
  const [, method, found] = /^(?:(GET|POST|PUT) )?(\/api\/[\w/-]+)/.exec(requirements.get(source) ?? '') ?? [];
  return { method, found, path };
};

describe('the tables of the REST gateway', () => {
  const cases = tables.map((row) => [row.path, row] as const);

  it('fit the schema: every document is valid, and every input becomes a variable that exists', () => {
    expect(() => new Routes(schema, tables)).not.toThrow();
  });

  it('are refused when a document selects what the schema does not have', () => {
    const [row] = tables;
    const wrong = { ...row, document: 'query wrong { result: nothing }' } as Row;
    expect(() => new Routes(schema, [wrong])).toThrow(`${row?.path}: Cannot query field "nothing"`);
  });

  it('are refused when an input becomes a variable that does not exist', () => {
    const [row] = tables;
    const wrong = { ...row, inputs: [{ name: 'x', to: 'input.nothing' }] } as Row;
    expect(() => new Routes(schema, [wrong])).toThrow("No variable of the document takes 'input.nothing'.");
  });

  it('are refused when a request without fields would leave a required input object out', () => {
    const [row] = tables;
    const document = 'mutation wrong($input: ProfileInput!) { result: updateProfile(input: $input) { success } }';
    const wrong = { ...row, document, inputs: [] } as Row;
    expect(() => new Routes(schema, [wrong])).toThrow('$input needs the default {}');
  });

  it.each(cases.filter(([, row]) => row.source.startsWith('REST-')))(
    'REST-001: %s is the path its requirement names',
    (path, row) => {
      expect(stated(row).found).toBe(path);
    },
  );

  it.each(cases.filter(([, row]) => !row.source.startsWith('REST-')))(
    '%s was added by a decision, not by the specification',
    (path) => {
      expect([...requirements.values()].some((text) => text.includes(`${path} `))).toBe(false);
    },
  );

  it.each(cases)('REST-004: %s accepts the methods of SPEC-D97', (path, row) => {
    const { method } = stated(row);
    expect(row.methods).toEqual(method ? [method] : methodsOf(path));
  });

  it.each([
    ['/api/x/view', ['GET', 'POST']],
    ['/api/x/lists', ['GET', 'POST']],
    ['/api/client/x/list', ['GET', 'POST']],
    ['/api/x/details', ['GET', 'POST']],
    ['/api/session-details', ['GET', 'POST']],
    ['/api/user/get-all-users', ['GET', 'POST']],
    ['/api/x/create', ['POST']],
    ['/api/x/update', ['POST', 'PUT', 'PATCH']],
    ['/api/x/update/content', ['POST', 'PUT', 'PATCH']],
    ['/api/client/user/update-profile', ['POST', 'PUT', 'PATCH']],
    ['/api/x/details/content', ['GET', 'POST']],
    ['/api/x/delete', ['POST', 'DELETE']],
    ['/api/x/toggle-active-status', ['POST', 'PATCH']],
    ['/api/event/booking/payment-status', ['POST', 'PATCH']],
    ['/api/event/booking/confirm', ['POST', 'PATCH']],
  ])('REST-004: SPEC-D97 gives %s %j', (path, methods) => {
    expect(methodsOf(path)).toEqual(methods);
  });

  it('GQL-001: hold every path that the specification lists, each mapped to an operation of the GraphQL schema', () => {
    const listed = [...requirements]
      .filter(([id]) => id.startsWith('REST-'))
      .flatMap(([, text]) => /(\/api\/[\w/-]+)/.exec(text)?.[1] ?? []);
    expect(listed.length).toBeGreaterThan(170);
    const servedPaths = new Routes(schema, tables).entries().map(([path]) => path);
    expect(servedPaths).toEqual(expect.arrayContaining(listed));
  });

  it('change nothing by GET, except the stated sign-out', () => {
    const changing = new Routes(schema, tables)
      .entries()
      .filter(([, { methods, isRead }]) => methods.includes('GET') && !isRead);
    expect(changing.map(([path]) => path)).toEqual(['/api/user/auth/logout']);
  });

  it('are open only where visitors are served', () => {
    const open = new Routes(schema, tables).entries().filter(([, { gate }]) => gate === null);
    expect(open.map(([path]) => path).filter((path) => !path.startsWith('/api/client/'))).toEqual([
      '/api/user/auth/login',
      '/api/user/auth/logout',
      '/api/user/auth/publicLogout',
      '/api/session-details',
      '/api/user/auth/session-details',
      '/api/user/auth/register',
      '/api/user/auth/verify-email',
      '/api/user/auth/resend-otp',
      '/api/user/auth/forgot-password',
      '/api/user/auth/reset-password',
      '/api/countries/list',
      '/api/states/list',
      '/api/cities/list',
    ]);
  });
});
