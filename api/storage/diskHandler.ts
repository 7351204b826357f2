import type { IncomingMessage, ServerResponse } from 'node:http';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { streamTo } from '../platform/http/streamTo.js';
import { collectingBuffers } from './collectBuffers.js';
import type { DiskStorage, Incoming } from './diskStorage.js';
import { contentDisposition } from './contentDisposition.js';
import { allowedBy, signedDownload, type PolicyRefusal } from './signing.js';
import { ObjectMissing, type SignedUpload } from './storage.js';

/** Reasons for which a form is refused: S3's error codes. */
type RefusalCode =
  PolicyRefusal | 'EntityTooLarge' | 'EntityTooSmall' | 'MalformedPOSTRequest' | 'IncompleteBody' | 'NoSuchKey';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  SignatureDoesNotMatch: 403,
  PolicyExpired: 403,
  PolicyConditionFailed: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  MalformedPOSTRequest: 400,
  IncompleteBody: 400,
  NoSuchKey: 404,
};

class Refused extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

/** Limits of a form: few, short fields and one file. */
const FIELD_LIMITS = { fields: 10, fieldSize: 8 * 1024, files: 1, headerPairs: 20 };

/**
 * Serves the addresses that the disk storage signs, and accepts its forms: the fields first, then the file, which is
 * streamed to the disk. A 204 confirms that it is stored durably.
 */
export function diskHandler(storage: DiskStorage): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return async (req, res) => {
    try {
      if (req.method === 'GET') {
        await send(req, res, storage);
      } else if (req.method === 'POST') {
        await receive(req, storage);
        res.writeHead(204).end();
      } else {
        res.writeHead(405, { allow: 'GET, POST' }).end();
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      res.writeHead(STATUS[error.code], { 'content-type': 'application/xml; charset=utf-8' });
      res.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${error.code}</Code></Error>\n`);
    }
  };
}

async function send(req: IncomingMessage, res: ServerResponse, storage: DiskStorage): Promise<void> {
  const download = signedDownload(new URLSearchParams(req.url?.split('?')[1]), storage.options.secret);
  if (typeof download === 'string') throw new Refused(download);
  const { key, fileName, contentType } = download;
  const bytes = await storage.read(key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new Refused('NoSuchKey') : error;
  });
  res.writeHead(200, {
    'content-type': contentType,
    'content-disposition': contentDisposition('attachment', fileName),
    'cache-control': 'private, no-store',
  });
  await streamTo(res, bytes);
}

function parserOf(req: IncomingMessage) {
  try {
    return busboy({ headers: req.headers, defParamCharset: 'utf8', limits: FIELD_LIMITS });
  } catch {
    throw new Refused('MalformedPOSTRequest');
  }
}

/** Writes the stream to the file and fails at the first byte beyond the limit. */
class Bounded extends Writable {
  written = 0;
  readonly #passed = collectingBuffers();

  constructor(
    private readonly handle: Incoming['handle'],
    private readonly maxBytes: number,
  ) {
    super();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, next: (error?: Error) => void): void {
    this.written += chunk.length;
    this.#passed(chunk.length);
    if (this.written > this.maxBytes) next(new Refused('EntityTooLarge'));
    else this.handle.appendFile(chunk).then(() => next(), next);
  }
}

async function receive(req: IncomingMessage, storage: DiskStorage): Promise<void> {
  const parser = parserOf(req);
  const fields = new Map<string, string>();
  const uploads: Promise<void>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    const refuse = (code: RefusalCode) => reject(new Refused(code));
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      // Fields after the file are refused: they would not be checked in time.
      if (uploads.length > 0 || nameTruncated || valueTruncated || fields.has(name)) refuse('MalformedPOSTRequest');
      fields.set(name, value);
    });
    parser.on('file', (name, stream) => {
      stream.on('error', () => undefined);
      if (name !== 'file') return refuse('MalformedPOSTRequest');
      const allowed = allowedBy(fields, storage.options.secret);
      if (typeof allowed === 'string') return refuse(allowed);
      const file = storeUpload(stream, allowed, storage, () => whole);
      file.catch(reject);
      uploads.push(file);
    });
    for (const event of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(event, () => refuse('MalformedPOSTRequest'));
    }
    parser.on('error', () => refuse(req.complete ? 'MalformedPOSTRequest' : 'IncompleteBody'));
    parser.on('close', resolve);
    req.once('aborted', () => refuse('IncompleteBody'));
    req.once('error', () => refuse('IncompleteBody'));
  });
  // The file is stored only after the form has ended correctly.
  let confirm: (ok: boolean) => void = () => undefined;
  const whole = new Promise<boolean>((resolve) => (confirm = resolve));
  try {
    req.pipe(parser);
    await ended;
    if (uploads.length === 0) throw new Refused('MalformedPOSTRequest');
    confirm(true);
    await Promise.all(uploads);
  } catch (error) {
    confirm(false);
    // Stop reading, and remove what was written of a file before responding.
    req.unpipe(parser);
    req.resume();
    parser.destroy();
    await Promise.allSettled(uploads);
    throw error;
  }
}

async function storeUpload(
  stream: Readable,
  { key, maxBytes }: SignedUpload,
  storage: DiskStorage,
  whole: () => Promise<boolean>,
): Promise<void> {
  const incoming = await storage.receive();
  try {
    const target = new Bounded(incoming.handle, maxBytes);
    await pipeline(stream, target);
    if (target.written === 0) throw new Refused('EntityTooSmall');
    if (await whole()) await incoming.commit(key);
  } finally {
    await incoming.discard();
  }
}
