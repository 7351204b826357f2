import { Long } from 'bson';
import { add, isNumber, numberType } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location, MongoError, typeMismatch } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

/** $add: a sum of numbers, or a date some milliseconds later. */
export const sum: ValueOperator = (values) => {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value): value is Date => value instanceof Date);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  const numbers = values.filter((value) => !(value instanceof Date));
  for (const value of numbers)
    if (!isNumber(value)) throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
  const [date] = dates;
  if (!date) return numbers.reduce(add, 0);
  return dateAt(Number(numbers.map(milliseconds).reduce(add, Long.fromNumber(date.getTime()))));
};

/** A number as MongoDB adds it to a date: a double is rounded by itself, a half of it away from zero. */
function milliseconds(value: Value): Value {
  if (numberType(value) !== 'double') return value;
  const number = Number(value);
  return Math.sign(number) * Math.round(Math.abs(number));
}

/** JavaScript's last date, in milliseconds. */
const MAX_DATE = 8.64e15;

/** The date so many milliseconds from 1970; what MongoDB has as a date and JavaScript has not is refused as too far. */
function dateAt(time: number): Date {
  if (!(Math.abs(time) <= MAX_DATE)) throw new MongoError(15, 'Overflow', 'date overflow');
  return new Date(Math.round(time));
}
