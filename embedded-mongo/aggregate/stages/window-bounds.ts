import { add, isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { failedToParse, location } from '../../errors.js';
import { expressionValue } from '../../query/paths.js';
import { typeName } from '../../query/types.js';
import type { SortField } from '../../query/sort.js';
import type { PipelineContext } from '../context.js';

/** For each document of a sorted partition, which documents its window has: from the first to before the second place. */
export type Window = (docs: readonly Doc[]) => (readonly [number, number])[];

const UNIT_MILLISECONDS: Readonly<Record<string, number>> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1_000,
  millisecond: 1,
};
const UNIT_MONTHS: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };

function bounds(spec: Value, kind: string): [Value, Value] {
  if (!Array.isArray(spec) || spec.length !== 2)
    throw failedToParse(`Window bounds must be a 2-element array: ${kind}`);
  return spec as [Value, Value];
}

/** Reads the `window` of an output field; without one it is the whole partition. */
export function readWindow(spec: Value, sort: readonly SortField[], context: PipelineContext): Window {
  if (spec === undefined || (isDoc(spec) && Object.keys(spec).length === 0))
    return (docs) => docs.map(() => [0, docs.length]);
  if (!isDoc(spec)) throw failedToParse("'window' field must be an object");
  const unknown = Object.keys(spec).find((field) => !['documents', 'range', 'unit'].includes(field));
  if (unknown !== undefined)
    throw failedToParse(
      `'window' field can only contain 'documents' as the only argument or 'range' with an optional 'unit' field`,
    );
  if (spec.documents !== undefined && spec.range !== undefined)
    throw failedToParse("Window bounds can specify either 'documents' or 'unit', not both.");
  if (spec.documents !== undefined) {
    if (spec.unit !== undefined) throw failedToParse("Window bounds can only specify 'unit' with range-based bounds.");
    return byPlace(bounds(spec.documents, 'documents'), sort);
  }
  return byValue(bounds(spec.range, 'range'), spec.unit, sort, context);
}

function byPlace([lower, upper]: [Value, Value], sort: readonly SortField[]): Window {
  const offset = (bound: Value): number => {
    if (bound === 'current') return 0;
    if (isNumber(bound) && Number.isInteger(Number(bound))) return Number(bound);
    throw failedToParse(`Numeric document-based bounds must be an integer`);
  };
  const [low, high] = [
    lower === 'unbounded' ? -Infinity : offset(lower),
    upper === 'unbounded' ? Infinity : offset(upper),
  ];
  if (low > high) throw location(5339900, 'Lower bound must not exceed upper bound');
  if (sort.length === 0 && (low !== -Infinity || high !== Infinity))
    throw location(5339901, 'Document-based bounds require a sortBy');
  return (docs) =>
    docs.map((_, i) => {
      const start = Math.min(docs.length, Math.max(0, i + low));
      return [start, Math.max(start, Math.min(docs.length, i + high + 1))];
    });
}

function addUnit(date: Date, amount: number, unit: string): Date {
  const months = UNIT_MONTHS[unit];
  if (months === undefined) return new Date(date.getTime() + amount * (UNIT_MILLISECONDS[unit] ?? 1));
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + amount * months);
  const days = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), days));
  return moved;
}

function byValue(
  [lower, upper]: [Value, Value],
  unit: Value,
  sort: readonly SortField[],
  { comparison }: PipelineContext,
): Window {
  const [field, ...more] = sort;
  if (field?.direction === -1) throw location(8947401, 'Range-based bounds require an ascending sortBy');
  if (!field || more.length > 0) throw location(5339902, 'Range-based bounds require sortBy a single field');
  if (unit !== undefined && (typeof unit !== 'string' || !(unit in UNIT_MILLISECONDS || unit in UNIT_MONTHS)))
    throw failedToParse(`unknown time unit value: ${typeof unit === 'string' ? unit : typeName(unit)}`);
  for (const bound of [lower, upper]) {
    if (bound !== 'current' && bound !== 'unbounded' && !isNumber(bound))
      throw failedToParse('Range-based bounds expression must be a number');
  }
  const moved = (value: Value, bound: Value): Value => {
    if (unit !== undefined) {
      if (!(value instanceof Date)) throw location(5429513, `Invalid range: Expected the sortBy field to be a Date`);
      return addUnit(value, Number(bound), unit);
    }
    if (value instanceof Date)
      throw location(5429413, 'For windows that involve date or time ranges, a unit must be provided.');
    if (!isNumber(value)) throw location(5429414, 'Invalid range: Expected the sortBy field to be a number');
    return add(value, bound);
  };
  return (docs) => {
    const values = docs.map((doc) => expressionValue(doc, field.path));
    let [start, end] = [0, 0];
    return values.map((value, i) => {
      // The sort is upwards, so that both ends only ever move on. The current document is itself, not all that are equal.
      const low = typeof lower === 'string' ? undefined : moved(value, lower);
      const high = typeof upper === 'string' ? undefined : moved(value, upper);
      if (lower === 'current') start = i;
      if (upper === 'current') end = i + 1;
      while (low !== undefined && start < docs.length && comparison.compare(values[start], low) < 0) start++;
      while (
        upper !== 'current' &&
        end < docs.length &&
        (high === undefined || comparison.compare(values[end], high) <= 0)
      )
        end++;
      return [start, Math.max(start, end)];
    });
  };
}
