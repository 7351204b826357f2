import { Agent, request, type AgentOptions, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { createHttpServer, type HttpServer } from '../../http/server.js';
import { patiently } from '../../testing/runs/eventually.js';

/** Whatever a handler does with a body before it stops reading, the connection's next request gets its response. */

const LARGE = Buffer.alloc(2_000_000, 'x');

const stopping: Readonly<Record<string, (req: IncomingMessage) => Promise<void>>> = {
  'never reads': () => Promise.resolve(),
  pauses: async (req) => {
    await new Promise((resolve) => req.once('data', resolve));
    req.pause();
  },
  'listens to data and goes on listening': async (req) => {
    await new Promise((resolve) => req.on('data', resolve));
  },
  'pipes into what is full': async (req) => {
    const full = new PassThrough();
    req.pipe(full);
    await new Promise((resolve) => full.once('readable', resolve));
  },
  'ends its pipe': async (req) => {
    const full = new PassThrough();
    req.pipe(full);
    await new Promise((resolve) => full.once('readable', resolve));
    req.unpipe(full);
  },
  'keeps an iterator': async (req) => {
    await req.iterator({ destroyOnReturn: false }).next();
  },
  'returns an iterator': async (req) => {
    const iterator = req.iterator({ destroyOnReturn: false });
    await iterator.next();
    await iterator.return?.();
  },
};

let http: HttpServer;
let port: number;
let handle: (req: IncomingMessage) => Promise<void>;
beforeAll(async () => {
  const route = {
    path: '/',
    handle: async (...[req, res]: Parameters<Parameters<typeof createHttpServer>[0][number]['handle']>) => {
      if (req.method === 'POST') await handle(req);
      res.end(req.method);
    },
  };
  http = createHttpServer([route], { log: pino({ level: 'silent' }), trustProxy: 0, httpsOnly: false, idleMs: 0 });
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  port = (http.server.address() as AddressInfo).port;
});
afterAll(() => http.stop());

const ONE: AgentOptions = { keepAlive: true, maxSockets: 1 };

function send(agent: Agent, method: string, body?: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, agent }, (res) => void text(res).then(resolve, reject));
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each(Object.entries(stopping))(
  'a handler that %s leaves the connection to the next request',
  async (_how, stop) => {
    handle = stop;
    const agent = new Agent(ONE);
    try {
      expect(await patiently(send(agent, 'POST', LARGE))).toBe('POST');
      expect(await patiently(send(agent, 'GET'))).toBe('GET');
    } finally {
      agent.destroy();
    }
  },
);
