import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ASSETS_PATH } from '../document/assets.js';
import { siteOver } from './site.js';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a site over content in memory to a real browser, its scripts and a /graphql beside it. */
export async function serveSite(clientDir: string): Promise<{ url: string; close: () => void }> {
  const site = siteOver({ clientDir });

  const respond = async (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '/';
    if (url.startsWith(ASSETS_PATH)) {
      res.setHeader('content-type', TYPES[extname(url)] ?? 'application/octet-stream');
      res.end(await readFile(join(clientDir, basename(url))));
    } else if (url === '/graphql') {
      const { query, variables } = JSON.parse(await text(req)) as { query: string; variables: Record<string, unknown> };
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(await site.ask(query, variables)));
    } else {
      const { status, headers, cookies, body } = await site.get(url, { cookie: req.headers.cookie ?? '' });
      res.writeHead(status, { ...headers, 'set-cookie': [...cookies] }).end(body);
    }
  };

  const server = createServer((req, res) => {
    respond(req, res).catch((error: unknown) => res.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
