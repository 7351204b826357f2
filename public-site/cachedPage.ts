import type { SiteRequest, SiteResponse } from './host.js';
import { cacheControl, isUnchanged } from './responses.js';

/** A cached page for other visitors: everything except the nonce and the time, which are different in each response. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The body, split at the nonce, and each part at the time. */
  readonly pieces: readonly (readonly Buffer[])[];
  readonly bytes: number;
  /** When it says something else although nothing was written, in milliseconds since 1970; Infinity: never. */
  readonly holdsUntil: number;
}

/** Converts a response to a cached page; null for personal or incomplete ones, and for one that the browser has already. */
export function cachedPageOf({
  status,
  headers,
  cookies,
  pieces,
  holdsUntil = Infinity,
}: SiteResponse): CachedPage | null {
  if (status !== 200 || !pieces || cookies.length > 0) return null;
  return { headers, pieces, bytes: pieces.flat().reduce((sum, { length }) => sum + length, 0), holdsUntil };
}

/** The response for this request from the cached page, which must be of the same page and language. */
export function respondFromCache(
  { headers: cachedHeaders, pieces, holdsUntil }: CachedPage,
  request: SiteRequest,
): SiteResponse<string | Buffer> {
  const isPage = cachedHeaders['content-type']?.startsWith('text/html');
  const headers = isPage
    ? { ...cachedHeaders, 'cache-control': cacheControl(request, holdsUntil) }
    : { ...cachedHeaders };
  if (isUnchanged(request, cachedHeaders['etag'] ?? '')) return { status: 304, headers, cookies: [], body: '' };
  const [nonce, cameAt] = [Buffer.from(request.nonce), Buffer.from(request.cameAt)];
  const parts = pieces.map((part) => Buffer.concat(joined(part, cameAt)));
  const body = Buffer.concat(joined(parts, nonce));
  return { status: 200, headers, cookies: [], body };
}

/** The pieces with a separator between each two. */
const joined = (pieces: readonly Buffer[], separator: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
