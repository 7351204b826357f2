import { careers as page } from '@polyphony/domain/content/pages/careers.js';
import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { Pager } from '../../components/Pager.js';
import { BookingBlock } from '../../content/BookingBlock.js';
import { sectionOf } from '../../content/sectionOf.js';
import { PageHead } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import { CareersDocument, type CareersQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { pageOf } from '../../visit/visit.js';
import { CareerCard } from './CareerCard.js';
import { CAREERS_PATH } from './careerPaths.js';

/** The vacancies that people can apply for. */
export const careers = queriedRoute({
  path: CAREERS_PATH,
  query: CareersDocument,
  variables: (visit) => ({ lang: visit.language.code, page: pageOf(visit), pageSize: PUBLIC_PAGE_SIZE }),
  notFound: ({ data, visit }) =>
    !data.publishedCmsPage || pageOf(visit) > Math.max(1, data.publishedCareers.pageInfo.totalPages),
  head: ({ data, visit }) => {
    const { currentPage } = data.publishedCareers.pageInfo;
    const own = {
      title: visit.texts.careers.title,
      lead: visit.texts.careers.lead,
      crumbs: [{ name: visit.texts.site.careers, path: CAREERS_PATH }],
      parameters: { page: currentPage > 1 ? currentPage : null },
    };
    return pageHead(data.publishedCmsPage, own, visit);
  },
  Page: Careers,
});

function Careers({ data, visit }: PageProps<CareersQuery>) {
  const { texts } = visit;
  const { publishedCmsPage: content } = data;
  if (!content) return null;
  const { rows, pageInfo } = data.publishedCareers;
  return (
    <>
      <div className="wrap page">
        <PageHead section={sectionOf(page, 'section-1', content)} usual={texts.careers} />
        {rows.length === 0 ? (
          <p className="empty">{texts.careers.none}</p>
        ) : (
          <>
            <p className="results__head">{format(texts.careers.count, { count: pageInfo.totalItemsCount })}</p>
            <ul className="jobs">
              {rows.map((career, at) => (
                <li key={career.id}>
                  <CareerCard career={career} visit={visit} first={at < 2} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Pager
          path={CAREERS_PATH}
          page={pageInfo.currentPage}
          pages={pageInfo.totalPages}
          parameters={{}}
          texts={texts.pager}
        />
      </div>
      <BookingBlock section={sectionOf(page, 'section-2', content)} />
    </>
  );
}
