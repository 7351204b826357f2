import type { IncomingHttpHeaders } from 'node:http';

/** Headers that a page of another site cannot send without a CORS preflight, which this server never grants. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-requested-with'] as const;

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Who caused a request: a page of this site or the user directly (`own`), a page of another site (`foreign`), or an
 * unknown sender (`unknown`): programs, and old browsers that follow a link.
 */
export type Sender = 'own' | 'foreign' | 'unknown';

/**
 * Whether the cookies of a request may authenticate it (CSRF protection): not when a page of another site could have
 * made the browser send it (a form, an image, a link). Bearer tokens need no such check: browsers do not add them
 * automatically.
 *
 * Checks in this order: a header that only a script of this site can add; Sec-Fetch-Site (same origin, or the user's
 * address bar or bookmark); the host of Origin. Without any of these the cookie is not accepted.
 * @param ownOrigin the site's public origin, when a proxy in front of it changes the Host header
 */
export const cookieAllowed = (headers: IncomingHttpHeaders, ownOrigin?: string): boolean =>
  senderOf(headers, ownOrigin) === 'own';

/** The sender of a request, according to the headers that `cookieAllowed` describes. */
export function senderOf(headers: IncomingHttpHeaders, ownOrigin?: string): Sender {
  if (PREFLIGHTED.some((name) => headers[name])) return 'own';
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  const { origin, host } = headers;
  if (!origin) return 'unknown';
  const sender = hostOf(origin);
  const isOwn =
    sender !== null && (sender === host?.toLowerCase() || (ownOrigin !== undefined && sender === hostOf(ownOrigin)));
  return isOwn ? 'own' : 'foreign';
}

/** Whether the browser opens the address as a page, rather than as an image, a frame or for a script. */
export const opensPage = (headers: IncomingHttpHeaders): boolean => headers['sec-fetch-dest'] === 'document';
