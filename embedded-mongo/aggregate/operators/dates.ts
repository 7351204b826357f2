import { Long, ObjectId, Timestamp } from 'bson';
import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../../bson/value.js';
import { location, MongoError } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { assertFormat, formatted } from '../dates/format.js';
import { parseDate, parseFormatted } from '../dates/parse.js';
import { type DateParts, isoTime, partsOf } from '../dates/parts.js';
import { addUnits, assertUnit, truncated, unitsBetween, weekdayOf } from '../dates/units.js';
import { localClock, momentOf, UTC, utcTime, type Zone, zoneOf } from '../dates/zone.js';
import { type Compile, constantValue, type Evaluate, folded, isConstant, isFolding, isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { type NamedOperands, namedOperands } from './named.js';

const isMoment = (value: Value): boolean =>
  value instanceof Date || value instanceof ObjectId || value instanceof Timestamp;

/** Dates, and what has a date in it. */
function dateOf(value: Value, refuse?: () => MongoError): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  throw refuse?.() ?? location(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** The zone of an operator's `timezone`; null when that is null. */
function zoneIn(values: Doc, operator: string): Zone | null {
  const { timezone } = values;
  if (!('timezone' in values)) return UTC;
  if (isNullish(timezone)) return null;
  if (typeof timezone !== 'string')
    throw location(
      40533,
      `${operator} requires a string for the timezone argument, but was given a ${typeName(timezone)} (${describe(timezone)})`,
    );
  return zoneOf(timezone);
}

/** An operator with named operands; `apply` gets those that were given, computed. */
function operator(name: string, spec: NamedOperands, apply: (values: Doc) => Value): ControlOperator {
  return (operand, compile) => {
    const operands = namedOperands(name, operand, spec);
    assertOptions(name, operands, compile);
    return computed(operands, compile, apply);
  };
}

/** Options that are constants are read before any document is. */
function assertOptions(operator: string, operands: Doc, compile: Compile): void {
  if (!isFolding()) return;
  for (const [name, assertOption] of Object.entries(OPTIONS)) {
    if (operands[name] === undefined) continue;
    const option = compile(operands[name]);
    const value = isConstant(option) ? constantValue(option) : null;
    if (!isNullish(value)) assertOption(value, operator);
  }
}

const OPTIONS: Readonly<Record<string, (value: Value, operator: string) => void>> = {
  timezone: (value) => {
    if (typeof value !== 'string')
      throw location(40517, `timezone must evaluate to a string, found ${typeName(value)}`);
    zoneOf(value);
  },
  unit: (value, operator) => {
    if (typeof value === 'string') assertUnit(value, operator);
  },
  startOfWeek: (value, operator) => {
    if (typeof value === 'string') weekdayOf(value, operator);
  },
  binSize: (value) => {
    binSizeOf(value);
  },
};

function binSizeOf(value: Value): number {
  const size = isNumber(value) ? Number(value) : NaN;
  if (!Number.isInteger(size))
    throw location(
      5439017,
      `$dateTrunc requires 'binSize' to be a 64-bit integer, but got value '${describe(value)}' of type ${typeName(value)}`,
    );
  if (size <= 0) throw location(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got value ${size}`);
  return size;
}

function computed(operands: Doc, compile: Compile, apply: (values: Doc) => Value): Evaluate {
  const parts = Object.keys(operands).map((name) => ({ name, evaluate: compile(operands[name]) }));
  return folded(
    parts.map(({ evaluate }) => evaluate),
    (scope) => apply(Object.fromEntries(parts.map(({ name, evaluate }) => [name, evaluate(scope)]))),
  );
}

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

const toText = operator(
  '$dateToString',
  { notDocument: 18629, unknown: 18534, required: { date: 18628 }, optional: ['format', 'timezone', 'onNull'] },
  (values) => {
    const { format, date, onNull } = values;
    if ('format' in values && !isNullish(format)) {
      if (typeof format !== 'string')
        throw location(
          18533,
          `$dateToString requires that 'format' be a string, found: ${typeName(format)} with value ${describe(format)}`,
        );
      assertFormat(format);
    }
    if (isNullish(date)) return 'onNull' in values ? onNull : null;
    const zone = zoneIn(values, '$dateToString');
    if (!zone || ('format' in values && isNullish(format))) return null;
    return formatted(dateOf(date), (format as string | undefined) ?? '%Y-%m-%dT%H:%M:%S.%LZ', zone);
  },
);

const toParts = operator(
  '$dateToParts',
  { notDocument: 40524, unknown: 40520, required: { date: 40522 }, optional: ['timezone', 'iso8601'] },
  (values) => {
    const { date, iso8601 } = values;
    const zone = zoneIn(values, '$dateToParts');
    if (isNullish(date) || !zone || ('iso8601' in values && isNullish(iso8601))) return null;
    if ('iso8601' in values && typeof iso8601 !== 'boolean')
      throw location(40521, `iso8601 must evaluate to a bool, found ${typeName(iso8601)}`);
    const parts = partsOf(localClock(dateOf(date), zone));
    const { hour, minute, second, millisecond } = parts;
    const day = isTrue(iso8601)
      ? { isoWeekYear: parts.isoWeekYear, isoWeek: parts.isoWeek, isoDayOfWeek: parts.isoDayOfWeek }
      : { year: parts.year, month: parts.month, day: parts.dayOfMonth };
    return { ...day, hour, minute, second, millisecond };
  },
);

const NATURAL = ['year', 'month', 'day'];
const ISO = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];

const fromParts: ControlOperator = (operand, compile) => {
  const optional = [...NATURAL, ...ISO, 'hour', 'minute', 'second', 'millisecond', 'timezone'];
  const spec = { notDocument: 40519, unknown: 40518, required: {}, optional };
  const operands = namedOperands('$dateFromParts', operand, spec);
  if (!('year' in operands) && !('isoWeekYear' in operands))
    throw location(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
  const isIso = 'isoWeekYear' in operands;
  if ((isIso ? NATURAL : ISO).some((name) => name in operands))
    throw location(40489, '$dateFromParts does not allow mixing natural dates with ISO dates');
  return computed(operands, compile, (values) => {
    const zone = zoneIn(values, '$dateFromParts');
    const given = Object.keys(values).filter((name) => name !== 'timezone');
    if (!zone || given.some((name) => isNullish(values[name]))) return null;
    const number = (name: string, otherwise: number): number => wholePart(values, name, otherwise);
    const day = isIso
      ? isoTime(number('isoWeekYear', 1), number('isoWeek', 1), number('isoDayOfWeek', 1))
      : utcTime(number('year', 1), number('month', 1) - 1, 1) + (number('day', 1) - 1) * 86_400_000;
    const time = (number('hour', 0) * 60 + number('minute', 0)) * 60 + number('second', 0);
    return momentOf(day + time * 1000 + number('millisecond', 0), zone);
  });
};

function wholePart(values: Doc, name: string, otherwise: number): number {
  if (!(name in values)) return otherwise;
  const value = values[name];
  const number = isNumber(value) ? Number(value) : NaN;
  if (!Number.isInteger(number))
    throw location(
      40515,
      `'${name}' must evaluate to an integer, found ${typeName(value)} with value ${describe(value)}`,
    );
  if ((name === 'year' || name === 'isoWeekYear') && (number < 1 || number > 9999))
    throw location(40523, `'${name}' must evaluate to an integer in the range 1 to 9999, found ${number}`);
  if (!['second', 'millisecond'].includes(name) && (number < -32768 || number > 32767))
    throw location(
      31034,
      `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${number} is not in range`,
    );
  return number;
}

const fromText = operator(
  '$dateFromString',
  {
    notDocument: 40540,
    unknown: 40541,
    required: { dateString: 40542 },
    optional: ['format', 'timezone', 'onError', 'onNull'],
  },
  (values) => {
    const { dateString, format } = values;
    if ('format' in values && !isNullish(format)) {
      if (typeof format !== 'string')
        throw location(
          40684,
          `$dateFromString requires that 'format' be a string, found: ${typeName(format)} with value ${describe(format)}`,
        );
      assertFormat(format);
    }
    const zone = zoneIn(values, '$dateFromString');
    if (isNullish(dateString)) return 'onNull' in values ? values.onNull : null;
    if (!zone || ('format' in values && isNullish(format))) return null;
    const given = 'timezone' in values ? zone : undefined;
    try {
      if (typeof dateString !== 'string')
        throw new MongoError(
          241,
          'ConversionFailure',
          `$dateFromString requires that 'dateString' be a string, found: ${typeName(dateString)} with value ${describe(dateString)}`,
        );
      return typeof format === 'string' ? parseFormatted(dateString, format, given) : parseDate(dateString, given);
    } catch (error) {
      if ('onError' in values && error instanceof MongoError && error.code === 241) return values.onError;
      throw error;
    }
  },
);

function unitOf(values: Doc, name: string): string {
  const { unit } = values;
  if (typeof unit !== 'string')
    throw location(5439013, `${name} requires 'unit' to be a string, but got ${typeName(unit)}`);
  assertUnit(unit, name);
  return unit;
}

function startOfWeek(values: Doc, name: string, unit: string): number {
  const day = values.startOfWeek;
  if (unit !== 'week' || !('startOfWeek' in values)) return 0;
  if (typeof day !== 'string')
    throw location(5439015, `${name} requires 'startOfWeek' to be a string, but got ${typeName(day)}`);
  return weekdayOf(day, name);
}

function adder(name: '$dateAdd' | '$dateSubtract', sign: 1 | -1): ControlOperator {
  const required = { startDate: 5166402, unit: 5166402, amount: 5166402 };
  const spec = { notDocument: 5166400, unknown: 5166401, required, optional: ['timezone'] };
  return operator(name, spec, (values) => {
    const { startDate, amount } = values;
    if (Object.values(values).some(isNullish)) return null;
    const unit = unitOf(values, name);
    if (!isMoment(startDate)) throw location(5166403, `${name} requires startDate to be convertible to a date`);
    const count = isNumber(amount) ? Number(amount) : NaN;
    if (!Number.isInteger(count)) throw location(5166405, `${name} expects integer amount of time units`);
    const result = addUnits(dateOf(startDate), unit, count * sign, zoneIn(values, name) ?? UTC);
    if (Number.isNaN(result.getTime()))
      throw location(5976500, `invalid dateAdd 'amount' parameter value: ${count} ${unit}`);
    return result;
  });
}

const difference = operator(
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

const truncate = operator(
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
