import { BSONRegExp, Double, MaxKey, MinKey } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { expression } from './expressions.js';
import { anything, id, int, oneOf, path, scalar, scalars, type Spec, subdocument } from './values.js';
import { text, weighted, wrapped } from './values.js';

/** Filters of every operator the server has, over the documents' few paths. */

const regex: Arbitrary<unknown> = oneOf(
  new BSONRegExp('^a', ''),
  new BSONRegExp('A', 'i'),
  new BSONRegExp('b$', ''),
  new BSONRegExp('.', ''),
  new BSONRegExp('^a b', 'x'),
  new BSONRegExp('^[ab]+$', 'im'),
);

const operand: Arbitrary<unknown> = weighted<unknown>(
  [6, int],
  [6, scalar],
  [1, anything],
  [1, oneOf<unknown>(new MinKey(), new MaxKey(), null, NaN, [], {})],
);

const types = oneOf<unknown>(
  ...[
    'double',
    'string',
    'object',
    'array',
    'binData',
    'objectId',
    'bool',
    'date',
    'null',
    'regex',
    'int',
    'timestamp',
  ],
  ...['long', 'decimal', 'minKey', 'maxKey', 'number', 1, 2, 3, 4, 8, 16, 18, -1, 127, new Double(16)],
  ...[['string', 'int'], ['array', 'null'], [], ['number', 2]],
);

const comparison = fc
  .tuple(oneOf('$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$gt', '$gte', '$lt', '$lte'), operand)
  .map(([name, value]): Spec => ({ [name]: value }));

const list = fc.array(weighted<unknown>([8, operand], [1, regex], [1, fc.constant(null)]), { maxLength: 3 });

const plain: Arbitrary<Spec> = weighted<Spec>(
  [10, comparison],
  [3, wrapped('$in', list)],
  [2, wrapped('$nin', list)],
  [2, wrapped('$exists', oneOf<unknown>(true, false, 1, 0, new Double(0), null))],
  [2, wrapped('$type', types)],
  [1, wrapped('$regex', weighted<unknown>([1, oneOf('^a', 'b', '^A|b', 'a.b')], [1, regex]))],
  [1, text.map((value): Spec => ({ $regex: `^${value === '$a' ? 'a' : value}`, $options: 'i' }))],
);

/** Slightly wrong, to be refused with MongoDB's code. */
const wrong: Arbitrary<Spec> = oneOf<Spec>(
  { $in: 5 },
  { $nin: {} },
  { $type: 'nope' },
  { $type: 99 },
  { $elemMatch: 5 },
  { $not: 5 },
  { $not: {} },
  { $regex: '(' },
  { $regex: 5 },
  { $options: 'i' },
  { $regex: 'a', $options: 'q' },
  { $foo: 1 },
  { $gt: 1, x: 1 },
  { $in: [{ $gt: 1 }] },
  { $ne: new BSONRegExp('a', '') },
  { $gt: new BSONRegExp('a', '') },
  { $exists: 'a' },
);

const conjunction = fc
  .array(plain, { minLength: 1, maxLength: 2 })
  .map((parts): Spec => Object.assign({}, ...parts) as Spec);

const innerFilter: Arbitrary<Spec> = fc
  .array(fc.tuple(oneOf('x', 'y', 'x', 'x.x', '0'), weighted<unknown>([2, operand], [3, conjunction])), {
    minLength: 1,
    maxLength: 2,
  })
  .map((pairs) => Object.fromEntries(pairs));

const elemMatch = wrapped(
  '$elemMatch',
  weighted<unknown>(
    [3, conjunction],
    [4, innerFilter],
    [1, fc.constant({})],
    [1, wrapped('$or', fc.array(innerFilter, { minLength: 1, maxLength: 2 }))],
  ),
);

const fieldOperators: Arbitrary<unknown> = weighted<unknown>(
  [8, conjunction],
  [3, elemMatch],
  [2, wrapped('$not', weighted<unknown>([4, conjunction], [1, regex], [1, elemMatch]))],
  [0.03, wrong],
);

const condition: Arbitrary<Spec> = fc
  .tuple(path, weighted<unknown>([3, operand], [7, fieldOperators], [1, regex], [1, scalars], [1, subdocument]))
  .map(([at, value]) => ({ [at]: value }));

const idCondition: Arbitrary<Spec> = weighted<unknown>(
  [3, id],
  [1, wrapped('$in', fc.array(id, { maxLength: 3 }))],
  [1, wrapped('$gt', id)],
  [1, wrapped('$lte', id)],
).map((value) => ({ _id: value }));

const flat: Arbitrary<Spec> = weighted<Spec>(
  [8, condition],
  [2, idCondition],
  [
    3,
    fc
      .array(weighted([3, condition], [1, idCondition]), { minLength: 2, maxLength: 3 })
      .map((parts) => Object.assign({}, ...parts) as Spec),
  ],
);

const branches = fc.array(flat, { minLength: 1, maxLength: 3 });

const logical: Arbitrary<Spec> = fc
  .tuple(oneOf('$and', '$or', '$nor'), branches)
  .map(([name, list]) => ({ [name]: list }));

const wrongLogical: Arbitrary<Spec> = oneOf<Spec>(
  { $or: [] },
  { $and: 5 },
  { $nor: [1] },
  { $foo: 1 },
  { $expr: { $foo: 1 } },
);

export const filter: Arbitrary<Spec> = weighted<Spec>(
  [2, fc.constant<Spec>({})],
  [12, flat],
  [3, logical],
  [1, fc.tuple(flat, logical).map(([one, other]): Spec => ({ ...one, ...other }))],
  [2, wrapped('$expr', expression)],
  [0.03, wrongLogical],
);
