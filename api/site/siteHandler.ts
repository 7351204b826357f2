import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import type { CachedPage, SiteRequest, SiteResponse } from '@polyphony/public-site';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import { statusOf, type ErrorCode } from '../platform/errors.js';
import { chargeBytes, chargePage } from '../graphql/cost/chargeCost.js';
import type { Operation } from '../graphql/executor.js';
import { askedLanguage, languageDirectory } from '../modules/languages/languageDirectory.js';
import type { PublicReads } from '../graphql/publicReads.js';
import { langOf, requestIdOf, type ContextFor } from '../http/requestContext.js';
import { partScope, type ContentStamps } from '../platform/cache/contentStamps.js';
import { RequestAborted } from '../platform/http/body.js';
import { allowPage, keepPolicy, newNonce } from '../platform/http/securityHeaders.js';
import { previewOf } from '../records/preview/preview.js';
import type { PreviewLinks } from '../records/preview/previewLinks.js';
import { previewHeaders, previewToken } from './previewHeaders.js';
import { siteForm } from './siteForm.js';
import { siteOf, type SiteSource } from './siteOf.js';
import type { StampedCache, Stamps } from '../platform/cache/stampedCache.js';
import { isAnonymous } from '../http/visitorCaches.js';

const ANSWERED: readonly string[] = ['GET', 'HEAD', 'POST'];

/** The cache key of a page, valid for one day of the site in one time zone; null for a request whose response is not cached. */
async function pageKey(
  req: IncomingMessage,
  stamps: ContentStamps,
  { today, zone }: { readonly today: string; readonly zone: string | null },
  setsLanguage: (url: string) => boolean,
): Promise<string | null> {
  if (req.method === 'POST' || !isAnonymous(req) || setsLanguage(req.url ?? '/')) return null;
  if (previewToken(req.url) !== null) return null;
  const language = askedLanguage(await languageDirectory(stamps), readCookie(req.headers.cookie, LANGUAGE_COOKIE));
  return `${language} ${today} ${zone ?? ''} ${req.url}`;
}

/** Notes what the operations of one page read. */
class PageReads {
  #stamps: Stamps | null = [];
  #whole: Stamps = [];

  constructor(
    readonly reads: Pick<PublicReads, 'pageStampsOf'>,
    readonly stamps: Pick<ContentStamps, 'of'>,
  ) {}

  note(query: Operation['query']): void {
    const read = this.reads.pageStampsOf(query);
    this.#stamps = this.#stamps && read && [...this.#stamps, ...read.stamps];
    this.#whole = [...this.#whole, ...(read?.whole ?? [])];
  }

