import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { VIDEO_ORIGINS } from '@polyphony/domain/richText/videos.js';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import type { CachedPage, SiteRequest, SiteResponse } from '@polyphony/public-site';
import { langOf, requestIdOf } from '../http/requestContext.js';
import { isAnonymous } from '../http/visitorCaches.js';
import { resolveLanguage, type LanguageDirectory } from '../modules/languages/languageDirectory.js';
import type { StampedCache } from '../platform/cache/stampedCache.js';
import { databaseAvailability } from '../platform/database/availability.js';
import { allowPage, retainPolicy, newNonce } from '../platform/http/securityHeaders.js';
import type { SiteClock } from '../platform/siteClock.js';
import { previewHeaders, previewToken } from './previewHeaders.js';
import type { SiteSource } from './siteOf.js';

/** A request for a page as the site reads it. */
export function pageRequest(req: IncomingMessage, siteClock: SiteClock): SiteRequest {
  const headers = Object.fromEntries(
    Object.entries(req.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  return {
    url: req.url ?? '/',
    headers: { ...headers, 'x-request-id': requestIdOf(req) },
    nonce: newNonce(),
    cameAt: String(siteClock.now().getTime()),
  };
}

/** The cache key of a page, valid for one day of the site in one time zone; null for a request whose response is not cached. */
export function pageKey(
  req: IncomingMessage,
  languages: LanguageDirectory,
  { publicSite, siteClock }: Pick<SiteSource, 'publicSite' | 'siteClock'>,
): string | null {
  const url = req.url ?? '/';
  /** An address that names a language sets a cookie, unless programs follow it. */
  const setsLanguage = langOf(url) !== null && !publicSite.sendsFile(url.split('?')[0] ?? '/');
  if (req.method === 'POST' || !isAnonymous(req) || setsLanguage) return null;
  if (previewToken(req.url) !== null) return null;
  const language = resolveLanguage(languages, readCookie(req.headers.cookie, LANGUAGE_COOKIE));
  return `${language} ${siteClock.today()} ${siteClock.eventZone ?? ''} ${req.url}`;
}

/** The cached page that still holds; while the database is down, one that held before. */
export function cachedPage(pages: StampedCache<CachedPage>, key: string, { cameAt }: SiteRequest): CachedPage | null {
  const page = pages.get(key);
  return page && (Number(cameAt) < page.holdsUntil || databaseAvailability.isDown) ? page : null;
}

export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  response: SiteResponse<string | Buffer>,
  nonce: string,
): void {
  res.statusCode = response.status;
  if (response.status === 304) retainPolicy(res);
  else if (response.headers['content-type']?.startsWith('text/html')) allowPage(res, nonce, { frames: VIDEO_ORIGINS });
  const headers = previewToken(req.url) === null ? response.headers : previewHeaders(response.headers);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  // Added to those that an operation may have set.
  if (response.cookies.length > 0) res.appendHeader('set-cookie', response.cookies);
  res.end(req.method === 'HEAD' ? undefined : response.body);
}
