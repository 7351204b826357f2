import { searchedKinds } from '@polyphony/domain/siteSearch.js';
import { Island } from '../../islands/Island.js';
import { SiteSearch, searchVariables } from '../../islands/SiteSearch.js';
import { SiteSearchDocument, type SiteSearchQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { wordsOf } from '../../visit/search.js';
import { SEARCH_PATH } from '../../visit/sitePaths.js';
import { pageOf, type Visit } from '../../visit/visit.js';

/** The kind whose results the address names; null: those of all. */
function kindOf({ search }: Visit): string | null {
  const name = search.get('kind');
  return searchedKinds.find(({ kind }) => kind.name === name)?.kind.name ?? null;
}

/** The page of the results of a kind; all kinds together have one page. */
const pageIn = (visit: Visit): number => (kindOf(visit) === null ? 1 : pageOf(visit));

/** The search of the whole site: a form that works by itself, and finds while one types where scripts run. */
export const search = queriedRoute({
  path: SEARCH_PATH,
  query: SiteSearchDocument,
  variables: (visit) =>
    searchVariables(visit.language.code, { q: wordsOf(visit), kind: kindOf(visit), page: pageIn(visit) }),
  notFound: ({ data, visit }) => {
    const listed = data.siteSearch.kinds.find(({ kind }) => kind === kindOf(visit));
    return pageIn(visit) > Math.max(1, listed?.pageInfo.totalPages ?? 1);
  },
  head: ({ visit }) => ({
    title: visit.texts.search.title,
    lead: visit.texts.search.lead,
    crumbs: [{ name: visit.texts.search.title, path: SEARCH_PATH }],
    unlisted: true,
  }),
  Page: Search,
  hydrate: 'siteSearch',
});

function Search({ data, visit }: PageProps<SiteSearchQuery>) {
  const { texts, language } = visit;
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{texts.search.title}</h1>
      </header>
      <Island
        name="siteSearch"
        Component={SiteSearch}
        props={{
          path: SEARCH_PATH,
          language: language.code,
          languages: visit.languages,
          today: visit.today,
          eventZone: visit.eventZone,
          q: wordsOf(visit),
          kind: kindOf(visit),
          found: data,
          texts: { search: texts.search, pager: texts.pager, site: beginnings(visit) },
        }}
      />
    </div>
  );
}

/** The texts of links to where a search may begin instead. */
function beginnings({ texts: { site, contact } }: Visit) {
  const { events, courses, news, careers } = site;
  return { events, courses, news, careers, contact: contact.title };
}
