import { randomUUID } from 'node:crypto';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import type { SiteRequest } from '../host.js';

/** The first value of a cookie; null when there is none or it cannot be decoded. */
export const cookieOf = ({ headers }: SiteRequest, wanted: string): string | null =>
  readCookie(headers['cookie'], wanted);

/** The unvalidated language code in the visitor's cookie. */
export const languageCookie = (request: SiteRequest): string | null => cookieOf(request, LANGUAGE_COOKIE);

/** Whether the browser is prefetching; such a request must have no side effects. */
export const isSpeculative = ({ headers }: SiteRequest): boolean =>
  /\bprefetch\b/.test(headers['sec-purpose'] ?? headers['x-purpose'] ?? '');

/** The id under which the server logs this request, so that a visitor can name it. */
export const requestIdOf = ({ headers }: SiteRequest): string => {
  const providedId = headers['x-request-id'];
  return providedId && /^[\w-]{8,64}$/.test(providedId) ? providedId : randomUUID();
};
