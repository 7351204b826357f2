import type { SiteRequest, SiteResponse } from './host.js';
import { cacheControl, isUnchanged } from './responses.js';

/** A cached page for other visitors: everything except the nonce, which is different in each response. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The body, split at the nonce. */
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
}

/** Converts a response to a cached page; null for personal or incomplete ones, and for one that the browser has already. */
export function keepPage({ status, headers, cookies, pieces }: SiteResponse): KeptPage | null {
  if (status !== 200 || !pieces || cookies.length > 0) return null;
  return { headers, pieces, bytes: pieces.reduce((sum, { length }) => sum + length, 0) };
}

/** The response for this request from the cached page, which must be of the same page and language. */
export function answerKept({ headers: kept, pieces }: KeptPage, request: SiteRequest): SiteResponse<string | Buffer> {
  const isPage = kept['content-type']?.startsWith('text/html');
  const headers = isPage ? { ...kept, 'cache-control': cacheControl(request) } : { ...kept };
  if (isUnchanged(request, kept['etag'] ?? '')) return { status: 304, headers, cookies: [], body: '' };
  const nonce = Buffer.from(request.nonce);
  const body = Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])));
  return { status: 200, headers, cookies: [], body };
}
