import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { uploadOf, type UploadedFile } from '../upload.js';
import { BodyTooLarge } from './body.js';
import { NotUtf8, Utf8Parts } from './utf8.js';

/** Limits of one multipart body. */
export interface MultipartLimits {
  /** Bytes of one text field; all of them together take no more than twice that. */
  readonly fieldBytes: number;
  readonly fields: number;
  readonly files: number;
  /** Bytes of a file that are buffered; the rest of a larger one is drained unread. */
  readonly fileBytes: number;
}

export interface Multipart {
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** By field name, each as a variable of the scalar Upload. Empty file inputs are left out. */
  readonly files: ReadonlyMap<string, ReturnType<typeof uploadOf>>;
}

/** The body is not valid multipart, or has more parts than allowed. */
export class MalformedMultipart extends Error {}
/** All upload slots are in use; the client should retry in a moment. */
export class UploadsBusy extends Error {}

/** A file that is too large is drained up to this multiple of the limit, so that the client gets the error response. */
const READ_PAST = 4;
/** Maximum number of bodies with files in memory at the same time. */
const MAX_AT_ONCE = 24;

let atOnce = 0;

/**
 * Reads a multipart body: texts, and files as bytes in memory. Nothing is written to disk, so nothing is left behind,
 * however the request ends.
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
    // It was cut off before anything listened, and no event will come.
    if (req.destroyed) {
      reject(new MalformedMultipart());
      return;
    }
    const fields: [string, string][] = [];
    const files = new Map<string, ReturnType<typeof uploadOf>>();
    const parser = parserFor(req, limits);
    const utf8 = new Utf8Parts();
    const stop = (error: Error) => {
      req.unpipe(parser);
      // The rest is drained unread: the client may read its response only once it has sent all.
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
      // One byte more than allowed, to distinguish a file of exactly the limit from a larger one.
      limits: { fieldSize: fieldBytes, fields, files, fileSize: fileBytes + 1, headerPairs: 20 },
    });
  } catch {
    throw new MalformedMultipart();
  }
}
