import { eventually } from '../../testing/runs/eventually.js';
import { buildServer } from '../../testing/server/serverProcess.js';
import { spawnServer, stopServer, type SpawnedServer } from '../../testing/server/spawnServer.js';

/** A program that fails with an unhandled error whenever the test sends the process a message. */
const FAILING = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (what) => {
    if (what === 'reject') Promise.reject(new Error('nobody awaits this'));
    if (what === 'throw') setImmediate(() => { throw new Error('nobody catches this'); });
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
