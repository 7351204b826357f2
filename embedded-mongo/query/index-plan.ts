import { invertKey, keyOf } from '../bson/key.js';
import type { Doc, Value } from '../bson/value.js';
import type { CollectionIndex } from '../store/index.js';
import {
  type Bound,
  boundsOf,
  type Conditions,
  EVERYTHING,
  type FieldBounds,
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
export function indexPlan(index: CollectionIndex, conditions: Conditions, { sort }: PlanRequest): Plan | undefined {
  const { spec, multikey, list } = index;
  if (!isComplete(index, conditions)) return undefined;
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
    const isArray = multikey.has(field);
    const bounds = isArray ? narrowest(index, stated, { prefixes, direction }) : boundsOf(stated, false);
    if (bounds.intervals.length === 1 && bounds.intervals[0] === EVERYTHING) break;
    const intervals = bounds.intervals.map((interval) => directed(interval, direction));
    if (isArray) arrayBound = true;
    if (!bounds.exact && !(isArray && isOneElement(field, stated))) exact = false;
    used++;
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
  const order = prefixes.length === 1 && multikey.size === 0 ? sortDirection(index, points, sort, conditions) : 0;
  const sorted = sort.length === 0 || order !== 0;
  if (used === 0 && (sort.length === 0 || !sorted)) return undefined;
  return {
    index,
    ranges: order < 0 ? all.reverse() : all,
    reverse: order < 0,
    sorted,
    // Of arrays a record has several entries, but one at most under a whole key.
    covered:
      exact &&
      used === conditions.fields.size &&
      !conditions.others &&
      (multikey.size === 0 || (points === spec.fields.length && all.length === 1)),
    // A unique index has one entry at most for a whole key, which is not worth counting.
    entries: spec.unique && points === spec.fields.length ? all.length : countEntries(list, all),
  };
}

/** Elements of an array may each meet another of the conditions, so one narrows: the one that leaves the fewest entries. */
function narrowest(
  { list }: CollectionIndex,
  stated: readonly Value[],
  at: { readonly prefixes: readonly string[]; readonly direction: 1 | -1 },
): FieldBounds {
  const [first, ...others] = stated.map((_, i) =>
    boundsOf([stated[i], ...stated.filter((_other, j) => j !== i)], true),
  ) as [FieldBounds, ...FieldBounds[]];
  const entriesOf = ({ intervals }: FieldBounds): number =>
    countEntries(
      list,
      at.prefixes.flatMap((prefix) =>
        intervals
          .map((interval) => directed(interval, at.direction))
          .map(({ low, high }): [string, string] => [prefix + lowText(low), prefix + highText(high)]),
      ),
    );
  return others.reduce((best, next) => (entriesOf(next) < entriesOf(best) ? next : best), first);
}

/** A record matches exactly when one of its entries has the value. */
function isOneElement(field: string, stated: readonly Value[]): boolean {
  if (stated.length > 1 || field.includes('.')) return false;
  const { intervals, exact } = boundsOf(stated, false);
  return exact && intervals.length === 1 && intervals[0]?.point === true;
}

export function countEntries(list: CollectionIndex['list'], ranges: Plan['ranges']): number {
  return ranges.reduce((sum, [low, high]) => sum + list.count(low, high), 0);
}

/** Whether every match is sure to be in a sparse or partial index. */
function isComplete({ spec }: CollectionIndex, { fields }: Conditions): boolean {
  if (
    spec.sparse &&
    !spec.fields.some(({ field }) => fields.has(field) && boundsOf(fields.get(field) ?? [], false).needsValue)
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
  const bounds = boundsOf(stated, false);
  if (wanted.$exists === true) return bounds.needsValue;
  const target = boundsOf([wanted], false);
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
  // The end of a string sorts above its longer ones there.
  const invert = ({ key, inclusive, unended }: Bound): Bound => ({
    key: invertKey(unended ? key + '\0' : key),
    inclusive,
  });
  return direction === 1 ? { low, high, point } : { low: invert(high), high: invert(low), point };
}
