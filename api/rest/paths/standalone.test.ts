import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';
import { createLogger } from '../../platform/log/logger.js';
import { createSchema } from '../../start/schema.js';
import { createRestGateway, type GatewayOptions } from '../gateway.js';

/** Faults and other cases that the complete server cannot produce: the gateway by itself. */
const schema = createSchema();
const servers: Server[] = [];
/** These tests send no files. */
const services = {} as GatewayOptions['services'];
const nobody = { session: null } as Context;

async function serve(options: Partial<GatewayOptions>): Promise<string> {
  const log = createLogger('silent');
  const gateway = createRestGateway({ schema, services, contextFor: () => Promise.resolve(nobody), log, ...options });
  const server = createServer((req, res) => void gateway(req, res));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const request = async (url: string) => {
  const response = await fetch(`${url}/api/client/language/list`);
  return { status: response.status, headers: response.headers, body: await response.json() };
};
const secret = () => new Error('connect ECONNREFUSED mongodb://user:secret@10.0.0.1');
const FAULT = { success: false, message: 'An unexpected error occurred. Please try again later.' };

afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

it.each([
  ['making the context', { contextFor: () => Promise.reject(secret()) }],
  ['executing', { execute: () => Promise.reject(secret()) }],
  ['a resolver', { execute: () => ({ errors: [new GraphQLError('secret', { originalError: secret() })] }) }],
  [
    'a resolver, marked INTERNAL',
    { execute: () => ({ errors: [new GraphQLError('secret', { extensions: { code: 'INTERNAL' } })] }) },
  ],
  [
    'an unknown code',
    { execute: () => ({ errors: [new GraphQLError('secret', { extensions: { code: 'toString' } })] }) },
  ],
  ['an answer without data', { execute: () => ({ data: null }) }],
])('GQL-007: a fault in %s returns 500 in the envelope and reveals nothing', async (_, options) => {
  expect(await request(await serve(options))).toMatchObject({ status: 500, body: FAULT });
});

it('a fault is logged, a refusal is not', async () => {
  const logged: unknown[] = [];
  const log = { error: (entry: unknown) => void logged.push(entry) } as unknown as GatewayOptions['log'];
  const url = await serve({ log, execute: () => Promise.reject(secret()) });
  await fetch(`${url}/api/nope`);
  expect(logged).toEqual([]);
  await request(url);
  expect(logged).toMatchObject([{ method: 'GET', path: '/api/client/language/list' }]);
});

it.each([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['CONFLICT', 409],
  ['BAD_USER_INPUT', 400],
  ['RATE_LIMITED', 429],
])('the error code %s has status %i and its own message (SPEC-D99)', async (code, status) => {
  const error = new GraphQLError('In words.', { extensions: { code, retryAfter: 7.2 } });
  const response = await request(await serve({ execute: () => ({ errors: [error] }) }));
  expect(response).toMatchObject({ status, body: { success: false, message: 'In words.' } });
  expect(response.headers.get('retry-after')).toBe('8');
});

it('an alternative executor is given the parsed document and the context', async () => {
  const url = await serve({
    execute: ({ contextValue, operationName }) => {
      expect(contextValue).toEqual({ ...nobody, face: 'REST', messageLanguage: 'en' });
      expect(operationName).toBe('list');
      return { data: { result: [] } };
    },
  });
  expect(await request(url)).toMatchObject({ status: 200, body: { success: true, data: [], fetchData: [] } });
});

it('REST-001: the gateway handles paths that begin with /api, and no others', async () => {
  const url = await serve({ execute: () => ({ data: { result: [] } }) });
  const status = async (path: string) => (await fetch(url + path)).status;
  expect(await status('/api/client/language/list')).toBe(200);
  expect([await status('/client/language/list'), await status('/API/client/language/list')]).toEqual([404, 404]);
});

it('a gateway serves its own paths, whatever another gateway on the same schema serves', async () => {
  const execute = () => ({ data: { result: [] } });
  const full = await serve({ execute });
  const empty = await serve({ execute, rows: [] });
  expect([(await request(full)).status, (await request(empty)).status]).toEqual([200, 404]);
});

it('the gateway serves the OpenAPI document', async () => {
  const url = await serve({});
  const openApi = await fetch(`${url}/api/openapi.json`);
  expect([openApi.status, openApi.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(await openApi.json()).toMatchObject({ openapi: '3.1.0' });
});
