import { createHash } from 'node:crypto';
import type { SiteRequest, SiteResponse } from './host.js';
import type { Elsewhere, OpenedFile, OpenedPage } from './routing/route.js';
import type { SiteLanguage } from './visit/language.js';
import { isSpeculative } from './visit/requestHeaders.js';

/** Where browsers find which links to prepare before the click. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** How long a page that was fetched ahead may be shown without asking again, in seconds. */
const FETCHED_AHEAD_S = 30;

const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
} as const;

/** Weak, because the host may compress the body; computed without what differs in each response. */
function etagOf(pieces: readonly Buffer[]): string {
  const hash = createHash('sha1');
  for (const piece of pieces) hash.update(piece);
  return `W/"${hash.digest('base64url')}"`;
}

/**
 * Only a page fetched ahead of a click may be shown without asking again, for that click.
 * @param holdsUntil when it says something else, in milliseconds since 1970
 */
export function cacheControl(request: SiteRequest, holdsUntil = Infinity): string {
  if (!isSpeculative(request)) return 'private, no-cache';
  const left = Math.floor((holdsUntil - Number(request.cameAt)) / 1000);
  return `private, max-age=${Math.max(0, Math.min(FETCHED_AHEAD_S, left))}`;
}

/** Whether the browser has the page already. */
export const isUnchanged = ({ headers }: SiteRequest, etag: string): boolean =>
  headers['if-none-match']?.split(/,\s*/).includes(etag) ?? false;

/**
 * A page as an HTTP response. Browsers revalidate each time and get 304 while nothing has changed; only a prefetched
 * page may be shown without revalidation, for one click. Shared caches must not store pages, because their language
 * depends on the cookie.
 */
export function htmlResponse(
  request: SiteRequest,
  { status, personal = false, retryAfter, holdsUntil: until }: OpenedPage,
  html: string,
  extra: { readonly headers: Record<string, string>; readonly cookies: readonly string[] },
): SiteResponse {
  const holdsUntil = until?.getTime();
  const headers = {
    ...HTML_HEADERS,
    'cache-control': personal
      ? 'private, no-store'
      : status === 200
        ? cacheControl(request, holdsUntil)
        : 'private, no-cache',
    vary: 'Cookie',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...extra.headers,
  };
  if (status !== 200 || personal) return { status, headers, cookies: extra.cookies, body: html };
  // Encoded once: for the tag, for the cache, and for the response that is made of what is cached.
  const pieces = html.split(request.nonce).map((part) => part.split(request.cameAt).map((piece) => Buffer.from(piece)));
  const etag = etagOf(pieces.flat());
  const unchanged = isUnchanged(request, etag);
  const { cookies } = extra;
  const page = { headers: { ...headers, etag }, cookies, pieces, ...(holdsUntil !== undefined && { holdsUntil }) };
  return { ...page, status: unchanged ? 304 : 200, body: unchanged ? '' : html };
}

/** A file as an HTTP response, revalidated like a page unless it is one visitor's own; browsers may have it in the language of a cookie. */
export function fileResponse(
  request: SiteRequest,
  { type, text, saveAs }: OpenedFile,
  language: SiteLanguage,
): SiteResponse {
  if (saveAs !== undefined) {
    const headers = {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${saveAs}"`,
      'cache-control': 'private, no-store',
    };
    return { status: 200, headers, cookies: [], body: text };
  }
  const pieces = [[Buffer.from(text)]];
  const etag = etagOf(pieces.flat());
  const unchanged = isUnchanged(request, etag);
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
    'content-language': language.code,
    etag,
  };
  return { status: unchanged ? 304 : 200, headers, cookies: [], body: unchanged ? '' : text, pieces };
}

/** Sends visitors to the one address of a page, for good; a form is sent there, too. */
export const redirectTo = (location: string, cached = 'public, max-age=3600'): SiteResponse => ({
  status: 308,
  headers: { location, 'content-type': 'text/plain; charset=utf-8', 'cache-control': cached },
  cookies: [],
  body: '',
});

/** Sends visitors on after a form, or from a page that is not for them. */
export const seeOther = ({ to, cookies = [] }: Elsewhere): SiteResponse => ({
  status: 303,
  headers: { location: to, 'cache-control': 'no-store' },
  cookies,
  body: '',
});

/** There is no form at the address. */
export const notAllowed = (): SiteResponse => ({
  status: 405,
  headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
  cookies: [],
  body: 'Method not allowed.',
});

/** Prepare every page whose link is about to be clicked, but nothing that changes the language or is not a page. */
const RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/admin', '/admin/*', '/api', '/api/*', '/graphql', '/assets/*', '/*\\?*(^|&)lang=*'].map((path) => ({
            not: { href_matches: path },
          })),
          { not: { selector_matches: '[rel~=nofollow], [hreflang]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export const speculationRules = (): SiteResponse => ({
  status: 200,
  headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  cookies: [],
  body: RULES,
});
