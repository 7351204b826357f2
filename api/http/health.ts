import type { ServerResponse } from 'node:http';
import type { Database } from '../platform/database/database.js';
import type { Handler } from '../platform/http/handler.js';

function respond(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}

/** /health: the process is running. /ready: it can serve requests, because the database responds and can write. */
export function healthHandlers(database: Database): { readonly health: Handler; readonly ready: Handler } {
  return {
    health: (_req, res) => respond(res, 200, { status: 'ok' }),
    ready: async (_req, res) => {
      try {
        await database.ping();
        respond(res, 200, { status: 'ready' });
      } catch {
        respond(res, 503, { status: 'unavailable', reason: 'The database does not respond, or cannot write.' });
      }
    },
  };
}
