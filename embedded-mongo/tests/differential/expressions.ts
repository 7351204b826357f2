import { Double, Long } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { anything, array, DAY, date, number, oneOf, path, scalar, scalars } from './values.js';
import { subdocument, text, weighted, wrapped } from './values.js';

/**
 * Aggregation expressions, by the type they mostly give: an operand is mostly of the type its operator wants, else an
 * error would hide everything else in most pipelines.
 */
type Expression = Arbitrary<unknown>;

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
  const str = of('textual', text);
  const arr = of('list', weighted<unknown>([2, scalars], [1, array]));
  const dat = of('dated', date);
  const obj = of('object', subdocument);
  const bool = of('boolean', oneOf<unknown>(true, false, 0, 1, null));
  const one = of('any', scalar);
  const call = (name: string, ...operands: Expression[]): Expression => wrapped(name, fc.tuple(...operands));
  const calls = (names: readonly string[], ...operands: Expression[]): Expression =>
    fc.tuple(oneOf(...names), fc.tuple(...operands)).map(([name, parts]) => ({ [name]: parts }));
  const many = (names: readonly string[], operand: Expression, minLength = 0): Expression =>
    fc
      .tuple(oneOf(...names), fc.array(operand, { minLength, maxLength: 3 }))
      .map(([name, parts]) => ({ [name]: parts }));
  const byName = (name: string, model: Record<string, Expression>): Expression =>
    fc.record(model, { noNullPrototype: true }).map((operand) => ({ [name]: operand }));
  const item = oneOf<unknown>('$$this', '$$this.x', '$$this.y');

  return {
    numeric: weighted<unknown>([6, many(['$add'], num)], [1, call('$cond', bool, num, num)]),
    textual: weighted<unknown>([3, wrapped('$toLower', weighted<unknown>([3, str], [1, one]))]),
    boolean: weighted<unknown>(
      [6, calls(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], one, one)],
      [3, many(['$and', '$or'], bool)],
      [1, call('$not', bool)],
    ),
    list: weighted<unknown>(
      [
        3,
        byName('$map', {
          input: arr,
          in: weighted<unknown>(
            [2, item],
            [1, fc.record({ v: item, w: one }, { noNullPrototype: true })],
            [1, fc.tuple(item, num).map((parts) => ({ $add: parts }))],
          ),
        }),
      ],
      [1, byName('$map', { input: arr, as: oneOf('e', 'E', ''), in: oneOf<unknown>('$$e', { $ifNull: ['$$e', 1] }) })],
    ),
    dated: weighted<unknown>([2, call('$add', dat, oneOf<unknown>(1, DAY, 1.5, Long.fromNumber(7), new Double(2)))]),
    object: weighted<unknown>(
      [3, many(['$mergeObjects'], obj)],
      [
        2,
        fc.record({ p: one, q: weighted<unknown>([1, one], [1, fc.constant('$$REMOVE')]) }, { noNullPrototype: true }),
      ],
      [1, fc.constant('$$ROOT')],
    ),
    any: weighted<unknown>(
      [3, tie('numeric')],
      [2, tie('textual')],
      [3, tie('boolean')],
      [2, tie('list')],
      [2, tie('dated')],
      [2, tie('object')],
      [3, call('$cond', bool, one, one)],
      [1, byName('$cond', { if: bool, then: one, else: one })],
      [2, many(['$ifNull'], one, 2)],
      [1, wrapped('$literal', anything)],
    ),
  };
});

type Kind = 'any' | 'numeric' | 'textual' | 'boolean' | 'list' | 'dated' | 'object';

const wrong: Expression = oneOf<unknown>(
  { $foo: 1 },
  { $add: [1], $not: [1] },
  '$$nope',
  { $cond: [1, 2] },
  { $cond: { if: 1 } },
  { $map: { input: [1] } },
  { $map: { input: [1], in: 1, foo: 1 } },
  { $eq: [1] },
  { $eq: 1 },
  { $not: [1, 2] },
  { $ifNull: ['$a'] },
  { $add: ['a', 1] },
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
