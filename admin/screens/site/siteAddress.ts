import type { Location } from 'react-router';
import { SITE_EDITOR } from '../../preview/PreviewToggle';

/** Parameter that names the language of a page. */
export const LANG = 'lang';

const BASE = 'http://site.invalid';

/** Paths of the server that are no pages of the site. */
const NO_PAGES = /^\/(?:admin|api|graphql|media|assets|storage|preview)(?:\/|$)/;

/** Path and query of a page of the site, without its language; null for an address elsewhere. */
export function localAddress(address: string): string | null {
  if (!URL.canParse(address, BASE)) return null;
  const url = new URL(address, BASE);
  const isLocal = url.origin === BASE || (typeof window !== 'undefined' && url.origin === window.location.origin);
  if (!isLocal || NO_PAGES.test(url.pathname)) return null;
  url.searchParams.delete(LANG);
  return url.pathname + url.search;
}

/** The page of the site that the screen's address names. */
export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  localAddress(`${pathname.slice(SITE_EDITOR.length) || '/'}${search}`) ?? '/';

/** The screen's address for a page of the site in a language. */
export function screenPath(address: string, lang: string): string {
  const url = new URL(address, BASE);
  url.searchParams.set(LANG, lang);
  return `${SITE_EDITOR}${url.pathname}${url.search}`;
}
