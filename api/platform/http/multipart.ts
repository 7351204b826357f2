import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { uploadOf, type UploadedFile } from '../upload.js';
import { BodyTooLarge } from './body.js';
import { NotUtf8, Utf8Parts } from './utf8.js';

/** What one multipart body may hold. */
export interface MultipartLimits {
  /** Bytes of one text field; all of them together take no more than twice that. */
  readonly fieldBytes: number;
  readonly fields: number;
  readonly files: number;
  /** Bytes of a file that are kept; of a larger one the rest is let through unread. */
  readonly fileBytes: number;
}

export interface Multipart {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** By the name of their field, each as a variable of the scalar Upload holds it. Empty file inputs are left out. */
  readonly files: ReadonlyMap<string, ReturnType<typeof uploadOf>>;
}

/** The body cannot be read as multipart, or holds more parts than it may. */
export class MalformedMultipart extends Error {}
/** Other uploads take all the memory there is for them; a moment later there is room again. */
export class UploadsBusy extends Error {}

/** A file too large for its operation is read past up to this, so that its sender learns what was wrong with it. */
const READ_PAST = 4;
/** Bodies with files that are held in memory at the same moment. */
const MAX_AT_ONCE = 24;

let atOnce = 0;

/**
 * Reads a multipart body: the texts, and the files as bytes in memory. Nothing is written to a disk, so nothing stays
 * behind, however the request ends.
 * @throws BodyTooLarge | MalformedMultipart | NotUtf8 | UploadsBusy
 */
export async function readMultipart(req: IncomingMessage, limits: MultipartLimits): Promise<Multipart> {
  const total = 2 * limits.fieldBytes + READ_PAST * limits.files * limits.fileBytes;
  if (Number(req.headers['content-length']) > total) throw new BodyTooLarge();
  if (limits.files > 0 && atOnce >= MAX_AT_ONCE) throw new UploadsBusy();
  atOnce += 1;
  try {
    return await parse(req, limits, total);
  } finally {
    atOnce -= 1;
  }
}

function parse(req: IncomingMessage, limits: MultipartLimits, total: number): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const fields: [string, string][] = [];
    const files = new Map<string, ReturnType<typeof uploadOf>>();
    const parser = parserFor(req, limits);
    const utf8 = new Utf8Parts();
    const stop = (error: Error) => {
      req.unpipe(parser);
      // The rest is let through unread, so that the answer can be sent before the connection closes.
      req.removeAllListeners('data').resume();
      reject(error);
    };
    let size = 0;
    let texts = 0;
    req.on('data', (chunk: Buffer) => {
      utf8.add(chunk);
      size += chunk.length;
      if (size > total) stop(new BodyTooLarge());
    });
    req.once('error', stop);
    req.once('aborted', () => stop(new MalformedMultipart()));

    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      texts += value.length;
      if (valueTruncated || nameTruncated || texts > 2 * limits.fieldBytes) return stop(new BodyTooLarge());
      if (utf8.isBroken(name, value)) return stop(new NotUtf8());
      fields.push([name, value]);
    });
    parser.on('file', (name, stream, { filename, mimeType, encoding }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('error', () => stop(new MalformedMultipart()));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (!filename && bytes.length === 0) return;
        if (utf8.isBroken(name, filename ?? '')) return stop(new NotUtf8());
        if (files.has(name)) return stop(new MalformedMultipart());
        const file: Omit<UploadedFile, 'createReadStream'> = {
          filename: filename ?? '',
          mimetype: mimeType,
          encoding,
          bytes,
          tooLarge: bytes.length > limits.fileBytes,
        };
        files.set(name, uploadOf(file));
      });
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(event, () => stop(new MalformedMultipart()));
    }
    parser.on('error', () => stop(new MalformedMultipart()));
    parser.on('close', () => resolve({ fields, files }));
    req.pipe(parser);
  });
}

function parserFor({ headers }: IncomingMessage, { fieldBytes, fields, files, fileBytes }: MultipartLimits) {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      // One byte more than is allowed tells a file of just the right size from a larger one.
      limits: { fieldSize: fieldBytes, fields, files, fileSize: fileBytes + 1, headerPairs: 20 },
    });
  } catch {
    throw new MalformedMultipart();
  }
}
