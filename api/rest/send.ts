import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from '../platform/http/sendText.js';
import type { Reply } from '../records/rest/envelope.js';

/** Sends an answer of the gateway. Answers depend on who asks and in which language, so nothing in between keeps them. */
export function send(req: IncomingMessage, res: ServerResponse, { status, body, headers }: Reply): void {
  const type = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  sendBody(req, res, status, { ...type, ...headers }, JSON.stringify(body));
}
