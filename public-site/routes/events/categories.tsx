import { CategorySearch, categoryVariables } from '../../islands/CategorySearch.js';
import { Island } from '../../islands/Island.js';
import { CategoriesDocument, type CategoriesQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { searchOf } from '../../visit/search.js';
import { pageOf } from '../../visit/visit.js';

export const categories = queriedRoute({
  path: '/event/category',
  query: CategoriesDocument,
  variables: (visit) => categoryVariables(visit.language.code, searchOf(visit), pageOf(visit)),
  notFound: ({ data, visit }) => pageOf(visit) > Math.max(1, data.publishedEventCategories.pageInfo.totalPages),
  head: ({ data, visit }) => {
    const { currentPage } = data.publishedEventCategories.pageInfo;
    return {
      title: visit.texts.categories.title,
      lead: visit.texts.categories.lead,
      parameters: { page: currentPage > 1 ? currentPage : null },
      unlisted: searchOf(visit) !== '',
      crumbs: [
        { name: visit.texts.site.events, path: '/event' },
        { name: visit.texts.categories.title, path: '/event/category' },
      ],
    };
  },
  Page: Categories,
  hydrate: 'categorySearch',
});

function Categories({ data, visit }: PageProps<CategoriesQuery>) {
  const { texts, language } = visit;
  return (
    <div className="wrap page">
      <header className="page__head">
        <h1>{texts.categories.title}</h1>
        <p>{texts.categories.lead}</p>
      </header>
      <Island
        name="categorySearch"
        Component={CategorySearch}
        props={{
          path: '/event/category',
          language: language.code,
          languages: visit.languages,
          search: searchOf(visit),
          found: data,
          texts: { categories: texts.categories, pager: texts.pager },
        }}
      />
    </div>
  );
}
