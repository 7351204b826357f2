import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { MAX_PAGE_SIZE, SEARCH_MAX } from '@polyphony/domain/limits.js';
import type { ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import {
  publishingCondition,
  visibleToggles,
  type PublishingState,
  type PublishingToggle,
} from '@polyphony/domain/publishing/publishingState.js';
import { searchWords } from '@polyphony/domain/text/folded.js';
import { EVERY_LANGUAGE, FOLDED_NAMES, holdsWords, mayHold } from '../../platform/searchKeys.js';
import { patternOf } from '../../platform/textPattern.js';
import { entriesIn, together } from '../../platform/values.js';
import type { PageInfo } from '../schema/types.js';
import { dateOrders } from './byDate.js';

/** A page clamped to the allowed bounds. */
export interface PageBounds {
  readonly page: number;
  readonly pageSize: number;
  readonly skip: number;
}

const MAX_PAGE = 1_000_000;

/** Clamps the page size to 1..100 (SPEC-D142); a page below 1 is the first. */
export function pageBounds(page: number, pageSize: number): PageBounds {
  const size = Math.min(Math.max(pageSize, 1), MAX_PAGE_SIZE);
  const number = Math.min(Math.max(page, 1), MAX_PAGE);
  return { page: number, pageSize: size, skip: (number - 1) * size };
}

export const pageInfo = ({ page, pageSize }: PageBounds, total: number): PageInfo => ({
  currentPage: page,
  currentLimit: pageSize,
  totalPages: Math.ceil(total / pageSize),
  totalItemsCount: total,
});

/** Fields that all records of a kind have in common, where other kinds are kept in the same collection; null: without that field. */
export type Scope = Readonly<Record<string, string | null>>;

/** A MongoDB condition. */
export type Condition = Readonly<Record<string, unknown>>;

/** A MongoDB condition on the fields of a record; a path into one of them, or an operator, says more. */
export type ConditionOn<Stored> = { readonly [Field in keyof Stored]?: unknown } & {
  readonly [path: `${string}.${string}` | `$${string}`]: unknown;
};

/** Conditions that must all hold. No two of them name the same field, and only `$and` is in several. */
export function allOf(...conditions: readonly Condition[]): Condition {
  const and = conditions.flatMap(({ $and }) => entriesIn($and));
  return { ...together(conditions), ...(and.length > 0 && { $and: and }) };
}

/** Records in a state. It names its fields in `$and`, because other filters of a list name them, too. */
export const inPublishingState = (
  toggle: PublishingToggle | undefined,
  state: PublishingState | null | undefined,
): Condition => (toggle && state ? { $and: [publishingCondition(toggle, state)] } : {});

/** Text that a person typed into a search, without spaces around it. */
export const typedText = (text: string | null | undefined) => text?.trim().slice(0, SEARCH_MAX);

/**
 * Pattern that finds anywhere, ignoring case, the text that a person typed: this is never a pattern itself. Null for
 * nothing.
 */
export function typedPattern(
  text: string | null | undefined,
): { readonly $regex: string; readonly $options: 'i' } | null {
  const typed = typedText(text);
  return typed ? { $regex: patternOf(typed), $options: 'i' } : null;
}

/**
 * All typed words in the title, in any order and folded as people type them, in the requested language or in the base language. An
 * index leaves few records to check; records of an older version are checked as they are until they are filled in.
 */
export function searchCondition(
  kind: Pick<ListedKind, 'titleField' | 'translatable'>,
  text: string | null | undefined,
  lang: string,
): Condition {
  const words = searchWords(typedText(text) ?? '');
  if (words.length === 0) return {};
  const translated = kind.translatable.includes(kind.titleField);
  const codes = [...new Set([lang, baseLanguage()])].filter((code) => /^[a-z]{1,2}$/.test(code));
  const paths = translated ? codes.map((code) => `.${code}`) : [''];
  const within = translated ? paths : [`.${EVERY_LANGUAGE}`];
  const unfilled = paths.map((path) => ({ [FOLDED_NAMES]: null, [`${kind.titleField}${path}`]: typedPattern(text) }));
  return {
    ...mayHold(words),
    $or: [...within.map((path) => ({ [`${FOLDED_NAMES}${path}`]: holdsWords(words) })), ...unfilled],
  };
}

/** The first and the last of the days that a list is narrowed to; without one of them it is open there. */
export interface Span {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** Records some of whose days are among those of the span. Each branch uses the index of `indexesOf`. */
export function spanCondition({ range }: Pick<ListedKind, 'range'>, span: Span | null | undefined): Condition {
  if (!range || (!span?.from && !span?.to)) return {};
  const { from = null, to = null } = span;
  const within = { $gte: from ?? FIRST_DAY, $lte: to ?? LAST_DAY };
  const overlapping = { [range.from]: { $lte: within.$lte }, [range.to]: { $gte: within.$gte } };
  const onItsOnlyDay = [
    { [range.from]: within, [range.to]: null },
    { [range.from]: null, [range.to]: within },
  ];
  return { $and: [{ $or: [overlapping, ...onItsOnlyDay] }] };
}
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

/** The asked order, then the kind's own, so that pages are stable. */
export function sortSteps(kind: Pick<ListedKind, 'order'>, requested: SortStep | null): [string, 1 | -1][] {
  const rest = kind.order.filter(([field]) => field !== requested?.[0]);
  return (requested ? [requested, ...rest] : rest).map(([field, direction]) => [field, direction]);
}

/**
 * The order of visitors' lists: where the newest records come first, those that were published latest do, whenever they were
 * written; other lists have their own order.
 */
export const visitorOrder = ({ order, publishing }: Pick<ListedKind, 'order' | 'publishing'>): readonly SortStep[] =>
  publishing && order[0]?.[0] === 'createdAt'
    ? [
        ['firstPublishedAt', -1],
        ['_id', -1],
      ]
    : order;

/**
 * The indexes behind a kind's lists: its own order for the console and for visitors, each other sort, its unique fields,
 * its days, and when its records are due.
 * Trees are listed by parent.
 * @param byName a field that lists are sorted by otherwise (`nameIndexes`)
 */
export function indexesOf(
  kind: ListedKind,
  scope: Scope = {},
  byName?: string,
): { keys: Record<string, 1 | -1>; unique?: boolean }[] {
  const order = Object.fromEntries(kind.order);
  const within = [...Object.keys(scope), ...(kind.tree ? ['parentId'] : [])];
  const parent = Object.fromEntries(within.map((field) => [field, 1 as const]));
  const ownOrder = kind.order[0]?.[0];
  const seen = visibleToggles(kind);
  const visible = Object.fromEntries(seen.map((toggle) => [toggle, 1 as const]));
  const filters = [...(kind.filters ?? []), ...Object.keys(kind.choices ?? {})];
  const visitorSort = Object.fromEntries(visitorOrder(kind));
  return [
    { keys: { ...parent, ...order } },
    ...(seen.length > 0 ? [{ keys: { ...parent, ...visible, ...visitorSort } }] : []),
    ...(kind.publishing ? filters.map((field) => ({ keys: { [field]: 1 as const, ...visible, ...visitorSort } })) : []),
    ...filters.map((field) => ({ keys: { ...parent, [field]: 1 as const, ...order } })),
    ...kind.unique.map((field) => ({ keys: { [field]: 1 as const }, unique: true })),
    ...kind.sortable
      .filter((field) => field !== ownOrder && !filters.includes(field) && field !== byName)
      .filter((field) => within.length > 0 || !kind.unique.includes(field))
      .map((field) => ({ keys: { ...parent, [field]: 1 as const } })),
    ...dayIndexes(kind),
    ...(kind.publishing ? [{ keys: { publishAt: 1 as const } }] : []),
  ];
}

/** By first day and by last day: the database takes the one that leaves less to look at, the past or what is to come. */
function dayIndexes(kind: ListedKind): { keys: Record<string, 1 | -1> }[] {
  const { range, sortable } = kind;
  if (!range) return [];
  const byFirst = sortable.includes(range.from) ? [] : [{ keys: { [range.from]: 1 as const } }];
  const visible = Object.fromEntries(visibleToggles(kind).map((toggle) => [toggle, 1 as const]));
  return [
    ...byFirst,
    { keys: { [range.to]: 1 as const, [range.from]: 1 as const } },
    ...dateOrders(kind).map((order) => ({
      keys: { ...visible, ...Object.fromEntries(order) },
    })),
  ];
}
