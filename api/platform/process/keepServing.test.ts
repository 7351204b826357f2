import { once } from 'node:events';
import { eventually, patiently } from '../../testing/runs/eventually.js';
import { buildServer } from '../../testing/server/serverProcess.js';
import { spawnServer, stopServer, type SpawnedServer } from '../../testing/server/spawnServer.js';

/** A program that fails with an unhandled error whenever the test sends the process a message. */
const FAILING = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  const fail = (error) => setImmediate(() => { throw new Error(error); });
  // Also loaded by the thread of the database.
  const threads = new BroadcastChannel('threads');
  if (!isMainThread) threads.onmessage = () => fail('the database fails');
  threads.unref();
  process.on('message', (what) => {
    if (what === 'reject') Promise.reject(new Error('nobody awaits this'));
    if (what === 'throw') fail('nobody catches this');
    if (what === 'end the database') threads.postMessage(what);
  });
`)}`;

let server: SpawnedServer;
beforeAll(async () => {
  await buildServer();
  server = await spawnServer({}, [FAILING]);
});
afterAll(() => stopServer(server));

test.each([
  ['reject', 'a rejected promise was not handled', 'nobody awaits this'],
  ['throw', 'an exception was not handled', 'nobody catches this'],
])('the server logs at fatal and goes on serving when its code fails to handle a %s', async (what, message, cause) => {
  server.process.send(what);
  const logged = () =>
    server.log
      .join('')
      .split('\n')
      .find((line) => line.includes(message));
  await eventually(() => Promise.resolve(logged() !== undefined));
  expect(JSON.parse(logged() ?? '')).toMatchObject({ level: 60, msg: message, err: { message: cause } });
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});

test('the server ends with code 1 when the thread of its embedded database ends', async () => {
  const closed = once(server.process, 'close');
  server.process.send('end the database');
  expect(await patiently(closed)).toEqual([1, null]);
  expect(server.log.join('')).toMatch(/the thread of the database failed:.* the database fails/);
});
