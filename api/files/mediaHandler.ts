import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { FILE_TOKEN_LENGTH, MEDIA_PATH } from '@polyphony/domain/files.js';
import type { Logger } from 'pino';
import { Types } from 'mongoose';
import { ObjectMissing, type ByteRange } from '../storage/storage.js';
import { asFile, FileModel, type StoredFile } from './file.js';
import { contentDisposition } from '../storage/contentDisposition.js';
import type { StoredRecord } from '../records/schema/record.js';
import type { Services } from '../services.js';

const ADDRESS = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{24})/([\\w-]{${FILE_TOKEN_LENGTH}})/([^/?]+)(?:\\?(.*))?$`);

/** What files may do where a browser shows them as a page: nothing, and in no origin of ours. */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Browsers show a PDF in a viewer of their own, which a sandbox keeps them from. */
const policyOf = ({ fileKind }: StoredFile) => (fileKind === 'pdf' ? FILE_POLICY : `${FILE_POLICY}; sandbox`);

/** Shown where it is opened; all else is saved. */
const shows = ({ fileKind }: StoredFile) => fileKind !== 'other';

/** One address of a file, read. */
export interface MediaRequest {
  readonly file: StoredFile;
  /** What follows the token: the file's name, or that of a variant. */
  readonly name: string;
  /** The revision that the address was made for; null when it says none. */
  readonly revision: number | null;
}

/** Answers a request for something derived from a file; false where there is no such thing, and nothing was sent. */
export type VariantHandler = (request: MediaRequest, req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** Headers of everything that is served of a file. What is addressed by revision is kept for ever. */
export function mediaHeaders({ file, revision }: MediaRequest): Record<string, string> {
  const lasting = revision === file.revision;
  return {
    'content-security-policy': policyOf(file),
    // A page of another address shows it, where files are served from one of their own.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  };
}

/** Whether the client has this very thing already, and was told so. */
export function answeredFromCache(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
  etag: string,
): boolean {
  if (!req.headers['if-none-match']?.split(/,\s*/).includes(etag)) return false;
  res.writeHead(304, { ...headers, etag }).end();
  return true;
}

/** The part of a file that a request asks for: null for all of it, 'none' where there is no such part. */
export function rangeIn(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'none' : { start, end };
}

async function sendOriginal(
  request: MediaRequest,
  services: Pick<Services, 'storage'>,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { file } = request;
  const etag = `"${file._id.toHexString()}-${file.revision}"`;
  const headers = {
    ...mediaHeaders(request),
    etag,
    'content-type': file.fileType,
    'content-disposition': contentDisposition(shows(file) ? 'inline' : 'attachment', file.fileName),
    'accept-ranges': 'bytes',
  };
  if (answeredFromCache(req, res, headers, etag)) return;
  const unchanged = req.headers['if-range'] === undefined || req.headers['if-range'] === etag;
  const range = unchanged ? rangeIn(req.headers.range, file.fileSize) : null;
  if (range === 'none') {
    res.writeHead(416, { ...headers, 'content-range': `bytes */${file.fileSize}` }).end();
    return;
  }
  const length = range ? range.end - range.start + 1 : file.fileSize;
  const answer = {
    ...headers,
    'content-length': length,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.fileSize}` }),
  };
  if (req.method === 'HEAD') {
    res.writeHead(range ? 206 : 200, answer).end();
    return;
  }
  const bytes = await services.storage.read(file.fileS3Key, range ?? undefined);
  res.writeHead(range ? 206 : 200, answer);
  await pipeline(bytes, res).catch((error: unknown) => {
    // Whoever asked went away; what else may go wrong half-way through breaks the answer off.
    if (!res.destroyed) throw error;
  });
}

/** Serves the files of the library, to anybody who has an address: GET /media/<id>/<token>/<name>. */
export function mediaHandler(options: {
  readonly log: Logger;
  readonly services: Pick<Services, 'storage' | 'fileAddresses'>;
  readonly variant: VariantHandler;
}) {
  const { log, services, variant } = options;
  const missing = (res: ServerResponse) => {
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }).end('Not Found');
  };
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [, id = '', token = '', name = '', query] = ADDRESS.exec(req.url ?? '') ?? [];
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { allow: 'GET, HEAD' }).end();
    // Before the database is read: a wrong address takes the same time whether or not its id is that of a file.
    const rightful = token && services.fileAddresses.isToken(id, token);
    const found = rightful ? await FileModel.findById(new Types.ObjectId(id)).lean<StoredRecord>() : null;
    if (!found) return missing(res);
    const asked = Number(new URLSearchParams(query).get('v') ?? Number.NaN);
    const request = { file: asFile(found), name, revision: Number.isInteger(asked) ? asked : null };
    try {
      if (!(await variant(request, req, res))) await sendOriginal(request, services, req, res);
    } catch (error) {
      if (!(error instanceof ObjectMissing) || res.headersSent) throw error;
      log.error({ fileId: id, key: request.file.fileS3Key }, 'the object of a file is missing');
      missing(res);
    }
  };
}
