import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually, patiently } from '../testing/runs/eventually.js';
import { S3Storage } from './s3Storage.js';

test('a hundred slow readers of objects leave connections for all other operations', async () => {
  const reading: ServerResponse[] = [];
  const server = createServer((req, res) => {
    res.writeHead(200, { 'content-length': 1_000_000, etag: '"1"' });
    if (req.method === 'HEAD') return void res.end();
    res.write('the first bytes');
    reading.push(res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const storage = new S3Storage({
    bucket: 'media',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    prefix: '',
  });
  try {
    const readers = Promise.all(Array.from({ length: 100 }, (_, at) => storage.read(`files/${at}`)));
    await eventually(() => reading.length === 100);
    expect(await patiently(storage.head('files/0'))).toMatchObject({ size: 1_000_000 });
    for (const bytes of await readers) bytes.destroy();
  } finally {
    storage.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}, 120_000);
