/**
 * The one form of a path: single slashes, none at the end. Backslashes count as slashes, as browsers read them, so that
 * a redirect to the plain form can never lead to another host ('//evil.example', '/\evil.example').
 */
export const plainPath = (path: string): string =>
  `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;

const spelled = (segment: string): string => {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // Its encoding is broken, so that it is the path of no page.
    return segment;
  }
};

/**
 * The one spelling of a path in links and for search engines. Requests are not redirected to it: browsers and proxies differ
 * in which characters they encode, and could be sent round in a circle.
 */
export const spelledPath = (path: string): string => path.split('/').map(spelled).join('/');
