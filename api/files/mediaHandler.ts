import type { IncomingMessage, ServerResponse } from 'node:http';
import { FILE_TOKEN_LENGTH, MEDIA_PATH } from '@polyphony/domain/files/files.js';
import type { Logger } from 'pino';
import { Types } from 'mongoose';
import { databaseAvailability } from '../platform/database/availability.js';
import { streamTo } from '../platform/http/streamTo.js';
import { ObjectMissing, type ByteRange } from '../storage/storage.js';
import { FileModel, type StoredFile } from './file.js';
import { contentDisposition } from '../storage/contentDisposition.js';
import type { Services } from '../services.js';

const ADDRESS = new RegExp(`^${MEDIA_PATH}/([0-9a-f]{24})/([\\w-]{${FILE_TOKEN_LENGTH}})/([^/?]+)(?:\\?(.*))?$`);

/**
 * The content policy of files, in case a browser renders them as pages: scripts are blocked, and the sandbox gives them
 * an opaque origin.
 */
const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** No sandbox for PDFs: browsers' PDF viewers do not work in one. */
const policyOf = ({ fileKind }: StoredFile) => (fileKind === 'pdf' ? FILE_POLICY : `${FILE_POLICY}; sandbox`);

/** Displayed inline; all other kinds are downloads. */
const shows = ({ fileKind }: StoredFile) => fileKind !== 'other';

/** A parsed file address. */
export interface MediaRequest {
  readonly file: StoredFile;
  /** The segment after the token: the file's name, or that of a variant. */
  readonly name: string;
  /** The revision in the address; null without one. */
  readonly revision: number | null;
}

/** Handles a request for a variant of a file; false if the name is not a variant's and nothing was sent. */
export type VariantHandler = (request: MediaRequest, req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** The headers of every response with a file or a variant. Addresses of the current revision are immutable. */
export function mediaHeaders({ file, revision }: MediaRequest): Record<string, string> {
  const lasting = revision === file.revision;
  return {
    'content-security-policy': policyOf(file),
    // Needed when files are served from another origin than the pages.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  };
}

/** Responds with 304 if the client's cached copy is current; false otherwise. */
export function respondNotModified(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
  etag: string,
): boolean {
  if (!req.headers['if-none-match']?.split(/,\s*/).includes(etag)) return false;
  res.writeHead(304, { ...headers, etag }).end();
  return true;
}

/** Parses the Range header: null for the whole file, 'none' for an unsatisfiable range. */
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
  if (respondNotModified(req, res, headers, etag)) return;
  const unchanged = req.headers['if-range'] === undefined || req.headers['if-range'] === etag;
  const range = unchanged ? rangeIn(req.headers.range, file.fileSize) : null;
  if (range === 'none') {
    res.writeHead(416, { ...headers, 'content-range': `bytes */${file.fileSize}` }).end();
    return;
  }
  const length = range ? range.end - range.start + 1 : file.fileSize;
  const responseHeaders = {
    ...headers,
    'content-length': length,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.fileSize}` }),
  };
  if (req.method === 'HEAD') {
    res.writeHead(range ? 206 : 200, responseHeaders).end();
    return;
  }
  const bytes = await services.storage.read(file.fileS3Key, range ?? undefined);
  res.writeHead(range ? 206 : 200, responseHeaders);
  await streamTo(res, bytes);
}

/** Serves the files of the library, without a session: GET /media/<id>/<token>/<name>. */
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
    // Checked before the database is read: a wrong token takes the same time whether or not the file exists.
    const rightful = token && services.fileAddresses.isToken(id, token);
    databaseAvailability.check();
    const found = rightful ? await FileModel.findById(new Types.ObjectId(id)).lean<StoredFile>() : null;
    if (!found) return missing(res);
    const requestedRevision = Number(new URLSearchParams(query).get('v') ?? Number.NaN);
    const request = {
      file: found,
      name,
      revision: Number.isInteger(requestedRevision) ? requestedRevision : null,
    };
    try {
      if (!(await variant(request, req, res))) await sendOriginal(request, services, req, res);
    } catch (error) {
      if (!(error instanceof ObjectMissing) || res.headersSent) throw error;
      log.error({ fileId: id, key: request.file.fileS3Key }, 'the object of a file is missing');
      missing(res);
    }
  };
}
