import type { IncomingMessage, ServerResponse } from 'node:http';
import { RELEASE } from '@polyphony/domain/publishing/releases.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { SITE_TEXTS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import type { CachedPage, SiteRequest } from '@polyphony/public-site';
import { GraphQLError } from 'graphql';
import type { Context } from '../context.js';
import type { Logger } from 'pino';
import { refusalCodeOf, retryAfterOf, statusOf } from '../platform/errors.js';
import { chargeBytes, chargePage } from '../graphql/cost/chargeCost.js';
import type { Operation } from '../graphql/executor.js';
import type { PublicReads } from '../graphql/publicReads.js';
import { langOf, type ContextFor } from '../http/requestContext.js';
import { languageDirectory } from '../modules/languages/languageDirectory.js';
import { noteSwitchedLanguage } from '../modules/people/accounts/switchedLanguage.js';
import { siteTextsNow } from '../modules/texts/textsNow.js';
import { partScope, type ContentStamps } from '../platform/cache/contentStamps.js';
import { RequestAborted } from '../platform/http/body.js';
import { unavailabilityOf } from '../platform/database/unavailable.js';
import { previewOf } from '../records/preview/preview.js';
import type { PreviewedId, PreviewLinks } from '../records/preview/previewLinks.js';
import { pageWithinRelease, pageAddress, withinRelease } from './release/address.js';
import { releasePreviewOf } from '../records/preview/releasePreview.js';
import { cachedPage, pageKey, pageRequest, sendPage } from './page.js';
import { previewToken } from './previewHeaders.js';
import { failureSite } from './siteOutage.js';
import { siteForm } from './siteForm.js';
import { siteOf, type SiteSource } from './siteOf.js';
import type { StampedCache, Stamps } from '../platform/cache/stampedCache.js';

const ANSWERED: readonly string[] = ['GET', 'HEAD', 'POST'];

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

  /** Reads what the page shows parts of: it is not cached when the kind is written meanwhile. */
  whole<Value>(kindName: string, read: () => Promise<Value>): Promise<Value> {
    this.#whole = [...this.#whole, [kindName, this.stamps.of(kindName)]];
    return read();
  }

  /**
   * What the page depends on; null where it may not be cached: an operation is not for all visitors, or a record was written
   * meanwhile. The stamps of the records that it shows are only known now, and may be those of after that write.
   * @param stampNames names of their stamps
   */
  stampsWith(stampNames: readonly string[]): Stamps | null {
    if (this.#whole.some(([kind, stamp]) => this.stamps.of(kind) !== stamp)) return null;
    return this.#stamps && [...this.#stamps, ...stampNames.map((name) => [name, this.stamps.of(name)] as const)];
  }
}

/**
 * Refuses a request for a page as plain text: the page of an error would take as long to draw.
 * @throws what is no refusal
 */
function refuse(res: ServerResponse, error: unknown): void {
  if (!(error instanceof GraphQLError)) throw error;
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== null) res.setHeader('retry-after', retryAfter);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  res.writeHead(statusOf[refusalCodeOf(error)], headers);
  res.end(error.message);
}

/**
 * Serves the visitors' site. Pages query their data in this process, as the visitor of the request. Pages for visitors who
 * are not signed in are cached until what they show is written.
 * @throws SERVICE_UNAVAILABLE, or the driver's error, when the database cannot serve the request
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
  const { publicSite, siteClock, publicUrl } = source;

  /** The page of an error, for which nothing is read: not even the languages could be. */
  const failure = (request: SiteRequest, error: unknown) =>
    failureSite(source, stamps, log, () =>
      Promise.reject(new Error('The request could not be served.', { cause: error })),
    ).handle(request);

  async function serve(req: IncomingMessage, res: ServerResponse, request: SiteRequest): Promise<void> {
    const { nonce } = request;
    const key = pageKey(req, await languageDirectory(stamps), source);
    const cached = key === null ? null : cachedPage(pages, key, request);
    if (cached) {
      sendPage(req, res, publicSite.respondFromCache(cached, request), nonce);
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
    if (langOf(req.url) !== null) await noteSwitchedLanguage(context);
    const previewTarget = token === null ? null : previewLinks.read(token);
    if (previewTarget?.kind === RELEASE && token !== null) {
      await serveRelease(req, res, { request, context, token, previewTarget });
      return;
    }
    const preview = previewTarget && (await previewOf(previewTarget, context));
    const read = new PageReads(reads, stamps);
    const texts = await read.whole(SITE_TEXTS, () => siteTextsNow(stamps));
    const site = siteOf(source, preview ? { ...context, preview } : context, {
      texts,
      visitor: context.visitor,
      preview,
      note: (query) => read.note(query),
    });
    const form = req.method === 'POST' ? await siteForm(req, publicUrl) : undefined;
    const response = await site.handle({ ...request, ...(form !== undefined && { form }) });
    const page = key === null ? null : publicSite.cachedPageOf(response);
    const unused = new Set(response.unusedSettings?.map((setting) => partScope(SETTINGS, setting)));
    const parts = [...context.loaders.stampNames].filter((name) => !unused.has(name));
    const usedTexts = response.usedTexts?.map((used) => partScope(SITE_TEXTS, used)) ?? [];
    const depends = page && read.stampsWith([...parts, ...usedTexts]);
    if (key !== null && page && depends) pages.set(key, page, depends);
    sendPage(req, res, page ? publicSite.respondFromCache(page, request) : response, nonce);
  }

  /** A page of the site as if a release were published, whose links lead to further ones. */
  async function serveRelease(
    req: IncomingMessage,
    res: ServerResponse,
    {
      request,
      context,
      token,
      previewTarget,
    }: {
      readonly request: SiteRequest;
      readonly context: Context;
      readonly token: string;
      readonly previewTarget: PreviewedId;
    },
  ): Promise<void> {
    const overrides = await releasePreviewOf(previewTarget, context);
    const url = overrides ? pageAddress(request.url) : request.url;
    const site = siteOf(
      source,
      { ...context, ...overrides },
      {
        texts: await siteTextsNow(stamps),
        visitor: context.visitor,
        preview: overrides && { path: url.split('?')[0] ?? '/', release: overrides.release.title },
        typed: overrides !== null && overrides.panels.size > 0,
      },
    );
    const response = await site.handle({ ...request, url });
    const { location } = response.headers;
    const headers =
      location === undefined ? response.headers : { ...response.headers, location: withinRelease(location, token) };
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    const body = isPage && overrides ? pageWithinRelease(response.body, token) : response.body;
    sendPage(req, res, { ...response, headers: overrides ? headers : response.headers, body }, request.nonce);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!ANSWERED.includes(req.method ?? '')) {
      res.writeHead(405, { allow: ANSWERED.join(', ') }).end();
      return;
    }
    const request = pageRequest(req, siteClock);
    try {
      await serve(req, res, request);
    } catch (error) {
      if (error instanceof RequestAborted || res.headersSent || unavailabilityOf(error)) throw error;
      sendPage(req, res, await failure(request, error), request.nonce);
    }
  };
}
