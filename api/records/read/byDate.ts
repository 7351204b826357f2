import type { ListedKind, SortStep } from '@polyphony/domain/kinds/parts/kind.js';
import type { ListPart } from './listParts.js';

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
export function partsByDate(kind: Pick<ListedKind, 'range' | 'order'>, today: string): readonly ListPart[] {
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
