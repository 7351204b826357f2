import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from '../platform/http/sendText.js';
import type { Reply } from '../records/rest/envelope.js';

export const bytesOf = ({ body }: Reply): Buffer => Buffer.from(JSON.stringify(body));

/** Sends a body that is JSON already. */
export function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers }: Pick<Reply, 'status' | 'headers'>,
  body: Buffer,
): void {
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  sendBody(req, res, status, { ...type, ...headers }, body);
}

/** Sends a response of the gateway. It depends on the caller and the language, so proxies must not cache it. */
export const send = (req: IncomingMessage, res: ServerResponse, reply: Reply): void =>
  sendBytes(req, res, reply, bytesOf(reply));
