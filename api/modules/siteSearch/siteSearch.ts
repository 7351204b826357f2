import { FEW_RESULTS, SITE_SEARCH_ROWS } from '@polyphony/domain/limits.js';
import { searchedKinds, type SearchedKind } from '@polyphony/domain/siteSearch.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { pageBounds, pageInfo, visitorOrder } from '../../records/read/listQuery.js';
import { readableLanguage } from '../../records/read/localizedRead.js';
import { referencedForVisitors } from '../../records/graphql/reference.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { excerptOf, titleOf } from './excerpt.js';
import { wordsOfKind, type IndexedRecord } from './kindIndex.js';
import { mayBeMistyped } from './oneLetter.js';
import { storedFieldsOf, textsOf } from './recordTexts.js';
import type { SiteSearch, SiteSearchKind, SiteSearchResult } from './siteSearchTypes.js';
import type { FoundDocument, WordIndex } from './wordIndex.js';
import { wordsOfSearch } from './words.js';

export interface SiteSearchRequest {
  readonly q: string;
  readonly lang: string | null;
  /** The kind whose results are listed; null: those of all. */
  readonly kind: string | null;
  readonly page: number;
  readonly pageSize: number;
}

type Found = FoundDocument<IndexedRecord>;

/** The words of a search, and the languages in which they are looked for. */
interface Search {
  readonly words: readonly string[];
  readonly choice: LanguageChoice;
  readonly languages: readonly string[];
}

/** The results of a kind, the first ones first. */
interface FoundOfKind {
  readonly searched: SearchedKind;
  readonly found: readonly Found[];
}

const isExact = ({ alike }: Found): boolean => alike.every((word) => word === null);

/** Whether a record has days, and all of them are over. */
const isPast = ({ endsOn }: IndexedRecord, today: string): boolean => endsOn !== null && endsOn < today;

/** Days in the order in which visitors ask for them: the next first, of those that are over the latest. */
const byDay = (one: IndexedRecord, other: IndexedRecord, today: string): number => {
  const order = (one.startsOn ?? '').localeCompare(other.startsOn ?? '');
  return isPast(one, today) ? -order : order;
};

/** What is spelled as typed comes first, then what is not over, then what fits best. */
const placeOf =
  (today: string) =>
  (one: Found, other: Found): number =>
    Number(isExact(other)) - Number(isExact(one)) ||
    Number(isPast(one.document, today)) - Number(isPast(other.document, today)) ||
    other.score - one.score ||
    byDay(one.document, other.document, today) ||
    other.document.orderNumber - one.document.orderNumber ||
    other.document.published - one.document.published ||
    other.document._id.toHexString().localeCompare(one.document._id.toHexString());

/** The words of every kind; of one that is shown on a page that visitors do not find, none. */
async function wordsOfAll({ loaders, services }: Context) {
  const all = await Promise.all(
    searchedKinds.map(async (searched) => {
      const store = loaders.stores.of(searched.kind.name);
      // Every write of the kind may change what is found.
      loaders.noteSearched(searched.kind.name);
      return { searched, words: await wordsOfKind(store, searched)(services.stamps) };
    }),
  );
  const pages = all.filter(({ searched }) => searched.sections).flatMap(({ words }) => words.documents);
  const isThere = (path: string) => pages.some((page) => page.path === path);
  return all.filter(({ searched: { foundOn } }) => foundOn === undefined || isThere(foundOn));
}

interface WordsOfKind {
  readonly searched: SearchedKind;
  readonly words: WordIndex<IndexedRecord>;
}

const countOf = (all: readonly FoundOfKind[]): number => all.reduce((sum, { found }) => sum + found.length, 0);

/** The results, and how many of them have the words as they were typed: where those are few, words that are spelled alike find more. */
function findIn(all: readonly WordsOfKind[], { words, languages }: Search, today: string) {
  const find = (tolerant: boolean): FoundOfKind[] =>
    all.map(({ searched, words: index }) => ({
      searched,
      found: index.find(words, languages, tolerant).sort(placeOf(today)),
    }));
  const exact = find(false);
  const exactCount = countOf(exact);
  const isEnough = exactCount >= FEW_RESULTS || !words.some(mayBeMistyped);
  return { exactCount, found: isEnough ? exact : find(true) };
}

