import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Reply } from './envelope.js';

function write(req: IncomingMessage, res: ServerResponse, status: number, headers: OutgoingHttpHeaders, text: string) {
  // The client went away, or the answer broke off half-way: there is nobody left to tell.
  if (res.headersSent || res.destroyed) return void res.destroy();
  const length = { 'Content-Length': Buffer.byteLength(text) };
  res.writeHead(status, { ...headers, ...length }).end(req.method === 'HEAD' ? undefined : text);
}

/** Sends an answer of the gateway. Answers depend on who asks and in which language, so nothing in between keeps them. */
export function send(req: IncomingMessage, res: ServerResponse, { status, body, headers }: Reply): void {
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  write(req, res, status, { ...type, ...headers }, JSON.stringify(body));
}

export interface TextDocument {
  readonly type: string;
  readonly text: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Sends one of the gateway's own documents: the same for everyone until the next release. */
export function sendText(req: IncomingMessage, res: ServerResponse, { type, text, headers }: TextDocument): void {
  write(req, res, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300', ...headers }, text);
}
