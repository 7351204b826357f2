import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { AuditEntryModel, AuditIntentModel } from '../audit/auditEntry.js';
import { Closing } from '../platform/process/closing.js';
import { eventually } from '../testing/runs/eventually.js';
import { LiveClient } from '../testing/clients/liveClient.js';
import { ServerProcess } from '../testing/server/serverProcess.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import type { Handler } from '../platform/http/handler.js';
import { createHttpServer, type HttpServer } from './server.js';

const LANGUAGES = gql(`query LanguagesAfterStop { languages { rows { name } } }`);

/** Graceful shutdown: running requests end, and no others start. */

const isRefused = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
};
const untilRefused = (port: number) => eventually(() => isRefused(port));

describe('the HTTP server', () => {
  const log = pino({ level: 'silent' });
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  async function serving(handle: Handler, times: { readonly stopMs?: number; readonly idleMs?: number } = {}) {
    const http: HttpServer = createHttpServer([{ path: '/', handle }], {
      log,
      trustProxy: 0,
      httpsOnly: false,
      idleMs: 0,
      ...times,
    });
    await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
    return { ...http, port: (http.server.address() as AddressInfo).port };
  }

  /** A handler that ends when the test releases it. */
  function createBlockingHandler() {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    let began: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (began = resolve));
    const handle: Handler = async (_req, res) => {
      began();
      await until;
      res.end('done');
    };
    return { handle, running, release };
  }

  test('a running request gets its response, after which its connection closes; new connections are refused', async () => {
    const { handle, running, release } = createBlockingHandler();
    const { stop, port } = await serving(handle);
    const clientRequest = request({ port, host: '127.0.0.1', agent }).end();
    const responseEvent = once(clientRequest, 'response');
    await running;
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await untilRefused(port);
    expect(stopped).toBe(false);
    release();
    const [response] = (await responseEvent) as [IncomingMessage];
    expect([response.statusCode, response.headers.connection, await text(response)]).toEqual([200, 'close', 'done']);
    await stopping;
  });

  test('a handler whose client is gone is waited for all the same', async () => {
    const { handle, running, release } = createBlockingHandler();
    const { stop, port } = await serving(handle);
    const clientRequest = request({ port, host: '127.0.0.1' })
      .on('error', () => undefined)
      .end();
    await running;
    clientRequest.destroy();
    let stopped = false;
    const stopping = stop().then(() => (stopped = true));
    await untilRefused(port);
    expect(stopped).toBe(false);
    release();
    await stopping;
  });

  test('a request on an idle connection is served during shutdown, and then its connection closes', async () => {
    const { stop, port } = await serving((_req, res) => void res.end('done'), { idleMs: 2_147_483_647 });
    const one = new Agent({ keepAlive: true, maxSockets: 1 });
    const sendRequest = async () => {
      const clientRequest = request({ port, host: '127.0.0.1', agent: one }).end();
      const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
      return [clientRequest.reusedSocket, response.statusCode, response.headers.connection, await text(response)];
    };
    expect(await sendRequest()).toEqual([false, 200, 'keep-alive', 'done']);
    const stopping = stop();
    await untilRefused(port);
    expect(await sendRequest()).toEqual([true, 200, 'close', 'done']);
    await stopping;
    one.destroy();
  });

  test('idle connections do not delay the shutdown', async () => {
    const { stop, port } = await serving((_req, res) => void res.end());
    const clientRequest = request({ port, host: '127.0.0.1', agent }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    await text(response);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    silent.on('error', () => undefined);
    const closed = once(silent, 'close');
    silent.resume();
    await stop();
    await closed;
  });

  test('a request without end holds a stop up only so long', async () => {
    const { handle, running, release } = createBlockingHandler();
    const { stop, port } = await serving(handle, { stopMs: 50 });
    const clientRequest = request({ port, host: '127.0.0.1' }).end();
    const failed = once(clientRequest, 'error');
    await running;
    const stopping = stop();
    await failed;
    release();
    await stopping;
  });
});

describe('a server told to stop', () => {
  const JWT_SECRET = 'the-same-secret-for-every-process-of-one-house';
  const closing = new Closing();
  let api: TestApi;
  let other: ServerProcess;
  beforeAll(async () => {
    api = await startTestApi({ JWT_SECRET });
    closing.add(() => api.close());
    other = await ServerProcess.start({ JWT_SECRET });
    closing.add(() => other.stop());
  });
  afterAll(() => closing.close());

  test('a write running at SIGTERM is stored, audited and confirmed; the process exits with code 0', async () => {
    const body = JSON.stringify({
      query: 'mutation { createLanguage(input: { name: "Deutsch", code: "de" }) { success } }',
    });
    const { hostname, port } = new URL(other.url);
    const clientRequest = request({
      hostname,
      port,
      path: '/graphql',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${api.admin.token}`,
      },
    });
    clientRequest.write(body.slice(0, 10));
    const responseEvent = once(clientRequest, 'response');
    // The server has the request when it takes up one that was sent later.
    await once(clientRequest, 'socket');
    const changes = await LiveClient.of({ url: other.url, token: api.admin.token });
    await changes.hello();
    other.process.kill('SIGTERM');
    await untilRefused(Number(port));
    // A stream of changes has no end of its own: it is not waited for.
    expect(await changes.rest()).toEqual([{ event: 'bye', data: '1' }]);
    clientRequest.end(body.slice(10));
    const [response] = (await responseEvent) as [IncomingMessage];
    expect([response.statusCode, JSON.parse(await text(response))]).toEqual([
      200,
      { data: { createLanguage: { success: true } } },
    ]);
    expect(await other.stop()).toBe(0);
    expect(other.log.join('')).toBe('');
    const { rows } = await api.admin.request(LANGUAGES);
    expect(rows).toContainEqual({ name: 'Deutsch' });
    expect(await AuditEntryModel.countDocuments({ action: 'CREATE', outcome: 'DONE' })).toBe(1);
    expect(await AuditIntentModel.countDocuments()).toBe(0);
  });
});
