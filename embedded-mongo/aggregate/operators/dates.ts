import { Long } from 'bson';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { type DateParts, partsOf } from '../dates/parts.js';
import { localClock } from '../dates/zone.js';
import { isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { adder, difference, truncate } from './dateArithmetic.js';
import { fromParts, fromText, toParts, toText } from './dateConversions.js';
import { assertOptions, computed, dateOf, zoneIn } from './dateOperands.js';
import { namedOperands } from './named.js';

/** The operator of one part of a date. */
function part(name: string, read: (parts: DateParts) => number, asLong = false): ControlOperator {
  const apply = (values: Doc): Value => {
    if (isNullish(values.date)) return null;
    const zone = zoneIn(values, name);
    if (!zone) return null;
    const number = read(partsOf(localClock(dateOf(values.date), zone)));
    return asLong ? Long.fromNumber(number) : number;
  };
  return (operand, compile) => {
    if (Array.isArray(operand)) {
      if (operand.length !== 1)
        throw location(
          40536,
          `${name} accepts exactly one argument if given an array, but was given ${operand.length}`,
        );
      return computed({ date: operand[0] as Value }, compile, apply);
    }
    if (!isDoc(operand) || Object.keys(operand)[0]?.startsWith('$')) return computed({ date: operand }, compile, apply);
    const spec = { notDocument: 40535, unknown: 40535, required: { date: 40539 }, optional: ['timezone'] };
    const operands = namedOperands(name, operand, spec);
    assertOptions(name, operands, compile);
    return computed(operands, compile, apply);
  };
}

export const dateOperators: Readonly<Record<string, ControlOperator>> = {
  $year: part('$year', ({ year }) => year),
  $month: part('$month', ({ month }) => month),
  $dayOfMonth: part('$dayOfMonth', ({ dayOfMonth }) => dayOfMonth),
  $dayOfWeek: part('$dayOfWeek', ({ dayOfWeek }) => dayOfWeek),
  $dayOfYear: part('$dayOfYear', ({ dayOfYear }) => dayOfYear),
  $hour: part('$hour', ({ hour }) => hour),
  $minute: part('$minute', ({ minute }) => minute),
  $second: part('$second', ({ second }) => second),
  $millisecond: part('$millisecond', ({ millisecond }) => millisecond),
  $week: part('$week', ({ week }) => week),
  $isoWeek: part('$isoWeek', ({ isoWeek }) => isoWeek),
  $isoWeekYear: part('$isoWeekYear', ({ isoWeekYear }) => isoWeekYear, true),
  $isoDayOfWeek: part('$isoDayOfWeek', ({ isoDayOfWeek }) => isoDayOfWeek),
  $dateToString: toText,
  $dateToParts: toParts,
  $dateFromParts: fromParts,
  $dateFromString: fromText,
  $dateAdd: adder('$dateAdd', 1),
  $dateSubtract: adder('$dateSubtract', -1),
  $dateDiff: difference,
  $dateTrunc: truncate,
};
