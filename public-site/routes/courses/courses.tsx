import { courses as page } from '@polyphony/domain/content/pages/courses.js';
import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { Chip } from '../../components/Chip.js';
import { Pager } from '../../components/Pager.js';
import { SearchForm } from '../../components/SearchForm.js';
import { BookingBlock } from '../../content/BookingBlock.js';
import { sectionOf } from '../../content/sectionOf.js';
import { PageHead } from '../../content/Words.js';
import { pageHead } from '../../document/pageHead.js';
import { CoursesDocument, type CoursesQuery } from '../../generated/graphql.js';
import { queriedRoute, type PageProps } from '../../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';
import { address } from '../../visit/address.js';
import { searchOf } from '../../visit/search.js';
import { pageOf, type Visit } from '../../visit/visit.js';
import { CourseCard } from './CourseCard.js';
import { COURSES_PATH, FEATURED } from './coursePaths.js';

/** Whether the address leaves out what is not featured. */
const isFeaturedOnly = ({ search }: Visit): boolean => search.get(FEATURED) === '1';

export const courses = queriedRoute({
  path: COURSES_PATH,
  query: CoursesDocument,
  variables: (visit) => {
    const lang = visit.language.code;
    const featured = isFeaturedOnly(visit) || null;
    const filter = { searchName: searchOf(visit) || null, lang, featured };
    return { lang, page: pageOf(visit), pageSize: PUBLIC_PAGE_SIZE, filter };
  },
  notFound: ({ data, visit }) =>
    !data.publishedCmsPage || pageOf(visit) > Math.max(1, data.publishedCourses.pageInfo.totalPages),
  head: ({ data, visit }) => {
    const { currentPage } = data.publishedCourses.pageInfo;
    const own = {
      title: visit.texts.courses.title,
      lead: visit.texts.courses.lead,
      crumbs: [{ name: visit.texts.site.courses, path: COURSES_PATH }],
      parameters: { page: currentPage > 1 ? currentPage : null },
      unlisted: searchOf(visit) !== '' || isFeaturedOnly(visit),
    };
    return pageHead(data.publishedCmsPage, own, visit);
  },
  Page: Courses,
});

function Courses({ data, visit }: PageProps<CoursesQuery>) {
  const { courses: texts, pager } = visit.texts;
  const { publishedCmsPage: content } = data;
  if (!content) return null;
  const { rows, pageInfo } = data.publishedCourses;
  const search = searchOf(visit);
  const featured = isFeaturedOnly(visit);
  const narrowed = { [FEATURED]: featured ? '1' : null };
  return (
    <>
      <div className="wrap page">
        <PageHead section={sectionOf(page, 'section-1', content)} usual={texts} />
        <SearchForm path={COURSES_PATH} id="course-search" search={search} parameters={narrowed} texts={texts} />
        <nav className="filters" aria-label={texts.filterLabel}>
          <ul className="chips">
            <Chip href={address(COURSES_PATH, { search })} current={!featured && 'page'}>
              {texts.all}
            </Chip>
            <Chip href={address(COURSES_PATH, { search, [FEATURED]: '1' })} current={featured && 'page'}>
              {texts.featuredOnly}
            </Chip>
          </ul>
        </nav>
        <div className="results__head">
          <p role="status">
            {format(search || featured ? texts.resultCount : texts.count, { count: pageInfo.totalItemsCount })}
          </p>
          {search && <a href={address(COURSES_PATH, narrowed)}>{texts.clear}</a>}
        </div>
        {rows.length === 0 ? (
          <p className="empty">{emptyText(texts, search, featured)}</p>
        ) : (
          <ul className="cards">
            {rows.map((course, at) => (
              <li key={course.id}>
                <CourseCard course={course} visit={visit} first={at === 0} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          path={COURSES_PATH}
          page={pageInfo.currentPage}
          pages={pageInfo.totalPages}
          parameters={{ search, ...narrowed }}
          texts={pager}
        />
      </div>
      <BookingBlock section={sectionOf(page, 'section-2', content)} />
    </>
  );
}

function emptyText(texts: Texts['courses'], search: string, featured: boolean): string {
  if (search) return format(featured ? texts.noFeaturedResult : texts.noResult, { search });
  return featured ? texts.noFeatured : texts.none;
}
