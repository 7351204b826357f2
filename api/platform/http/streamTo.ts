import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Milliseconds for which a client may take none of the bytes. Longer than a storage may be silent, so that its error is
 * the one in the log.
 */
const STALLED_MS = 60_000;

/**
 * Sends bytes as the body of a response. A client that stops reading is disconnected: until then its response has a connection
 * to the storage, of which there is a limited number. The HTTP server has no timeout for that.
 * @throws the error of reading the bytes, which aborts the response; a client that disconnects is none
 */
export async function streamTo(res: ServerResponse, bytes: Readable, stalledMs = STALLED_MS): Promise<void> {
  // Of the socket: it passes only while nothing is written, however long a response takes that goes on.
  res.setTimeout(stalledMs, () => res.destroy());
  // The response is destroyed with the bytes, whichever of them fails.
  let isSent = true;
  bytes.once('error', () => (isSent = res.destroyed));
  await pipeline(bytes, res).catch((error: unknown) => {
    if (!isSent) throw error;
  });
}
