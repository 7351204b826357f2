import type { IncomingHttpHeaders } from 'node:http';

/** Headers that a page of another site cannot add without a CORS preflight, which this server never grants. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-requested-with'] as const;

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether the cookies of a request may stand for its user: not when a page of another site could have made the browser
 * send it (a form, an image, a link). A bearer token never needs this: browsers do not add it by themselves.
 *
 * In this order: a header that only a script of this site can add; what the browser says about the sender
 * (Sec-Fetch-Site: this very origin, or the person themselves by address bar or bookmark); the Origin's host. A request
 * that tells nothing is taken for a foreign one.
 * @param ownOrigin the site's public address, when a proxy in front of it changes the Host header
 */
export function cookieAllowed(headers: IncomingHttpHeaders, ownOrigin?: string): boolean {
  if (PREFLIGHTED.some((name) => headers[name])) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (!origin) return false;
  const sender = hostOf(origin);
  if (!sender) return false;
  return sender === host?.toLowerCase() || (ownOrigin !== undefined && sender === hostOf(ownOrigin));
}
