import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { readBody, RequestAborted } from './body.js';
import { MalformedMultipart, readMultipart } from './multipart.js';

/** A request whose client went away before its body, as it is when that was noticed. */
async function cutOff(contentType: string): Promise<IncomingMessage> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const requested = once(server, 'request') as Promise<[IncomingMessage]>;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: 100\r\n\r\nabc`);
  const [req] = await requested;
  const closed = once(req, 'close').catch(() => undefined);
  socket.destroy();
  await closed;
  server.close();
  return req;
}

test('a body that was cut off before it was read is an aborted request', async () => {
  await expect(readBody(await cutOff('application/json'), 100)).rejects.toBeInstanceOf(RequestAborted);
});

test('a form with files that was cut off before it was read frees its place', async () => {
  const limits = { fieldBytes: 1024, fields: 5, files: 1, fileBytes: 1024 };
  // More than are read at once.
  for (let time = 0; time < 20; time += 1) {
    const req = await cutOff('multipart/form-data; boundary=b');
    await expect(readMultipart(req, limits)).rejects.toBeInstanceOf(MalformedMultipart);
  }
});
