import { format } from '@polyphony/domain/catalogues/text.js';
import { CategoryCard, childrenByParent } from '../components/CategoryCard.js';
import { Pager } from '../components/Pager.js';
import { SearchForm } from '../components/SearchForm.js';
import type { CategoriesQuery, CategoriesQueryVariables } from '../generated/graphql.js';
import type { Texts } from '../texts/texts.js';
import type { Visit } from '../visit/visit.js';
import { useCategorySearch } from './useCategorySearch.js';

/** Categories on one page of the list. */
const PAGE_SIZE = 12;

export interface CategorySearchProps {
  /** Path to which the form and the pages of the list lead. */
  readonly path: string;
  readonly language: string;
  readonly languages: Visit['languages'];
  readonly search: string;
  readonly found: CategoriesQuery;
  readonly texts: Pick<Texts, 'categories' | 'pager'>;
}

/** The variables of the list's query, on the server and in the browser alike. */
export const categoryVariables = (language: string, search: string, page: number): CategoriesQueryVariables => ({
  lang: language,
  page,
  pageSize: PAGE_SIZE,
  filter: { hasEvents: true, ...(search && { searchName: search, lang: language }) },
});

/** The list of categories with its search: a plain form, which finds while one types where scripts run. */
export function CategorySearch(props: CategorySearchProps) {
  const { path, languages } = props;
  const { categories: texts, pager } = props.texts;
  const { typed, type, search, found, failed } = useCategorySearch(props);
  const { rows, descendants, pageInfo } = found.publishedEventCategories;
  const childrenOf = childrenByParent(descendants);
  const count = format(search ? texts.resultCount : texts.count, { count: pageInfo.totalItemsCount });

  return (
    <>
      <SearchForm path={path} id="category-search" search={typed} onType={type} texts={texts} />
      <div className="results__head">
        <p role="status">{failed ? texts.failed : count}</p>
        {search && <a href={path}>{texts.clear}</a>}
      </div>
      {rows.length === 0 ? (
        <p className="empty">{search ? format(texts.noResult, { search }) : texts.none}</p>
      ) : (
        <ul className="cards">
          {rows.map((category) => (
            <li key={category.id}>
              <CategoryCard
                category={category}
                texts={texts}
                languages={languages}
                childrenOf={childrenOf}
                parent={search ? category.parent : null}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        path={path}
        page={pageInfo.currentPage}
        pages={pageInfo.totalPages}
        parameters={{ search }}
        texts={pager}
      />
    </>
  );
}
