/** Browsers read a backslash as a slash, and drop control characters. */
const DISGUISE = /[\\\p{Cc}]/u;

/** Two slashes begin the address of another site. */
const leadsAway = (path: string): boolean => path.includes('//') || DISGUISE.test(path);

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * The path of this site that a parameter names ('/account?tab=1'), to go there after a form; null for anything else:
 * other sites in whatever disguise ('//evil.example', '/\evil.example', encoded forms of these), schemes, relative paths.
 */
export function localPath(wish: string | null | undefined): string | null {
  if (!wish?.startsWith('/') || DISGUISE.test(wish)) return null;
  const base = 'http://site.invalid';
  if (!URL.canParse(wish, base)) return null;
  const { origin, pathname, search } = new URL(wish, base);
  // A server on the way may decode once more than browsers do.
  const path = decoded(decoded(pathname) ?? '%');
  if (origin !== base || path === null || leadsAway(pathname) || leadsAway(path)) return null;
  return pathname + search;
}
