import { format } from '@polyphony/domain/catalogues/text.js';
import { SITE_SEARCH_ROWS } from '@polyphony/domain/limits.js';
import { Chip } from '../components/Chip.js';
import { Pager } from '../components/Pager.js';
import { SearchForm } from '../components/SearchForm.js';
import type { SiteSearchQuery, SiteSearchQueryVariables } from '../generated/graphql.js';
import type { Texts } from '../texts/texts.js';
import { address } from '../visit/address.js';
import type { Visit } from '../visit/visit.js';
import { FoundKind, nameOfKind } from './FoundKind.js';
import { useSiteSearch } from './useSiteSearch.js';

export interface SiteSearchProps {
  /** Path to which the form and the pages of results lead. */
  readonly path: string;
  readonly language: string;
  readonly languages: Visit['languages'];
  readonly today: string;
  readonly eventZone: string | null;
  /** What was searched for. */
  readonly q: string;
  /** The kind whose results are listed; null: the first ones of each. */
  readonly kind: string | null;
  readonly found: SiteSearchQuery;
  readonly texts: Pick<Texts, 'search' | 'pager'> & {
    readonly site: Readonly<Record<'events' | 'courses' | 'news' | 'careers' | 'contact', string>>;
  };
}

/** The variables of the search's query, on the server and in the browser alike. */
export const searchVariables = (
  lang: string,
  { q, kind, page }: { readonly q: string; readonly kind: string | null; readonly page: number },
): SiteSearchQueryVariables => ({
  q,
  lang,
  kind,
  page,
  pageSize: kind === null ? SITE_SEARCH_ROWS.ofEach : SITE_SEARCH_ROWS.ofOne,
});

/** What is said of the results: how many there are, for what. */
function summaryOf(q: string, { siteSearch }: SiteSearchQuery, texts: Texts['search']): string {
  const { totalItemsCount: count, exactItemsCount, correction: value } = siteSearch;
  if (count === 0) return format(texts.noResult, { search: q });
  if (value === null) return format(texts.count, { count, search: q });
  return format(exactItemsCount === 0 ? texts.instead : texts.further, { count, search: q, value });
}

/** The search of the whole site: a plain form, which finds while one types where scripts run. */
export function SiteSearch(props: SiteSearchProps) {
  const { path, languages, language, today, eventZone, texts } = props;
  const { search: words } = texts;
  const { typed, type, q, kind, found, failed } = useSiteSearch(props);
  const { kinds, totalItemsCount } = found.siteSearch;
  const listed = kinds.find((one) => one.kind === kind);
  const summary = q === '' ? '' : summaryOf(q, found, words);

  return (
    <>
      <SearchForm path={path} id="site-search" name="q" search={typed} onType={type} wholeSite texts={words} />
      <div className="found-bar">
        <p role="status">{failed ? words.failed : summary}</p>
        {totalItemsCount > 0 && (
          <nav aria-label={words.filterLabel}>
            <ul className="chips">
              <Chip href={address(path, { q })} current={kind === null && 'page'}>
                {words.all} <span className="chip__count">{totalItemsCount}</span>
              </Chip>
              {kinds.map((one) => (
                <Chip key={one.kind} href={address(path, { q, kind: one.kind })} current={one.kind === kind && 'page'}>
                  {nameOfKind(one.kind, words)} <span className="chip__count">{one.pageInfo.totalItemsCount}</span>
                </Chip>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {totalItemsCount === 0 && <Beginnings q={q} found={found} texts={texts} />}
      {kinds.map((one) => (
        <FoundKind
          key={one.kind}
          found={one}
          href={listed ? null : address(path, { q, kind: one.kind })}
          reading={{ language, languages, today, eventZone, texts: words }}
        />
      ))}
      {listed && (
        <Pager
          path={path}
          page={listed.pageInfo.currentPage}
          pages={listed.pageInfo.totalPages}
          parameters={{ q, kind }}
          texts={texts.pager}
        />
      )}
    </>
  );
}

/** Where to begin without results. */
function Beginnings({ q, found, texts }: Pick<SiteSearchProps, 'q' | 'found' | 'texts'>) {
  const { events, courses, news, careers, contact } = texts.site;
  const pages = [
    ['/event', events],
    ['/courses', courses],
    ['/news', news],
    ['/careers', careers],
    ['/contact-us', contact],
  ] as const;
  const hidden = new Set(found.hiddenPages.map((page) => page.path));
  return (
    <div className="found-none">
      <p>{q === '' ? texts.search.begin : texts.search.help}</p>
      <ul className="chips">
        {pages
          .filter(([path]) => !hidden.has(path))
          .map(([path, name]) => (
            <Chip key={path} href={path}>
              {name}
            </Chip>
          ))}
      </ul>
    </div>
  );
}
