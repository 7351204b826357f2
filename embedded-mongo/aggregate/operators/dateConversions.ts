import { isNumber } from '../../bson/numbers.js';
import type { Doc } from '../../bson/value.js';
import { location, MongoError } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { assertFormat, formatted } from '../dates/format.js';
import { parseDate, parseFormatted } from '../dates/parse.js';
import { isoTime, partsOf } from '../dates/parts.js';
import { localClock, momentOf, utcTime } from '../dates/zone.js';
import { isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { computed, dateOf, dateOperator, zoneIn } from './dateOperands.js';
import { namedOperands } from './named.js';

export const toText = dateOperator(
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

export const toParts = dateOperator(
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

export const fromParts: ControlOperator = (operand, compile) => {
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

export const fromText = dateOperator(
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
