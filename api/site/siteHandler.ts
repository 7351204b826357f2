import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import type * as PublicSite from '@polyphony/public-site';
import type { KeptPage, SiteRequest, SiteResponse } from '@polyphony/public-site';
import { GraphQLError } from 'graphql';
import { readCookie } from '../identity/sessions/credentials.js';
import { statusOf, type ErrorCode } from '../platform/errors.js';
import { chargePage } from '../graphql/cost/chargeCost.js';
import type { Execute, Operation } from '../graphql/executor.js';
import { askedLanguage, languageDirectory } from '../modules/languages/languageDirectory.js';
import type { PublicReads } from '../graphql/publicReads.js';
import { langOf, requestIdOf, type ContextFor } from '../http/requestContext.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import type { SiteClock } from '../platform/siteClock.js';
import { allowPage, keepPolicy, newNonce } from '../platform/http/securityHeaders.js';
import { siteForm } from './siteForm.js';
import type { StampedCache, Stamps } from '../platform/cache/stampedCache.js';
import { isAnonymous } from '../http/visitorCaches.js';

const ANSWERED: readonly string[] = ['GET', 'HEAD', 'POST'];

/** The cache key of a page, valid for one day of the site; null for a request whose response is not cached. */
async function pageKey(req: IncomingMessage, stamps: ContentStamps, today: string): Promise<string | null> {
  // An address that names a language sets a cookie.
  if (req.method === 'POST' || !isAnonymous(req) || langOf(req.url) !== null) return null;
  const language = askedLanguage(await languageDirectory(stamps), readCookie(req.headers.cookie, LANGUAGE_COOKIE));
  return `${language} ${today} ${req.url}`;
}

/** Notes what the operations of one page read; null once one of them has an answer that may not be kept. */
class PageReads {
  stamps: Stamps | null = [];

  constructor(readonly reads: Pick<PublicReads, 'stampsOf'>) {}

  note(query: Operation['query']): void {
    const stamps = this.reads.stampsOf(query);
    this.stamps = this.stamps && stamps && [...this.stamps, ...stamps];
  }
}

function send(req: IncomingMessage, res: ServerResponse, answer: SiteResponse<string | Buffer>, nonce: string): void {
  res.statusCode = answer.status;
  if (answer.status === 304) keepPolicy(res);
  else if (answer.headers['content-type']?.startsWith('text/html')) allowPage(res, nonce);
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
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
 * Serves the visitors' site: it asks for its data in this process, as the visitor whose request it answers. A page that
 * was drawn before, for somebody who had not signed in either, is sent again until what it shows is written.
 */
export function siteHandler(options: {
  readonly publicSite: typeof PublicSite;
  readonly pages: StampedCache<KeptPage>;
  readonly stamps: ContentStamps;
  readonly siteClock: SiteClock;
  readonly reads: Pick<PublicReads, 'stampsOf'>;
  readonly execute: Execute;
  readonly contextFor: ContextFor;
  readonly publicUrl: string;
  /** After how many days enquiries are deleted. */
  readonly enquiriesKeptDays: number;
  readonly clientDir: string;
}) {
  const { publicSite, pages, stamps, siteClock, reads, execute, contextFor, publicUrl, enquiriesKeptDays, clientDir } =
    options;

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (!ANSWERED.includes(req.method ?? '')) {
      res.writeHead(405, { allow: ANSWERED.join(', ') }).end();
      return;
    }
    const nonce = newNonce();
    const headers = Object.fromEntries(
      Object.entries(req.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    const request: SiteRequest = {
      url: req.url ?? '/',
      headers: { ...headers, 'x-request-id': requestIdOf(req) },
      nonce,
      cameAt: String(Date.now()),
    };
    const key = await pageKey(req, stamps, siteClock.today());
    const kept = key === null ? null : pages.get(key);
    if (kept) {
      send(req, res, publicSite.answerKept(kept, request), nonce);
      return;
    }
    const context = await contextFor(req, res, { page: req.method !== 'POST' });
    try {
      await chargePage(context);
    } catch (error) {
      refuse(res, error);
      return;
    }
    const read = new PageReads(reads);
    const site = publicSite.createSite({
      publicUrl,
      clientDir,
      visitor: context.visitor,
      today: siteClock.today(),
      eventZone: siteClock.eventZone,
      enquiriesKeptDays,
      report: (error) => context.log.error({ err: error }, 'page failed'),
      execute: ({ language, variables, ...operation }) => {
        read.note(operation.query);
        return execute(
          { ...operation, variables: { ...variables } },
          { ...context, language: { asked: language, default: context.language.default } },
        );
      },
    });
    const form = req.method === 'POST' ? await siteForm(req, publicUrl) : undefined;
    const answer = await site.handle({ ...request, ...(form !== undefined && { form }) });
    const page = key !== null && read.stamps && publicSite.keepPage(answer, request);
    if (page && read.stamps) pages.set(key, page, read.stamps);
    send(req, res, answer, nonce);
  };
}
