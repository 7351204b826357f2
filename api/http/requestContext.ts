import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, type LanguageChoice } from '@polyphony/domain/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import type { Logger } from 'pino';
import { senderOf, type Sender } from '../identity/sessions/crossSite.js';
import { sessionToken } from '../identity/sessions/credentials.js';
import type { Context, CookieOptions, Reply } from '../context.js';
import { resolveLanguage, languageDirectory } from '../modules/languages/languageDirectory.js';
import { PAGE_ACCOUNT_HEADER, sessionOfPage } from '../identity/sessions/pageAccount.js';
import { seenAs, VIEW_AS_HEADER } from '../identity/sessions/viewAs.js';
import { Loaders, type RecordStores } from '../records/store/loaders.js';
import type { Services } from '../services.js';
import { databaseAvailability } from '../platform/database/availability.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import { clientAddress } from '../platform/http/clientAddress.js';

/** Values of which contexts are made, the same for every request. */
export interface ContextSource {
  readonly stores: RecordStores;
  readonly services: Services;
  readonly log: Logger;
  readonly publicUrl: string;
  /** Proxies in front whose X-Forwarded-For entries are believed. */
  readonly trustProxy: number;
  /** Whether a request came from a developer's own machine to a server of that machine. */
  readonly isDevelopers: (req: IncomingMessage) => boolean;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const requestIds = new WeakMap<IncomingMessage, string>();

/** The id of a request in the log and in its response: a proxy's, when it gave a plain one, else a new one. */
export function requestIdOf(req: IncomingMessage): string {
  const existing = requestIds.get(req);
  if (existing) return existing;
  const header = req.headers['x-request-id'];
  const id = typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
  requestIds.set(req, id);
  return id;
}

/**
 * Writes cookies that only this site is sent, over https only when the site is. Whom a cookie signs in stays as it is in
 * the response to another site's request, and nobody is signed out unless the request is this site's own.
 */
function replyOn(res: ServerResponse, secure: boolean, sender: Sender): Reply {
  const write = (name: string, value: string, { maxAge, httpOnly = false }: CookieOptions) => {
    const signsOut = maxAge === 0;
    if (httpOnly && (sender === 'foreign' || (signsOut && sender !== 'own'))) return;
    const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    if (httpOnly) parts.push('HttpOnly');
    if (secure) parts.push('Secure');
    res.appendHeader('set-cookie', parts.join('; '));
  };
  return {
    setCookie: (name, value, options = {}) => write(name, value, options),
    clearCookie: (name) => write(name, '', { maxAge: 0, httpOnly: true }),
  };
}

/** Makes the context of one request. */
export interface ContextFor {
  /**
   * @param options.page a page is only shown: its visitor's cookie counts wherever the link was (a mail, another site),
   * and in browsers that say nothing about that; nothing may be changed in such a context
   */
  (req: IncomingMessage, res: ServerResponse, options?: { readonly page?: boolean }): Promise<Context>;
}

/**
 * Makes the context of each request: its caller, its language, and the services of its resolvers.
 * @throws SERVICE_UNAVAILABLE while the database is down
 */
export function contextFactory(source: ContextSource): ContextFor {
  const { stores, services, log, publicUrl, trustProxy, isDevelopers } = source;
  const secure = publicUrl.startsWith('https:');
  return async (req, res, { page = false } = {}) => {
    databaseAvailability.check();
    const staffToken = sessionToken(req.headers, publicUrl);
    const visitorToken = page
      ? readCookie(req.headers.cookie, VISITOR_COOKIE)
      : sessionToken(req.headers, publicUrl, VISITOR_COOKIE);
    const [{ directory, language }, own, visitor] = await Promise.all([
      languageOf(req, services.stamps),
      staffToken ? services.sessions.sessionFromToken(staffToken) : null,
      visitorToken ? services.sessions.visitorFromToken(visitorToken) : null,
    ]);
    const ofPage = sessionOfPage(own, req.headers[PAGE_ACCOUNT_HEADER]);
    const session = await seenAs(ofPage, req.headers[VIEW_AS_HEADER]);
    const requestId = requestIdOf(req);
    return {
      requestId,
      ip: clientAddress(req, trustProxy),
      ownMachine: isDevelopers(req),
      userAgent: req.headers['user-agent'] ?? null,
      face: 'GRAPHQL',
      session,
      visitor,
      language,
      messageLanguage: language.requested,
      languages: directory.active,
      loaders: new Loaders(stores),
      services,
      reply: replyOn(res, secure, senderOf(req.headers, publicUrl)),
      log: log.child({ requestId }),
    };
  };
}

const wishesOf = ({ url, headers }: IncomingMessage) => [langOf(url), readCookie(headers.cookie, LANGUAGE_COOKIE)];

async function languageOf(req: IncomingMessage, stamps: ContentStamps) {
  const directory = await languageDirectory(stamps);
  const wishes = wishesOf(req);
  const requested = resolveLanguage(directory, ...wishes);
  return { directory, language: { requested, isExplicit: wishes.includes(requested), default: directory.default } };
}

/** The language that a request is responded to in: its parameter's, its cookie's, or the default one. */
export const languageOfRequest = async (req: IncomingMessage, stamps: ContentStamps): Promise<LanguageChoice> =>
  (await languageOf(req, stamps)).language;

/**
 * The same for a response that says that the database is down, which must not wait for it: by the languages that are known,
 * and English before they are.
 */
export function languageInOutage(req: IncomingMessage, stamps: ContentStamps): string {
  const directory = languageDirectory.last(stamps);
  return directory ? resolveLanguage(directory, ...wishesOf(req)) : baseLanguage();
}

/** The `lang` parameter of a request's address. */
export function langOf(url: string | undefined): string | null {
  const query = url?.indexOf('?') ?? -1;
  if (!url || query < 0) return null;
  // Most addresses do not have it, and need not be parsed to see that: only an escape could hide a letter of its name.
  const search = url.slice(query);
  return search.includes('lang') || search.includes('%') ? new URLSearchParams(search).get('lang') : null;
}
