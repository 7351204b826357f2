import type { CachedPage } from '@polyphony/public-site';
import type { Logger } from 'pino';
import { languageDirectory } from '../modules/languages/languageDirectory.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import type { StampedCache } from '../platform/cache/stampedCache.js';
import { lastSiteTexts } from '../modules/texts/textsNow.js';
import { RETRY_AFTER_S } from '../platform/database/unavailable.js';
import { serviceUnavailable } from '../platform/errors.js';
import type { Handler } from '../platform/http/handler.js';
import { cachedPage, pageKey, pageRequest, sendPage } from './page.js';
import type { SiteSource } from './siteOf.js';

/** A site that draws pages of errors alone: it reads nothing. */
export const failureSite = (
  { publicSite, siteClock, publicUrl, clientDir, enquiryRetentionDays }: SiteSource,
  stamps: ContentStamps,
  log: Pick<Logger, 'error'>,
  execute: Parameters<typeof publicSite.createSite>[0]['execute'],
) =>
  publicSite.createSite({
    get texts() {
      return lastSiteTexts(stamps);
    },
    visitor: null,
    preview: null,
    publicUrl,
    clientDir,
    enquiryRetentionDays,
    today: siteClock.today(),
    eventZone: siteClock.eventZone,
    execute,
    report: (err, requestId) => log.error({ err, requestId }, 'page failed'),
  });

/**
 * Responds to a request for a page that the database cannot serve: with the cached page, else with one that says so in the
 * visitor's language.
 */
export function siteUnavailable(options: {
  readonly source: SiteSource;
  readonly pages: StampedCache<CachedPage>;
  readonly stamps: ContentStamps;
  readonly log: Pick<Logger, 'error'>;
}): Handler {
  const { source, pages, stamps, log } = options;
  const { publicSite, siteClock } = source;
  const site = failureSite(source, stamps, log, () => Promise.resolve({ errors: [serviceUnavailable(RETRY_AFTER_S)] }));
  return async (req, res) => {
    const request = pageRequest(req, siteClock);
    // Data that is known without the database, which this must not wait for.
    const languages = languageDirectory.last(stamps);
    const key = languages ? pageKey(req, languages, source) : null;
    const cached = key === null ? null : cachedPage(pages, key, request);
    sendPage(
      req,
      res,
      cached ? publicSite.respondFromCache(cached, request) : await site.handle(request),
      request.nonce,
    );
  };
}
