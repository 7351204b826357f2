import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { isUnreachable, unavailabilityOf } from './unavailable.js';

test('a write to a connection that the database has ended is an outage, though the driver passes on the error of Node', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(socket, 'end');
  const failed = once(socket, 'error');
  socket.write('a command');
  const [error] = (await failed) as [unknown];
  server.close();
  expect(isUnreachable(error)).toBe(true);
  expect(unavailabilityOf(error)?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
});

test('an error that says nothing of a connection is no outage', () => {
  expect(isUnreachable(new Error('Unexpected.'))).toBe(false);
  expect(unavailabilityOf(new TypeError('x is not a function'))).toBeNull();
});
