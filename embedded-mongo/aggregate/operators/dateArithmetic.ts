import { Long } from 'bson';
import { isNumber } from '../../bson/numbers.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { addUnits, truncated, unitsBetween } from '../dates/units.js';
import { UTC } from '../dates/zone.js';
import { isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { binSizeOf, dateOf, dateOperator, isMoment, startOfWeek, unitOf, zoneIn } from './dateOperands.js';

export function adder(name: '$dateAdd' | '$dateSubtract', sign: 1 | -1): ControlOperator {
  const required = { startDate: 5166402, unit: 5166402, amount: 5166402 };
  const spec = { notDocument: 5166400, unknown: 5166401, required, optional: ['timezone'] };
  return dateOperator(name, spec, (values) => {
    const { startDate, amount } = values;
    if (Object.values(values).some(isNullish)) return null;
    const unit = unitOf(values, name);
    if (!isMoment(startDate)) throw location(5166403, `${name} requires startDate to be convertible to a date`);
    const count = isNumber(amount) ? Number(amount) : NaN;
    if (!Number.isInteger(count)) throw location(5166405, `${name} expects integer amount of time units`);
    const start = dateOf(startDate);
    const sum = addUnits(start, unit, count * sign, zoneIn(values, name) ?? UTC);
    const result = unit === 'millisecond' ? sum : new Date(sum.getTime() - lostBefore1970(start));
    if (Number.isNaN(result.getTime()))
      throw location(5976500, `invalid dateAdd 'amount' parameter value: ${count} ${unit}`);
    return result;
  });
}

/** MongoDB 7.0 subtracts a second, in milliseconds here, when it adds to a time before 1970 that is between two seconds. */
const lostBefore1970 = (date: Date): number => (date.getTime() < 0 && date.getTime() % 1000 !== 0 ? 1000 : 0);

export const difference = dateOperator(
  '$dateDiff',
  {
    notDocument: 5166301,
    unknown: 5166302,
    required: { startDate: 5166303, endDate: 5166304, unit: 5166305 },
    optional: ['timezone', 'startOfWeek'],
  },
  (values) => {
    if (Object.values(values).some(isNullish)) return null;
    const date = (name: string): Date =>
      dateOf(values[name], () =>
        location(5166307, `$dateDiff requires '${name}' to be a date, but got ${typeName(values[name])}`),
      );
    const [start, end] = [date('startDate'), date('endDate')];
    const unit = unitOf(values, '$dateDiff');
    const zone = zoneIn(values, '$dateDiff') ?? UTC;
    return Long.fromNumber(unitsBetween(start, end, unit, zone, startOfWeek(values, '$dateDiff', unit)));
  },
);

export const truncate = dateOperator(
  '$dateTrunc',
  {
    notDocument: 5439007,
    unknown: 5439008,
    required: { date: 5439009, unit: 5439010 },
    optional: ['binSize', 'timezone', 'startOfWeek'],
  },
  (values) => {
    if (Object.values(values).some(isNullish)) return null;
    const date = dateOf(values.date, () =>
      location(5439012, `$dateTrunc requires 'date' to be a date, but got ${typeName(values.date)}`),
    );
    const unit = unitOf(values, '$dateTrunc');
    const size = binSizeOf(values.binSize ?? 1);
    const zone = zoneIn(values, '$dateTrunc') ?? UTC;
    return truncated(date, unit, size, zone, startOfWeek(values, '$dateTrunc', unit));
  },
);
