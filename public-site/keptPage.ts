import type { SiteRequest, SiteResponse } from './host.js';
import { cacheControl, isUnchanged } from './responses.js';

/** A page that others may be answered with: all that it says, without the word that each answer has of its own. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  /** The body, cut where the nonce stands. */
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
}

/** What can be kept of an answer; null of one that is the visitor's own, or no whole page. Pages with an etag are neither. */
export function keepPage({ status, headers, cookies, body }: SiteResponse, { nonce }: SiteRequest): KeptPage | null {
  if (status !== 200 || !headers['etag'] || cookies.length > 0) return null;
  const pieces = body.split(nonce).map((piece) => Buffer.from(piece));
  return { headers, pieces, bytes: pieces.reduce((sum, { length }) => sum + length, 0) };
}

/** The answer that the site would give to this request, which is for the same page in the same language. */
export function answerKept({ headers: kept, pieces }: KeptPage, request: SiteRequest): SiteResponse<string | Buffer> {
  const headers = { ...kept, 'cache-control': cacheControl(request) };
  if (isUnchanged(request, kept['etag'] ?? '')) return { status: 304, headers, cookies: [], body: '' };
  const nonce = Buffer.from(request.nonce);
  const body = Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [nonce, piece])));
  return { status: 200, headers, cookies: [], body };
}
