import type { IncomingMessage } from 'node:http';

/** The request's body is larger than allowed. */
export class BodyTooLarge extends Error {}

/** The client disconnected, or was cut off for being too slow, before the end of its request. */
export class RequestAborted extends Error {}

/** Reads a whole request body. @throws BodyTooLarge once it exceeds `limit` bytes | RequestAborted */
export function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // It was cut off before anything listened, and no event will come.
    if (req.destroyed) {
      reject(new RequestAborted());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        // The rest is drained unread: the client may read its response only once it has sent all.
        chunks.length = 0;
        req.removeAllListeners('data').resume();
        reject(new BodyTooLarge());
        return;
      }
      chunks.push(chunk);
    });
    req.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    req.on('error', reject);
    req.on('aborted', () => reject(new RequestAborted()));
  });
}
