// The yardstick: node:http with nothing around it. Once it has read standard input, it sends that in response to every request.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const bytes = await buffer(process.stdin);

createServer((req, res) => {
  req.on('data', () => undefined);
  req.on('end', () => {
    res.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
    res.end(bytes);
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
