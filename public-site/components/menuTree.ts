import { NO_PAGE } from '@polyphony/domain/validation/menuLink.js';
import type { HeaderMenuFragment, HeaderMenusQuery } from '../generated/graphql.js';
import type { Texts } from '../texts/texts.js';

/** An entry of the header, with those below it. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A path of the site; null for one that only opens what is below it. */
  readonly href: string | null;
  /** Whether what is below it is shown in columns. */
  readonly wide: boolean;
  readonly below: readonly MenuEntry[];
}

/** Links of the header and the footer of every page. */
export interface SiteLinks {
  readonly menu: readonly MenuEntry[];
  /** Whether an own link of the site is shown: not one to a page that is switched off. */
  readonly isVisible: (path: string) => boolean;
}

type Menus = HeaderMenusQuery['publishedMenus'];

/** As staff arranged them; in the words of the site where they made no menu. */
export function siteLinks({ publishedMenus, hiddenPages }: HeaderMenusQuery, texts: Texts): SiteLinks {
  const usual = usualLinks(texts, new Set(hiddenPages.map(({ path }) => path)));
  return publishedMenus.rows.length > 0 ? { ...usual, menu: menuEntries(publishedMenus) } : usual;
}

/** The entries of the header as staff arranged them; those that lead nowhere and open nothing are left out. */
function menuEntries({ rows, descendants }: Menus): readonly MenuEntry[] {
  const children = new Map<string, HeaderMenuFragment[]>();
  for (const menu of descendants) {
    const siblings = children.get(menu.parentId ?? '');
    if (siblings) siblings.push(menu);
    else children.set(menu.parentId ?? '', [menu]);
  }
  const entries = (menus: readonly HeaderMenuFragment[]): MenuEntry[] =>
    menus
      .map(({ id, name, link, product }) => ({
        id,
        label: name ?? '',
        href: link === NO_PAGE ? null : link,
        wide: product,
        below: entries(children.get(id) ?? []),
      }))
      .filter(({ href, below }) => href !== null || below.length > 0);
  return entries(rows);
}

/** Their links while nobody has made a menu. */
export function usualLinks({ site }: Texts, hidden: ReadonlySet<string> = new Set()): SiteLinks {
  const isVisible = (path: string) => !hidden.has(path);
  const menu = [
    ['/', site.home],
    ['/event', site.events],
    ['/courses', site.courses],
    ['/news', site.news],
  ].map(([href = '', label = '']) => ({ id: href, label, href, wide: false, below: [] }));
  return { menu: menu.filter(({ href }) => isVisible(href)), isVisible };
}
