import type { ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import type { Condition } from './listQuery.js';

/** A part of a list in the order of dates: which records, and in which order. */
interface DatePart {
  readonly condition: Condition;
  readonly order: readonly SortStep[];
}

/** The order of records with days: by the day and the time at which they begin, then in the kind's own order. */
const beginning = ({ range, order }: Pick<ListedKind, 'range' | 'order'>, direction: 1 | -1): readonly SortStep[] => {
  const fields = range ? [range.from, ...(range.time ? [range.time] : [])] : [];
  return [...fields.map((field) => [field, direction] as const), ...order];
};

/** The orders of both directions, each of which is an index: the next first, and the latest first. */
export const dateOrders = (kind: Pick<ListedKind, 'range' | 'order'>): readonly (readonly SortStep[])[] =>
  kind.range?.time ? [beginning(kind, 1), beginning(kind, -1)] : [];

/**
 * The parts of a list in the order in which visitors look for records with days (ADR-0136): those under way, the next ones,
 * those without days, and those that are over, the latest first. Each record is in one of them. No condition is an `$or`, so
 * that each part is read from an index in its order, and another condition can be added.
 * @param today '2027-03-31'
 */
export function partsByDate(kind: Pick<ListedKind, 'range' | 'order'>, today: string): readonly DatePart[] {
  if (!kind.range) return [{ condition: {}, order: kind.order }];
  const { from, to } = kind.range;
  const [next, latest] = [beginning(kind, 1), beginning(kind, -1)];
  return [
    { condition: { [from]: { $lt: today }, [to]: { $gte: today } }, order: next },
    { condition: { [from]: { $gte: today } }, order: next },
    { condition: { [from]: null, [to]: { $not: { $lt: today } } }, order: next },
    { condition: { [from]: { $lt: today }, [to]: { $not: { $gte: today } } }, order: latest },
    { condition: { [from]: null, [to]: { $lt: today } }, order: latest },
  ];
}

/**
 * A page of a list that consists of parts: only those that it shows are read.
 * @param sizes how many records each part has
 * @param read rows of a part; `limit` is at least 1
 */
export async function pageOfParts<Row>(
  parts: readonly DatePart[],
  sizes: readonly number[],
  page: { readonly skip: number; readonly limit: number },
  read: (part: DatePart, at: { readonly skip: number; readonly limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let { skip } = page;
  for (const [at, part] of parts.entries()) {
    if (rows.length >= page.limit) break;
    const size = sizes[at] ?? 0;
    if (size > skip) rows.push(...(await read(part, { skip, limit: page.limit - rows.length })));
    skip = Math.max(0, skip - size);
  }
  return rows;
}