/** What was searched for in place of what was typed: of each word the one that most results have; null where no result needed that. */
function correctionOf(found: readonly FoundOfKind[], words: readonly string[]): string | null {
  const alike = found.flatMap((one) => one.found).filter((one) => !isExact(one));
  if (alike.length === 0) return null;
  return words
    .map((word, at) => {
      const counts = new Map<string, number>();
      for (const one of alike) {
        const instead = one.alike[at] ?? word;
        counts.set(instead, (counts.get(instead) ?? 0) + 1);
      }
      const [[most] = [word]] = [...counts].sort(([, one], [, other]) => other - one);
      return most;
    })
    .join(' ');
}

async function resultOf(
  { searched }: FoundOfKind,
  { document: { path, startsOn, endsOn, published }, alike }: Found,
  record: StoredRecord,
  { words, choice, languages }: Search,
  context: Context,
): Promise<SiteSearchResult> {
  const { kind, picture } = searched;
  const texts = textsOf(searched, record);
  const marked = [...words, ...alike.flatMap((word) => (word === null ? [] : wordsOfSearch(word)))];
  const pictureId = picture === undefined ? null : record[picture];
  const image =
    pictureId instanceof Types.ObjectId ? await referencedForVisitors(kinds.file.name, pictureId, context) : null;
  const isByDate = visitorOrder(kind)[0]?.[0] === 'firstPublishedAt';
  return {
    id: record._id.toHexString(),
    path,
    title: titleOf(texts, choice, marked),
    excerpt: excerptOf(texts, choice, { words: marked, languages }),
    startsOn,
    endsOn,
    publishedAt: isByDate && startsOn === null ? new Date(published) : null,
    image,
  };
}

/** A page of the results of a kind: one read, whatever is on it. */
async function pageOfKind(
  ofKind: FoundOfKind,
  search: Search,
  request: SiteSearchRequest,
  context: Context,
): Promise<SiteSearchKind> {
  const { searched, found } = ofKind;
  const bounds = pageBounds(request.page, Math.min(request.pageSize, SITE_SEARCH_ROWS.max));
  const isListed = request.kind === null || request.kind === searched.kind.name;
  const listed = isListed ? found.slice(bounds.skip, bounds.skip + bounds.pageSize) : [];
  const store = context.loaders.stores.of(searched.kind.name);
  const ids = listed.map(({ document }) => document._id);
  const records =
    ids.length === 0 ? [] : await store.visibleRecords(ids, storedFieldsOf(searched), context.services.stamps);
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  const rows = await Promise.all(
    listed.map(async (one) => {
      const record = byId.get(one.document._id.toHexString());
      // Deleted or hidden since it was found.
      return record ? resultOf(ofKind, one, record, search, context) : null;
    }),
  );
  return {
    kind: searched.kind.name,
    rows: rows.filter((row) => row !== null),
    pageInfo: pageInfo(bounds, found.length),
  };
}

/** What visitors find on the whole site: records that have all of the words in texts of their page. */
export async function siteSearch(request: SiteSearchRequest, context: Context): Promise<SiteSearch> {
  const words = wordsOfSearch(request.q);
  const { language, services } = context;
  const choice = { requested: readableLanguage(request.lang, context), default: language.default };
  const languages = [...new Set([choice.requested, choice.default, baseLanguage()])];
  const search = { words, choice, languages };
  const all = words.length === 0 ? [] : await wordsOfAll(context);
  const { exactCount, found } = findIn(all, search, services.siteClock.today());
  const some = found.filter((one) => one.found.length > 0);
  return {
    totalItemsCount: countOf(found),
    exactItemsCount: exactCount,
    correction: correctionOf(found, words),
    kinds: await Promise.all(some.map((one) => pageOfKind(one, search, request, context))),
  };
}
