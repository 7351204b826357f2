import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieAllowed } from './crossSite.js';

/** The first value of a cookie; null when there is none or it cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals < 0 || pair.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(equals + 1).trim());
    } catch (error) {
      if (error instanceof URIError) return null;
      throw error;
    }
  }
  return null;
}

/**
 * The session token of a request: the bearer token when there is one, else the cookie's, unless another site may have
 * caused the request.
 * @param ownOrigin see cookieAllowed
 * @param cookie of which sign-in; a bearer token names its own
 */
export function sessionToken(
  headers: IncomingHttpHeaders,
  ownOrigin?: string,
  cookie: string = SESSION_COOKIE,
): string | null {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer) return bearer;
  return cookieAllowed(headers, ownOrigin) ? readCookie(headers.cookie, cookie) : null;
}
