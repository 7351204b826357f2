import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { streamTo } from './streamTo.js';

/** A body without an end, of which a client has never read all. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(64 * 1024));
    },
  });

test('a client that stops reading is disconnected, and the source of its response is released', async () => {
  const bytes = endless();
  const server = createServer((_req, res) => void streamTo(res, bytes, 100).then(() => server.emit('streamed')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const streamed = once(server, 'streamed');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined); // The server resets its connection.
  try {
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await streamed;
    expect(bytes.destroyed).toBe(true);
  } finally {
    client.destroy();
    server.close();
  }
});

test('the error of the source ends the response, and is thrown', async () => {
  const server = createServer((_req, res) => {
    const bytes = new Readable({
      read() {
        this.destroy(new Error('The storage is away.'));
      },
    });
    void streamTo(res, bytes).catch((error: unknown) => server.emit('failed', error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const failed = once(server, 'failed');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined); // The server resets its connection.
  try {
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    expect(await failed).toMatchObject([{ message: 'The storage is away.' }]);
  } finally {
    client.destroy();
    server.close();
  }
});
