import { BSONRegExp, Decimal128, Double, Long, ObjectId } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { anything, array, DAY, date, int, number, oneOf, path, scalar, scalars } from './values.js';
import { subdocument, text, weighted, wrapped } from './values.js';

/**
 * Aggregation expressions, by the type they mostly give: an operand is mostly of the type its operator wants, else an
 * error would hide everything else in most pipelines.
 */
type Expression = Arbitrary<unknown>;
const oid24 = new ObjectId('00000000000000000000000b');

const field: Expression = path.map((at) => `$${at}`);
const literal = (value: Expression): Expression => value.map((one) => (needsLiteral(one) ? { $literal: one } : one));

function needsLiteral(value: unknown): boolean {
  return typeof value === 'string'
    ? value.startsWith('$')
    : typeof value === 'object' && value !== null && !('_bsontype' in value) && !(value instanceof Date);
}

const DEPTH = { depthSize: 'small' as const, maxDepth: 2 };

const { any, numeric, object } = fc.letrec<Record<Kind, unknown>>((tie) => {
  const of = (kind: Kind, own: Expression): Expression =>
    fc.oneof(
      { ...DEPTH, withCrossShrink: true, depthIdentifier: 'expression' },
      { arbitrary: literal(own), weight: 8 },
      { arbitrary: field, weight: 4 },
      { arbitrary: tie(kind), weight: 3 },
      { arbitrary: literal(anything), weight: 1 },
    );
  const num = of('numeric', number);
  const whole = of('numeric', int);
  const str = of('textual', text);
  const arr = of('list', weighted<unknown>([2, scalars], [1, array]));
  const dat = of('dated', date);
  const obj = of('object', subdocument);
  const bool = of('boolean', oneOf<unknown>(true, false, 0, 1, null));
  const one = of('any', scalar);
  const call = (name: string, ...operands: Expression[]): Expression => wrapped(name, fc.tuple(...operands));
  const calls = (names: readonly string[], ...operands: Expression[]): Expression =>
    fc.tuple(oneOf(...names), fc.tuple(...operands)).map(([name, parts]) => ({ [name]: parts }));
  const alone = (names: readonly string[], operand: Expression): Expression =>
    fc.tuple(oneOf(...names), operand).map(([name, part]) => ({ [name]: part }));
  const many = (names: readonly string[], operand: Expression, minLength = 0): Expression =>
    fc
      .tuple(oneOf(...names), fc.array(operand, { minLength, maxLength: 3 }))
      .map(([name, parts]) => ({ [name]: parts }));
  const named = (name: string, model: Record<string, Expression>): Expression =>
    fc.record(model, { noNullPrototype: true }).map((operand) => ({ [name]: operand }));
  const item = oneOf<unknown>('$$this', '$$this.x', '$$this.y');

  return {
    numeric: weighted<unknown>(
      [6, many(['$add', '$multiply'], num)],
      [6, calls(['$subtract', '$divide', '$mod'], num, num)],
      [2, calls(['$pow'], num, oneOf<unknown>(0, 1, 2, -1, 0.5, 3, Decimal128.fromString('2')))],
      [3, alone(['$abs', '$ceil', '$floor', '$sqrt', '$exp', '$ln', '$log10', '$round', '$trunc'], num)],
      [2, calls(['$round', '$trunc'], num, oneOf<unknown>(0, 1, -1, 2, Long.fromNumber(1), new Double(1)))],
      [1, calls(['$log'], num, oneOf<unknown>(2, 10, 1.5))],
      [
        1,
        alone(
          ['$sin', '$cos', '$tan', '$atan', '$sinh', '$degreesToRadians', '$radiansToDegrees', '$asin', '$tanh'],
          num,
        ),
      ],
      [1, many(['$bitAnd', '$bitOr', '$bitXor'], weighted<unknown>([4, int], [1, num]))],
      [0.5, alone(['$bitNot'], whole)],
      [3, many(['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'], one)],
      [3, alone(['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'], arr)],
      [
        2,
        alone(
          ['$toInt', '$toLong', '$toDouble', '$toDecimal'],
          weighted<unknown>([3, one], [2, num], [2, oneOf<unknown>('1', '-2', '1.5', ' 1', '1e2', '0x1', '+1', '')]),
        ),
      ],
      [1, alone(['$size'], arr)],
      [2, alone(['$strLenCP', '$strLenBytes'], str)],
      [1, calls(['$indexOfCP', '$indexOfBytes'], str, str)],
      [1, calls(['$indexOfCP', '$indexOfBytes'], str, oneOf('b', ''), oneOf(0, 1, 5), oneOf<unknown>(0, 2, 9))],
      [1, calls(['$indexOfArray'], arr, one)],
      [1, calls(['$cmp'], one, one)],
      [1, calls(['$strcasecmp'], str, str)],
      [
        3,
        alone(
          [
            '$year',
            '$month',
            '$dayOfMonth',
            '$dayOfWeek',
            '$dayOfYear',
            '$hour',
            '$minute',
            '$second',
            '$millisecond',
            '$week',
            '$isoWeek',
            '$isoWeekYear',
            '$isoDayOfWeek',
          ],
          dat,
        ),
      ],
      [
        1,
        fc
          .record(
            {
              startDate: dat,
              endDate: dat,
              unit: oneOf('day', 'month', 'week', 'hour', 'year', 'quarter', 'second', 'millisecond'),
            },
            { noNullPrototype: true },
          )
          .map((o) => ({ $dateDiff: o })),
      ],
    ),
    textual: weighted<unknown>(
      [4, many(['$concat'], str)],
      [3, alone(['$toLower', '$toUpper'], weighted<unknown>([3, str], [1, one]))],
      [3, alone(['$toString'], weighted<unknown>([3, one], [2, num], [1, dat]))],
      [3, alone(['$type'], weighted<unknown>([2, one], [2, field]))],
      [
        2,
        calls(
          ['$substrCP', '$substrBytes', '$substr'],
          str,
          oneOf<unknown>(0, 1, 2, new Double(1)),
          oneOf<unknown>(0, 1, 2, -1),
        ),
      ],
      [
        2,
        fc
          .record({ input: str, ...{} }, { noNullPrototype: true })
          .chain((o) => oneOf('$trim', '$ltrim', '$rtrim').map((n) => ({ [n]: o }))),
      ],
      [1, named('$trim', { input: str, chars: oneOf<unknown>('a', 'ab', '', null) })],
      [
        1,
        fc
          .tuple(
            oneOf('$replaceOne', '$replaceAll'),
            fc.record({ input: str, find: str, replacement: str }, { noNullPrototype: true }),
          )
          .map(([n, o]) => ({ [n]: o })),
      ],
      [
        2,
        named('$dateToString', {
          date: dat,
          format: oneOf('%Y-%m-%d', '%H:%M:%S.%L', '%j %u %V %G', '%d/%m/%Y %z', '%%x', '%U %w', '%b'),
        }),
      ],
      [1, named('$dateToString', { date: dat, onNull: oneOf<unknown>('none', null, 5) })],
      [
        1,
        named('$dateToString', {
          date: dat,
          timezone: oneOf('Europe/Rome', '+02:00', 'UTC', 'America/New_York', 'nowhere'),
          format: oneOf('%Y-%m-%dT%H:%M:%S%z'),
        }),
      ],
    ),
    boolean: weighted<unknown>(
      [6, calls(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], one, one)],
      [3, many(['$and', '$or'], bool)],
      [1, call('$not', bool)],
      [2, calls(['$in'], one, arr)],
      [1, alone(['$isArray', '$isNumber', '$toBool'], one)],
      [1, calls(['$setEquals'], arr, arr)],
      [1, calls(['$setIsSubset'], arr, arr)],
      [
        1,
        alone(
          ['$allElementsTrue', '$anyElementTrue'],
          arr.map((a) => [a]),
        ),
      ],
      [1, named('$regexMatch', { input: str, regex: oneOf<unknown>('a', '^[a-z]+$', new BSONRegExp('A', 'i'), 'b$') })],
    ),
    list: weighted<unknown>(
      [3, many(['$concatArrays', '$setUnion', '$setIntersection'], arr)],
      [2, calls(['$setDifference'], arr, arr)],
      [1, alone(['$reverseArray'], arr)],
      [2, calls(['$slice'], arr, oneOf<unknown>(1, 2, -1, -2, 0, new Double(1)))],
      [1, calls(['$slice'], arr, oneOf(0, 1, -1), oneOf(1, 2))],
      [1, calls(['$range'], oneOf(0, 1), oneOf<unknown>(0, 3, Long.fromNumber(2)), oneOf(1, 2, -1))],
      [
        3,
        named('$map', {
          input: arr,
          in: weighted<unknown>(
            [2, item],
            [1, wrapped('$type', item)],
            [1, fc.record({ v: item, w: one }, { noNullPrototype: true })],
          ),
        }),
      ],
      [
        3,
        named('$filter', {
          input: arr,
          cond: weighted<unknown>(
            [
              3,
              fc.tuple(oneOf('$eq', '$gt', '$lt', '$ne'), item, literal(scalar)).map(([n, a, b]) => ({ [n]: [a, b] })),
            ],
            [1, item],
          ),
        }),
      ],
      [
        1,
        named('$filter', {
          input: arr,
          as: oneOf('e'),
          cond: oneOf<unknown>('$$e', { $gt: ['$$e', 1] }),
          limit: oneOf<unknown>(1, 2, null),
        }),
      ],
      [2, named('$sortArray', { input: arr, sortBy: oneOf<unknown>(1, -1, { x: 1 }, { x: -1, y: 1 }, { 'x.y': 1 }) })],
      [1, alone(['$objectToArray'], obj)],
      [1, named('$zip', { inputs: fc.array(arr, { minLength: 1, maxLength: 2 }) })],
      [
        1,
        named('$zip', {
          inputs: fc.array(arr, { minLength: 2, maxLength: 2 }),
          useLongestLength: oneOf(true, false),
          defaults: oneOf<unknown>([0, 'd']),
        }),
      ],
      [1, calls(['$split'], str, oneOf<unknown>('a', ' ', 'b', '', null))],
      [1, named('$regexFindAll', { input: str, regex: oneOf<unknown>('a', '(a)(b)?', new BSONRegExp('B', 'i')) })],
      [
        1,
        fc
          .tuple(
            oneOf('$firstN', '$lastN', '$maxN', '$minN'),
            fc.record({ n: oneOf<unknown>(1, 2, Long.fromNumber(2)), input: arr }, { noNullPrototype: true }),
          )
          .map(([n, o]) => ({ [n]: o })),
      ],
    ),
    dated: weighted<unknown>(
      [
        3,
        alone(
          ['$toDate'],
          weighted<unknown>(
            [2, dat],
            [2, one],
            [
              2,
              oneOf<unknown>(
                '2020-01-02',
                '2020-01-02T03:04:05Z',
                '2020-01-02T03:04:05+0200',
                'x',
                Long.fromNumber(5),
                1.5,
                new ObjectId('000000010000000000000000'),
              ),
            ],
          ),
        ),
      ],
      [2, call('$add', dat, oneOf<unknown>(1, DAY, 1.5, Long.fromNumber(7)))],
      [2, calls(['$subtract'], dat, weighted<unknown>([1, dat], [2, num]))],
      [
        2,
        fc
          .tuple(
            oneOf('$dateAdd', '$dateSubtract'),
            fc.record(
              {
                startDate: dat,
                unit: oneOf('day', 'month', 'week', 'hour', 'year', 'quarter', 'minute'),
                amount: oneOf<unknown>(1, -1, 13, 0, Long.fromNumber(2)),
              },
              { noNullPrototype: true },
            ),
          )
          .map(([n, o]) => ({ [n]: o })),
      ],
      [2, named('$dateTrunc', { date: dat, unit: oneOf('day', 'month', 'week', 'hour', 'year', 'quarter') })],
      [
        1,
        named('$dateTrunc', {
          date: dat,
          unit: oneOf('day', 'month', 'week', 'hour'),
          binSize: oneOf(2, 3),
          startOfWeek: oneOf('monday', 'sunday'),
        }),
      ],
      [
        1,
        named('$dateFromParts', {
          year: oneOf<unknown>(2020, 1970, new Double(2000)),
          month: oneOf(1, 12, 14, 0),
          day: oneOf(1, 31, 0),
        }),
      ],
      [
        1,
        named('$dateFromString', {
          dateString: oneOf<unknown>('2020-02-03', '2020-02-03T01:02:03', '2020-02-30', 'x', null, 'Feb 3 2020', '$a'),
          onError: oneOf('bad'),
          onNull: oneOf('none'),
        }),
      ],
      [
        1,
        named('$dateFromString', {
          dateString: oneOf<unknown>('03/02/2020', '2020-02-03'),
          format: oneOf('%d/%m/%Y', '%Y-%m-%d'),
        }),
      ],
    ),
    object: weighted<unknown>(
      [3, many(['$mergeObjects'], obj)],
      [
        2,
        fc.record({ p: one, q: weighted<unknown>([1, one], [1, fc.constant('$$REMOVE')]) }, { noNullPrototype: true }),
      ],
      [
        1,
        alone(
          ['$arrayToObject'],
          oneOf<unknown>(
            [[['k', 1]]],
            [
              [
                { k: 'a', v: 1 },
                { k: 'b', v: '$a' },
              ],
            ],
            [[{ k: 'a' }]],
            [[['k', 1, 2]]],
            '$b',
          ),
        ),
      ],
      [
        1,
        named('$setField', {
          field: oneOf('x', 'z', 'a.b'),
          input: obj,
          value: weighted<unknown>([3, one], [1, fc.constant('$$REMOVE')]),
        }),
      ],
      [1, named('$unsetField', { field: oneOf('x', 'z'), input: obj })],
      [1, named('$dateToParts', { date: dat })],
      [1, named('$dateToParts', { date: dat, iso8601: oneOf(true) })],
      [1, named('$regexFind', { input: str, regex: oneOf<unknown>('a', '(a)(b)?', new BSONRegExp('B', 'i'), 'ñ') })],
      [1, fc.constant('$$ROOT')],
    ),
    any: weighted<unknown>(
      [3, tie('numeric')],
      [2, tie('textual')],
      [3, tie('boolean')],
      [2, tie('list')],
      [2, tie('dated')],
      [2, tie('object')],
      [2, calls(['$arrayElemAt'], arr, oneOf<unknown>(0, -1, 1, 5, new Double(0), null, Long.fromNumber(-2)))],
      [1, alone(['$first', '$last'], arr)],
      [3, call('$cond', bool, one, one)],
      [1, named('$cond', { if: bool, then: one, else: one })],
      [2, many(['$ifNull'], one, 2)],
      [
        1,
        named('$switch', {
          branches: fc.array(fc.record({ case: bool, then: one }, { noNullPrototype: true }), {
            minLength: 1,
            maxLength: 2,
          }),
          default: one,
        }),
      ],
      [
        1,
        named('$switch', {
          branches: fc.array(fc.record({ case: bool, then: one }, { noNullPrototype: true }), {
            minLength: 1,
            maxLength: 2,
          }),
        }),
      ],
      [
        1,
        named('$let', {
          vars: fc.record({ v: one }, { noNullPrototype: true }),
          in: oneOf<unknown>('$$v', '$$v.x', { $type: '$$v' }),
        }),
      ],
      [
        2,
        named('$reduce', {
          input: arr,
          initialValue: literal(oneOf<unknown>(0, '', null, [])),
          in: oneOf<unknown>(
            '$$this',
            { $ifNull: ['$$this', '$$value'] },
            { $max: ['$$this', '$$value'] },
            { $concatArrays: ['$$value', ['$$this']] },
          ),
        }),
      ],
      [
        2,
        alone(
          ['$getField'],
          oneOf<unknown>(
            'a',
            'x',
            { field: 'x', input: '$c' },
            { field: 'x', input: '$none' },
            { field: 'y', input: '$b' },
          ),
        ),
      ],
      [
        2,
        named('$convert', {
          input: one,
          to: oneOf<unknown>(
            'int',
            'long',
            'double',
            'decimal',
            'bool',
            'string',
            'date',
            'objectId',
            1,
            16,
            'nope',
            null,
          ),
          onError: oneOf<unknown>('bad', null),
          onNull: oneOf<unknown>('none'),
        }),
      ],
      [
        1,
        named('$convert', {
          input: one,
          to: oneOf<unknown>('int', 'long', 'double', 'bool', 'string', 'date', 'objectId'),
        }),
      ],
      [1, alone(['$toObjectId'], oneOf<unknown>('00000000000000000000000a', 'x', null, oid24, 5))],
      [1, wrapped('$literal', anything)],
    ),
  };
});

