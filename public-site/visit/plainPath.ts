/**
 * The one form of a path: single slashes, none at the end. Backslashes count as slashes, as browsers read them, so that
 * a redirect to the plain form can never lead to another host ('//evil.example', '/\evil.example').
 */
export const plainPath = (path: string): string =>
  `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;
