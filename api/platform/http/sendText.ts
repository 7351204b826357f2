import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export function sendBody(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
) {
  // The client disconnected, or the response was cut off: no response can be sent.
  if (res.headersSent || res.destroyed) return void res.destroy();
  const length = { 'Content-Length': Buffer.byteLength(body) };
  res.writeHead(status, { ...headers, ...length }).end(req.method === 'HEAD' ? undefined : body);
}

export interface TextDocument {
  readonly type: string;
  readonly text: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Sends a document that is the same for everyone until the next release. */
export function sendText(req: IncomingMessage, res: ServerResponse, { type, text, headers }: TextDocument): void {
  sendBody(req, res, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300', ...headers }, text);
}
