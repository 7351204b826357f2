import type { ReactNode } from 'react';
import { PUBLIC_PAGE_SIZE, SEARCH_MAX } from '@polyphony/domain/limits.js';
import { Pager } from '../../components/Pager.js';
import type { EventListFragment, FiltersFragment } from '../../generated/graphql.js';
import { fill, plural } from '../../texts/texts.js';
import { address } from '../../visit/address.js';
import { searchOf } from '../../visit/search.js';
import { pageOf, type Visit } from '../../visit/visit.js';
import { categoryPath } from '../../components/CategoryCard.js';
import { EventCard } from './EventCard.js';
import { feedPath } from './eventPaths.js';

/** What a list of events is asked with: the page and the search of the address, within a category or everywhere. */
export function listVariables(visit: Visit, categorySlug: string | null) {
  const lang = visit.language.code;
  const filter = { searchName: searchOf(visit) || null, categorySlug, lang };
  return { lang, page: pageOf(visit), pageSize: PUBLIC_PAGE_SIZE, filter };
}

/** Whether the address names a page behind the last one. */
export const isBehindLast = ({ pageInfo }: EventListFragment, visit: Visit): boolean =>
  pageOf(visit) > Math.max(1, pageInfo.totalPages);

/** What the head of a list's page says of its address: each page is one of its own, what a search found is none. */
export const listHead = ({ pageInfo: { currentPage } }: EventListFragment, visit: Visit) => ({
  parameters: { page: currentPage > 1 ? currentPage : null },
  unlisted: searchOf(visit) !== '',
});

interface Choice {
  readonly slug: string;
  readonly name: string;
}

interface EventListProps {
  readonly path: string;
  readonly events: EventListFragment;
  readonly filters: FiltersFragment;
  /** The category that is shown and all above it, the topmost one last. */
  readonly chosen?: readonly Choice[];
  /** The categories right below the one that is shown. */
  readonly inside?: readonly Choice[];
  readonly visit: Visit;
}

/** A list of events with its search, its categories and its pages: links and a form, all of it in the address. */
export function EventList({ path, events, filters, chosen = [], inside = [], visit }: EventListProps) {
  const { language } = visit;
  const { events: texts, pager } = visit.texts;
  const { rows, pageInfo } = events;
  const search = searchOf(visit);
  const topmost: readonly Choice[] = filters.publishedEventCategories.rows;
  // Only the first ones are asked for; the others are behind 'All categories'.
  const further = chosen.slice(-1).filter(({ slug }) => !topmost.some((category) => category.slug === slug));
  return (
    <>
      <search>
        <form className="search" action={path} method="get">
          <label htmlFor="event-search">{texts.searchLabel}</label>
          <div className="search__row">
            <input
              id="event-search"
              type="search"
              name="search"
              defaultValue={search}
              maxLength={SEARCH_MAX}
              placeholder={texts.searchPlaceholder}
              autoComplete="off"
              dir="auto"
            />
            <button className="button" type="submit">
              {texts.search}
            </button>
          </div>
        </form>
      </search>
      <nav className="filters" aria-label={texts.filterLabel}>
        <ul className="chips">
          <Chip href={address('/event', { search })} current={chosen.length === 0 && 'page'}>
            {texts.all}
          </Chip>
          {[...topmost, ...further].map((category) => (
            <CategoryChip key={category.slug} category={category} chosen={chosen} search={search} />
          ))}
          <Chip href="/event/category" more>
            {texts.allCategories}
          </Chip>
        </ul>
        {inside.length > 0 && (
          <ul className="chips chips--inside" aria-label={texts.inside}>
            {inside.map((category) => (
              <CategoryChip key={category.slug} category={category} chosen={chosen} search={search} />
            ))}
          </ul>
        )}
      </nav>
      <div className="results__head">
        <p role="status">{plural(search ? texts.resultCount : texts.count, pageInfo.totalItemsCount, language.code)}</p>
        {search && <a href={path}>{texts.clear}</a>}
      </div>
      {rows.length === 0 ? (
        <p className="empty">{search ? fill(texts.noResult, { search }) : texts.none}</p>
      ) : (
        <ul className="cards">
          {rows.map((event, at) => (
            <li key={event.id}>
              <EventCard event={event} visit={visit} first={at === 0} />
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <p className="calendar-feed">
          <a href={feedPath(visit)} rel="nofollow">
            {texts.feed}
          </a>
        </p>
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

/** A category to go to with the same search. */
function CategoryChip(props: { category: Choice; chosen: readonly Choice[]; search: string }) {
  const { category, chosen, search } = props;
  const depth = chosen.findIndex(({ slug }) => slug === category.slug);
  const current = depth >= 0 && (depth === 0 ? 'page' : 'true');
  return (
    <Chip href={address(categoryPath(category), { search })} current={current}>
      <bdi>{category.name}</bdi>
    </Chip>
  );
}

function Chip(props: { href: string; current?: 'page' | 'true' | false; more?: boolean; children: ReactNode }) {
  const { href, current, more, children } = props;
  return (
    <li>
      <a className={more ? 'chip chip--more' : 'chip'} href={href} aria-current={current || undefined}>
        {children}
      </a>
    </li>
  );
}
