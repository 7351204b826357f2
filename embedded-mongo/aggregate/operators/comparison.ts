import { MinKey } from 'bson';
import type { Value } from '../../bson/value.js';
import { isTrue } from '../../query/matcher.js';
import { compareValues, equalValues } from '../../bson/key.js';
import type { ValueOperator } from './index.js';

/** In expressions a missing field is below null, yet above MinKey. */
function compare([a, b]: Value[]): number {
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    const other = (a ?? b) instanceof MinKey;
    return (a === undefined) === other ? 1 : -1;
  }
  return Math.sign(compareValues(a, b));
}

const equal = ([a, b]: Value[]): boolean => (a === undefined || b === undefined ? a === b : equalValues(a, b));

export const comparisonOperators: Readonly<Record<string, ValueOperator>> = {
  $eq: equal,
  $ne: (values) => !equal(values),
  $gt: (values) => compare(values) > 0,
  $gte: (values) => compare(values) >= 0,
  $lt: (values) => compare(values) < 0,
  $lte: (values) => compare(values) <= 0,
  $not: ([value]) => !isTrue(value),
};