type Kind = 'any' | 'numeric' | 'textual' | 'boolean' | 'list' | 'dated' | 'object';

const wrong: Expression = oneOf<unknown>(
  { $foo: 1 },
  { $add: [1], $subtract: [1] },
  '$$nope',
  { $cond: [1, 2] },
  { $cond: { if: 1 } },
  { $arrayElemAt: ['$b'] },
  { $subtract: [1] },
  { $map: { input: [1] } },
  { $map: { input: [1], in: 1, foo: 1 } },
  { $filter: { input: '$b' } },
  { $let: { vars: { v: 1 } } },
  { $switch: { branches: [] } },
  { $switch: { branches: [{ case: 1 }] } },
  { $eq: [1] },
  { $eq: 1 },
  { $not: [1, 2] },
  { $ifNull: ['$a'] },
  { $size: ['$a', '$b'] },
  { $toInt: ['$a', 1] },
  { $dateToString: { format: 5, date: '$a' } },
  { $dateToString: {} },
  { $dateAdd: { startDate: new Date(0) } },
  { $dateTrunc: { date: new Date(0), unit: 'nope' } },
  { $convert: { input: 1 } },
  { $convert: 5 },
  { $trim: 'a' },
  { $trim: { input: 5 } },
  { $zip: { inputs: 5 } },
  { $reduce: { input: [1], initialValue: 0 } },
  { $range: [0, 5, 0] },
  { $range: ['a', 5] },
  { $getField: { field: 5, input: '$c' } },
  { $getField: 5 },
  { $setField: { field: 'a', input: '$c' } },
  { $divide: [1, 0] },
  { $mod: [5, 0] },
  { $split: ['a', 5] },
  { $concat: ['a', 5] },
  { $sortArray: { input: [1], sortBy: 5 } },
  { $sortArray: { input: [1] } },
  { $in: [1, 5] },
  { $log: [8, 1] },
  '$',
  '$a.',
  '$.a',
  '$$',
  '$a..b',
);

export const expression: Expression = weighted<unknown>(
  [16, any],
  [3, field],
  [2, literal(scalar)],
  [1, fc.array(any, { maxLength: 2 })],
  [0.1, wrong],
);
export const numbers: Expression = numeric;
export const objects: Expression = object;
export const fieldReference: Expression = field;
