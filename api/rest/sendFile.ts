import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { messages } from '@polyphony/domain/messages/messages.js';
import { contentDisposition } from '../storage/contentDisposition.js';
import { ObjectMissing, type Storage } from '../storage/storage.js';
import type { SentFile } from '../records/rest/answers.js';
import { Refusal } from '../records/rest/envelope.js';

/**
 * Sends a file to be saved under its name, as it comes from the storage.
 * @throws Refusal 404 when its object is missing
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SentFile,
  storage: Storage,
): Promise<void> {
  const { key, fileName, contentType, size } = file;
  const head = req.method === 'HEAD';
  const bytes = head
    ? null
    : await storage.read(key).catch((error: unknown) => {
        throw error instanceof ObjectMissing ? new Refusal(404, messages.notFound('File')) : error;
      });
  res.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': size,
    'Content-Disposition': contentDisposition('attachment', fileName),
    'Cache-Control': 'private, no-store',
  });
  if (!bytes) return void res.end();
  await pipeline(bytes, res).catch((error: unknown) => {
    // The client disconnected; any other error aborts the response.
    if (!res.destroyed) throw error;
  });
}
