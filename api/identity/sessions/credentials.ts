import { SESSION_COOKIE } from '@polyphony/domain/people/account.js';
import { readCookie } from '@polyphony/domain/text/cookies.js';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieAllowed } from './crossSite.js';

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
