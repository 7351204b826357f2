import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '@polyphony/domain/messages/messages.js';
import { contentDisposition } from '../storage/contentDisposition.js';
import { streamTo } from '../platform/http/streamTo.js';
import { ObjectMissing, type Storage } from '../storage/storage.js';
import type { SentFile } from '../records/rest/responses.js';
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
        throw error instanceof ObjectMissing ? new Refusal(404, messages.notFound('labels.file')) : error;
      });
  res.writeHead(200, {
    'Content-Type': contentType,
    'Content-Length': size,
    'Content-Disposition': contentDisposition('attachment', fileName),
    'Cache-Control': 'private, no-store',
  });
  if (!bytes) return void res.end();
  await streamTo(res, bytes);
}
