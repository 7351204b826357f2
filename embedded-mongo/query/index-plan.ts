import { invertKey, keyOf } from '../bson/key.js';
import type { Doc, Value } from '../bson/value.js';
import type { CollectionIndex } from '../store/index.js';
import {
  type Bound,
  boundsOf,
  type Conditions,
  EVERYTHING,
  highText,
  type Interval,
  lowText,
  readConditions,
} from './bounds.js';
import type { Plan, PlanRequest } from './plan.js';
import type { SortField } from './sort.js';

/** More starting points than this are not worth their seeks. */
const MAX_POINTS = 1000;

/** The plan through one index; undefined when it does not help. */
export function indexPlan(
  index: CollectionIndex,
  conditions: Conditions,
  { sort, comparison }: PlanRequest,
): Plan | undefined {
  const { spec, multikey, list } = index;
  const sameCollation = keyOf(spec.comparison.collation ?? null) === keyOf(comparison.collation ?? null);
  if (!sameCollation || !isComplete(index, conditions)) return undefined;
  const ordered = comparison.collation === undefined;
  let prefixes = [''];
  let used = 0;
  let points = 0;
  let exact = true;
  let ranges: [string, string][] | undefined;
  let arrayBound = false;
  for (const { field, direction } of spec.fields) {
    const stated = conditions.fields.get(field);
    // Elements of one array may each meet a condition of another field: only one of them may narrow.
    if (!stated || (arrayBound && multikey.has(field))) break;
    const bounds = boundsOf(stated, spec.comparison.key, multikey.has(field), ordered);
    if (bounds.intervals.length === 1 && bounds.intervals[0] === EVERYTHING) break;
    if (!bounds.exact) exact = false;
    if (multikey.has(field)) arrayBound = true;
    used++;
    const intervals = bounds.intervals.map((interval) => directed(interval, direction));
    if (intervals.every(({ point }) => point) && prefixes.length * intervals.length <= MAX_POINTS) {
      prefixes = prefixes.flatMap((prefix) => intervals.map(({ low }) => prefix + low.key));
      points++;
    } else {
      ranges = prefixes.flatMap((prefix) =>
        intervals.map(({ low, high }): [string, string] => [prefix + lowText(low), prefix + highText(high)]),
      );
      break;
    }
  }
  const all = (
    ranges ?? prefixes.map((prefix): [string, string] => [prefix, prefix + (prefix === '' ? '\xff\xff' : '\xff')])
  ).sort(([a], [b]) => (a < b ? -1 : 1));
  const order =
    ordered && prefixes.length === 1 && multikey.size === 0 ? sortDirection(index, points, sort, conditions) : 0;
  const sorted = sort.length === 0 || order !== 0;
  if (used === 0 && (sort.length === 0 || !sorted)) return undefined;
  return {
    index,
    ranges: order < 0 ? all.reverse() : all,
    reverse: order < 0,
    sorted,
    covered: exact && used === conditions.fields.size && !conditions.others && multikey.size === 0,
    // A unique index has one entry at most for a whole key, which is not worth counting.
    entries: spec.unique && points === spec.fields.length ? all.length : countEntries(list, all),
  };
}

export function countEntries(list: CollectionIndex['list'], ranges: Plan['ranges']): number {
  return ranges.reduce((sum, [low, high]) => sum + list.count(low, high), 0);
}

/** Whether every match is sure to be in a sparse or partial index. */
function isComplete({ spec }: CollectionIndex, { fields }: Conditions): boolean {
  if (
    spec.sparse &&
    !spec.fields.some(
      ({ field }) => fields.has(field) && boundsOf(fields.get(field) ?? [], keyOf, false, true).needsValue,
    )
  )
    return false;
  if (!spec.partial) return true;
  const needed = readConditions(spec.partial.filter);
  if (needed.others) return false;
  return [...needed.fields].every(([field, wanted]) => {
    const stated = fields.get(field);
    return stated !== undefined && wanted.every((condition) => implied(condition as Doc, stated));
  });
}

function implied(wanted: Doc, stated: readonly Value[]): boolean {
  if (stated.some((condition) => keyOf(condition) === keyOf(wanted))) return true;
  const bounds = boundsOf(stated, keyOf, false, true);
  if (wanted.$exists === true) return bounds.needsValue;
  const target = boundsOf([wanted], keyOf, false, true);
  return (
    target.exact &&
    bounds.intervals.every((interval) =>
      target.intervals.some(
        (outer) => lowText(outer.low) <= lowText(interval.low) && highText(interval.high) <= highText(outer.high),
      ),
    )
  );
}

/** 1 when the index gives the sort's order upwards, -1 downwards, 0 when it does not. Fields held to a point are free. */
function sortDirection(
  index: CollectionIndex,
  points: number,
  sort: readonly SortField[],
  { fields }: Conditions,
): -1 | 0 | 1 {
  const constant = new Set(index.spec.fields.slice(0, points).map(({ field }) => field));
  const wanted = sort.filter(({ field }) => !constant.has(field) || !fields.has(field));
  if (wanted.length === 0) return 1;
  let direction: -1 | 0 | 1 = 0;
  for (const [i, { field, direction: way }] of wanted.entries()) {
    const own = index.spec.fields[points + i];
    if (own?.field !== field) return 0;
    const sign = own.direction === way ? 1 : -1;
    if (direction !== 0 && direction !== sign) return 0;
    direction = sign;
  }
  return direction;
}

function directed({ low, high, point }: Interval, direction: 1 | -1): Interval {
  const invert = ({ key, inclusive }: Bound): Bound => ({ key: invertKey(key), inclusive });
  return direction === 1 ? { low, high, point } : { low: invert(high), high: invert(low), point };
}
