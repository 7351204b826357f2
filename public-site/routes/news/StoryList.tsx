import { InText } from '../../texts/InText.js';
import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { Chip } from '../../components/Chip.js';
import { Pager } from '../../components/Pager.js';
import { SearchForm } from '../../components/SearchForm.js';
import { languageMark, type WithFallbacks } from '../../components/languageMark.js';
import type { StoriesQuery, StoryCategoriesFragment, StoryFilter } from '../../generated/graphql.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { address } from '../../visit/address.js';
import { searchOf } from '../../visit/search.js';
import { pageOf, type Visit } from '../../visit/visit.js';
import { storyOf, type StoryKind } from './story.js';
import { StoryCard } from './StoryCard.js';
import { FEED_FILES, FEED_FORMATS, feedPath, NEWS_PATH, storyCategoryPath } from './storyPaths.js';

type Stories = StoriesQuery['publishedStories'];

/** Variables of a list of texts: the page and the search of the address, and what it is narrowed to. */
export function listVariables(visit: Visit, narrowed: StoryFilter = {}) {
  const lang = visit.language.code;
  const filter: StoryFilter = { searchName: searchOf(visit) || null, lang, ...narrowed };
  return { lang, page: pageOf(visit), pageSize: PUBLIC_PAGE_SIZE, filter };
}

/** Whether the address names a page behind the last one. */
export const isBehindLast = ({ pageInfo }: Stories, visit: Visit): boolean =>
  pageOf(visit) > Math.max(1, pageInfo.totalPages);

/** Head of a list: each of its pages has a canonical address; results of a search are not indexed. */
export const listHead = ({ pageInfo: { currentPage } }: Stories, visit: Visit) => ({
  parameters: { page: currentPage > 1 ? currentPage : null },
  unlisted: searchOf(visit) !== '',
});

interface Choice extends WithFallbacks {
  readonly slug: string;
  readonly name: string;
}

/** A category that a list is narrowed to, and those right below it. */
export interface ChosenCategory {
  readonly kind: StoryKind;
  readonly category: Choice;
  readonly above: Choice | null;
  readonly inside: readonly Choice[];
}

/** Titles above the categories and above the texts; null: nothing. */
interface ListTitles {
  readonly categories: string | null;
  readonly stories: string | null;
}

interface StoryListProps {
  readonly path: string;
  readonly stories: Stories;
  readonly categories: StoryCategoriesFragment;
  readonly chosen?: ChosenCategory;
  readonly titles?: ListTitles;
  /** Path under which its feeds are, if it has any. */
  readonly feeds?: string;
  readonly visit: Visit;
}

/** A list of texts with its search, its categories and its pages: links and a form, all of it in the address. */
export function StoryList({ path, stories, categories, chosen, titles, feeds, visit }: StoryListProps) {
  const { texts } = visit;
  const { news } = texts;
  const { pageInfo } = stories;
  const rows = stories.rows.flatMap((row) => storyOf(row) ?? []);
  const search = searchOf(visit);
  // A list begins with one large card, where that fills its row.
  const leads = pageInfo.currentPage === 1 && search === '' && rows.length > 3;
  return (
    <>
      <div className="story-filters">
        <SearchForm path={path} id="news-search" search={search} texts={news} />
        <Categories categories={categories} chosen={chosen} titles={titles} path={path} visit={visit} />
      </div>
      {titles?.stories && (
        <h2 className="list-title" dir="auto">
          {titles.stories}
        </h2>
      )}
      <div className="results__head">
        <p role="status">{format(search ? news.resultCount : news.count, { count: pageInfo.totalItemsCount })}</p>
        {search && <a href={path}>{news.clear}</a>}
      </div>
      {rows.length === 0 ? (
        <p className="empty">{search ? format(news.noResult, { search }) : news.none}</p>
      ) : (
        <ul className={leads ? 'cards stories stories--led' : 'cards stories'}>
          {rows.map((story, at) => (
            <li key={story.id}>
              <StoryCard
                story={story}
                visit={visit}
                heading={titles?.stories ? 'h3' : 'h2'}
                first={at < 3}
                lead={leads && at === 0}
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
        texts={texts.pager}
      />
      {feeds && (
        <p className="feeds">
          <InText
            text={texts.site.named}
            values={{
              name: news.feed,
              value: FEED_FILES.map((file) => (
                <a key={file} href={feedPath(feeds, file, visit)} type={FEED_FORMATS[file].type} rel="nofollow">
                  {file === 'feed.xml' ? news.atom : news.json}
                </a>
              )),
            }}
          />
        </p>
      )}
    </>
  );
}

/** Id of the title of the categories. */
const TITLE = 'news-categories';

function Categories(props: Pick<StoryListProps, 'categories' | 'chosen' | 'titles' | 'path' | 'visit'>) {
  const { categories, chosen, titles, path, visit } = props;
  const { texts } = visit;
  const listed = [
    ...categories.publishedNewsCategories.rows.map((one) => ({ ...one, kind: 'article' as const })),
    ...categories.publishedBlogCategories.rows.map((one) => ({ ...one, kind: 'post' as const })),
  ];
  const isListed = (one: Choice) => listed.some(({ kind, slug }) => kind === chosen?.kind && slug === one.slug);
  // Only the first categories are queried; the chosen one is shown all the same, behind the one above it.
  const further = chosen
    ? [chosen.above, chosen.category].flatMap((one) => (one && !isListed(one) ? [{ ...one, kind: chosen.kind }] : []))
    : [];
  if (listed.length + further.length === 0) return null;
  const search = searchOf(visit);
  const chip = (one: Choice, kind: StoryKind) => {
    const isChosen = chosen?.kind === kind && chosen.category.slug === one.slug;
    return (
      <Chip
        key={`${kind} ${one.slug}`}
        href={address(storyCategoryPath({ kind, slug: one.slug }), { search })}
        current={isChosen && 'page'}
      >
        <bdi {...languageMark(one, 'name', visit)}>{one.name}</bdi>
      </Chip>
    );
  };
  return (
    <nav
      className="filters"
      {...(titles?.categories ? { 'aria-labelledby': TITLE } : { 'aria-label': texts.news.filterLabel })}
    >
      {titles?.categories && (
        <h2 id={TITLE} className="list-title" dir="auto">
          {titles.categories}
        </h2>
      )}
      <ul className="chips">
        <Chip href={address(NEWS_PATH, { search })} current={path === NEWS_PATH && 'page'}>
          {texts.news.all}
        </Chip>
        {[...listed, ...further].map((one) => chip(one, one.kind))}
      </ul>
      {chosen && chosen.inside.length > 0 && (
        <ul className="chips chips--inside" aria-label={texts.news.inside}>
          {chosen.inside.map((one) => chip(one, chosen.kind))}
        </ul>
      )}
    </nav>
  );
}
