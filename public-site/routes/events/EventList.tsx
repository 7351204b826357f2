import { nextEnd } from '@polyphony/domain/events/eventEnd.js';
import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import { languageMark, type WithFallbacks } from '../../components/languageMark.js';
import { Chip } from '../../components/Chip.js';
import { Pager } from '../../components/Pager.js';
import { SearchForm } from '../../components/SearchForm.js';
import type { EventListFragment, FiltersFragment } from '../../generated/graphql.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { type Texts } from '../../texts/texts.js';
import { address, type Parameters } from '../../visit/address.js';
import { chosenDays, isNarrowed, type ChosenDays } from '../../visit/chosenDays.js';
import { searchOf } from '../../visit/search.js';
import { clockOf, pageOf, type Visit } from '../../visit/visit.js';
import { categoryPath } from '../../components/CategoryCard.js';
import { DayFilter } from './DayFilter.js';
import { EventCard } from './EventCard.js';
import { feedPath } from './eventPaths.js';

/** Variables of a list of events: the page, the search and the days of the address, within a category or everywhere. */
export function listVariables(visit: Visit, categorySlug: string | null) {
  const lang = visit.language.code;
  const { from, to } = chosenDays(visit);
  const filter = { searchName: searchOf(visit) || null, categorySlug, from, to, lang };
  return { lang, page: pageOf(visit), pageSize: PUBLIC_PAGE_SIZE, filter };
}

/** Whether the address names a page behind the last one. */
export const isBehindLast = ({ pageInfo }: EventListFragment, visit: Visit): boolean =>
  pageOf(visit) > Math.max(1, pageInfo.totalPages);

/** Until when a list says the same: until one of its events ends. */
export const listHolds = ({ rows }: EventListFragment, visit: Visit): Date | null => nextEnd(rows, clockOf(visit));

/** Head of a list: each of its pages has a canonical address; filtered lists are not indexed. */
export const listHead = ({ pageInfo: { currentPage } }: EventListFragment, visit: Visit) => ({
  parameters: { page: currentPage > 1 ? currentPage : null },
  unlisted: searchOf(visit) !== '' || isNarrowed(chosenDays(visit)),
});

interface Choice extends WithFallbacks {
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

/** A list of events with its search, its categories, its days and its pages: links and a form, all of it in the address. */
export function EventList({ path, events, filters, chosen = [], inside = [], visit }: EventListProps) {
  const { events: texts, pager } = visit.texts;
  const { rows, pageInfo } = events;
  const search = searchOf(visit);
  const days = chosenDays(visit);
  const parameters = { search, ...days.parameters };
  const narrowed = search !== '' || isNarrowed(days);
  const topmost: readonly Choice[] = filters.publishedEventCategories.rows;
  // Only the first categories are queried; the others are behind 'All categories'.
  const further = chosen.slice(-1).filter(({ slug }) => !topmost.some((category) => category.slug === slug));
  return (
    <>
      <SearchForm path={path} id="event-search" search={search} parameters={days.parameters} texts={texts} />
      <nav className="filters" aria-label={texts.filterLabel}>
        <ul className="chips">
          <Chip href={address('/event', parameters)} current={chosen.length === 0 && 'page'}>
            {texts.all}
          </Chip>
          {[...topmost, ...further].map((category) => (
            <CategoryChip
              key={category.slug}
              category={category}
              chosen={chosen}
              parameters={parameters}
              visit={visit}
            />
          ))}
          <Chip href="/event/category" more>
            {texts.allCategories}
          </Chip>
        </ul>
      </nav>
      {inside.length > 0 && (
        <nav aria-label={texts.inside}>
          <ul className="chips chips--inside">
            {inside.map((category) => (
              <CategoryChip
                key={category.slug}
                category={category}
                chosen={chosen}
                parameters={parameters}
                visit={visit}
              />
            ))}
          </ul>
        </nav>
      )}
      <DayFilter path={path} search={search} days={days} texts={texts} />
      <div className="results__head">
        <p role="status">{format(narrowed ? texts.resultCount : texts.count, { count: pageInfo.totalItemsCount })}</p>
        {search && <a href={address(path, days.parameters)}>{texts.clear}</a>}
      </div>
      {rows.length === 0 ? (
        <p className="empty">{emptyText(texts, search, days)}</p>
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
        parameters={parameters}
        texts={pager}
      />
    </>
  );
}

function emptyText(texts: Texts['events'], search: string, days: ChosenDays): string {
  if (isNarrowed(days)) return search ? format(texts.noResultThen, { search }) : texts.noneThen;
  return search ? format(texts.noResult, { search }) : texts.none;
}

/** A category to go to with the same search and days. */
function CategoryChip(props: { category: Choice; chosen: readonly Choice[]; parameters: Parameters; visit: Visit }) {
  const { category, chosen, parameters, visit } = props;
  const depth = chosen.findIndex(({ slug }) => slug === category.slug);
  const current = depth >= 0 && (depth === 0 ? 'page' : 'true');
  return (
    <Chip href={address(categoryPath(category), parameters)} current={current}>
      <bdi {...languageMark(category, 'name', visit)}>{category.name}</bdi>
    </Chip>
  );
}