  /**
   * What the page depends on; null where it may not be cached: an operation is not for all visitors, or a record was written
   * meanwhile. The stamps of the records that it shows are only known now, and may be those of after that write.
   * @param shown names of their stamps
   */
  stampsWith(shown: readonly string[]): Stamps | null {
    if (this.#whole.some(([kind, stamp]) => this.stamps.of(kind) !== stamp)) return null;
    return this.#stamps && [...this.#stamps, ...shown.map((name) => [name, this.stamps.of(name)] as const)];
  }
}

function send(req: IncomingMessage, res: ServerResponse, answer: SiteResponse<string | Buffer>, nonce: string): void {
  res.statusCode = answer.status;
  if (answer.status === 304) keepPolicy(res);
  else if (answer.headers['content-type']?.startsWith('text/html')) allowPage(res, nonce);
  const headers = previewToken(req.url) === null ? answer.headers : previewHeaders(answer.headers);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  // Added to those that an operation may have set.
  if (answer.cookies.length > 0) res.appendHeader('set-cookie', answer.cookies);
  res.end(req.method === 'HEAD' ? undefined : answer.body);
}

/**
 * Refuses a request for a page as plain text: the page of an error would take as long to draw.
 * @throws what is no refusal
 */
function refuse(res: ServerResponse, error: unknown): void {
  if (!(error instanceof GraphQLError)) throw error;
  const { code, retryAfter } = error.extensions;
  if (typeof retryAfter === 'number') res.setHeader('retry-after', retryAfter);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  res.writeHead(statusOf[code as ErrorCode], headers);
  res.end(error.message);
}

/**
 * Serves the visitors' site. Pages query their data in this process, as the visitor of the request. Pages for visitors who
 * are not signed in are cached until what they show is written.
 */
export function siteHandler(options: {
  readonly source: SiteSource;
  readonly pages: StampedCache<CachedPage>;
  readonly stamps: ContentStamps;
  readonly previewLinks: Pick<PreviewLinks, 'read'>;
  readonly reads: Pick<PublicReads, 'pageStampsOf'>;
  readonly contextFor: ContextFor;
  readonly log: Logger;
}) {
  const { source, pages, stamps, previewLinks, reads, contextFor, log } = options;
  const { publicSite, siteClock, publicUrl, clientDir, enquiriesKeptDays } = source;

  /** An address that names a language sets a cookie, unless programs follow it. */
  const setsLanguage = (url: string) => langOf(url) !== null && !publicSite.sendsFile(url.split('?')[0] ?? '/');

  /** The page of an error, for which nothing is read: not even the languages could be. */
  const failure = (request: SiteRequest, error: unknown) =>
    publicSite
      .createSite({
        visitor: null,
        preview: null,
        publicUrl,
        clientDir,
        enquiriesKeptDays,
        today: siteClock.today(),
        eventZone: siteClock.eventZone,
        execute: () => Promise.reject(new Error('The request could not be served.', { cause: error })),
        report: (err, requestId) => log.error({ err, requestId }, 'page failed'),
      })
      .handle(request);

  async function serve(req: IncomingMessage, res: ServerResponse, request: SiteRequest): Promise<void> {
    const { nonce } = request;
    const clock = { today: siteClock.today(), zone: siteClock.eventZone };
    const key = await pageKey(req, stamps, clock, setsLanguage);
    const kept = key === null ? null : pages.get(key);
    if (kept && Number(request.cameAt) < kept.holdsUntil) {
      send(req, res, publicSite.respondFromCache(kept, request), nonce);
      return;
    }
    const token = previewToken(req.url);
    const context = await contextFor(req, res, { page: req.method !== 'POST' });
    try {
      await chargePage(context);
      if (req.method === 'POST') await chargeBytes(context, Number(req.headers['content-length'] ?? 0));
    } catch (error) {
      refuse(res, error);
      return;
    }
    const named = token === null ? null : previewLinks.read(token);
    const preview = named && (await previewOf(named, context));
    const read = new PageReads(reads, stamps);
    const site = siteOf(source, preview ? { ...context, preview } : context, {
      visitor: context.visitor,
      preview,
      note: (query) => read.note(query),
    });
    const form = req.method === 'POST' ? await siteForm(req, publicUrl) : undefined;
    const answer = await site.handle({ ...request, ...(form !== undefined && { form }) });
    const page = key === null ? null : publicSite.cachedPageOf(answer);
    const unused = new Set(answer.unusedSettings?.map((setting) => partScope(SETTINGS, setting)));
    const depends = page && read.stampsWith([...context.loaders.shown].filter((name) => !unused.has(name)));
    if (key !== null && page && depends) pages.set(key, page, depends);
    send(req, res, page ? publicSite.respondFromCache(page, request) : answer, nonce);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!ANSWERED.includes(req.method ?? '')) {
      res.writeHead(405, { allow: ANSWERED.join(', ') }).end();
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    const request: SiteRequest = {
      url: req.url ?? '/',
      headers: { ...headers, 'x-request-id': requestIdOf(req) },
      nonce: newNonce(),
      cameAt: String(siteClock.now().getTime()),
    };
    try {
      await serve(req, res, request);
    } catch (error) {
      if (error instanceof RequestAborted || res.headersSent) throw error;
      send(req, res, await failure(request, error), request.nonce);
    }
  };
}
