import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Events whose listeners keep the bytes of a body to themselves: a handler that stopped reading in the middle may have
 * left one of these.
 */
const READING = ['data', 'readable'] as const;

/**
 * Reads past what a handler has left of the request's body, once its response is sent: until then the connection carries
 * no other request (RFC 9112, section 9.3). Node does so only for a body that nobody has begun to read. How long it may
 * take is bounded as for any body.
 */
export function readPastBody(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.readableEnded || req.destroyed) return;
    req.unpipe();
    for (const event of READING) req.removeAllListeners(event);
    // A stream takes note in the next tick that it has no 'readable' listener any more.
    process.nextTick(() => req.resume());
  });
}
