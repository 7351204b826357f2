import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';

/**
 * Values from small domains, so that filters match, keys collide and updates hit: the same few numbers in each of their
 * types, the same few strings in their cases, and documents with the same few fields.
 */
export type Spec = Record<string, unknown>;

export const DAY = 86_400_000;
export const oid = (n: number): ObjectId => new ObjectId(n.toString(16).padStart(24, '0'));

/** Picks one of the arbitraries, each as often as its weight (to hundredths) says. */
export function weighted<T>(...choices: readonly [weight: number, arbitrary: Arbitrary<T>][]): Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight: Math.round(weight * 100), arbitrary })));
}

/** { [name]: operand } */
export const wrapped = (name: string, operand: Arbitrary<unknown>): Arbitrary<Spec> =>
  operand.map((value) => ({ [name]: value }));

export const oneOf = <T>(...values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);

/** A document with each named field; one whose value is `undefined` is left out. */
export function fields(model: Readonly<Record<string, Arbitrary<unknown>>>): Arbitrary<Spec> {
  const names = Object.keys(model);
  const toSpec = (values: readonly unknown[]): Spec =>
    Object.fromEntries(names.flatMap((name, i) => (values[i] === undefined ? [] : [[name, values[i]] as const])));
  return fc.tuple(...Object.values(model)).map(toSpec);
}

export const maybe = (arbitrary: Arbitrary<unknown>, weight = 1): Arbitrary<unknown> =>
  weighted([1, fc.constant(undefined)], [weight, arbitrary]);

export const int: Arbitrary<unknown> = oneOf(0, 1, 2, 3, -1, 5, 10);

export const number: Arbitrary<unknown> = weighted<unknown>(
  [8, int],
  [2, oneOf(...[0, 1, 2, 5].map((n) => new Double(n)))],
  [2, oneOf(...[0, 1, 2, -1].map((n) => Long.fromNumber(n)))],
  [2, oneOf<unknown>(0.5, 1.5, 0.1, -2.5, new Double(-0), 1e20)],
  [2, oneOf(...['1', '1.0', '0.1', '2.5', '-0', '1E+3'].map((text) => Decimal128.fromString(text)))],
  [1, oneOf<unknown>(NaN, Infinity, -Infinity, ...['NaN', 'Infinity'].map((text) => Decimal128.fromString(text)))],
  [1, oneOf<unknown>(Long.MAX_VALUE, Long.MIN_VALUE, 2147483647, -2147483648, Long.fromString('9007199254740993'))],
);

export const text: Arbitrary<string> = weighted(
  [8, oneOf('a', 'A', 'b', 'ab', 'Ab', 'x', '')],
  [2, oneOf('á', 'ñ', 'z10', 'z9', '1', '10', '\u{1F600}', 'a b', '$a', 'a.b')],
);

export const date: Arbitrary<Date> = oneOf(0, 1, DAY, 366 * DAY, -DAY, 1e12, 1_582_934_400_000).map((n) => new Date(n));

const rare: Arbitrary<unknown> = oneOf<unknown>(
  oid(1),
  oid(2),
  new Binary(Uint8Array.from([1, 2])),
  new Binary(Uint8Array.from([1, 3])),
  new Binary(
    Uint8Array.from({ length: 16 }, (_, i) => i),
    Binary.SUBTYPE_UUID,
  ),
  new BSONRegExp('^a', ''),
  new BSONRegExp('B', 'i'),
  new Timestamp({ t: 1, i: 1 }),
  new Timestamp({ t: 2, i: 1 }),
  new MinKey(),
  new MaxKey(),
);

export const scalar: Arbitrary<unknown> = weighted<unknown>(
  [10, int],
  [6, number],
  [6, text],
  [2, oneOf<unknown>(true, false)],
  [2, fc.constant(null)],
  [2, date],
  [3, rare],
);

const inner = fields({ x: maybe(scalar, 4), y: maybe(scalar, 2) });
const flipped = fields({ y: maybe(scalar), x: scalar });

/** A nested document; sometimes with its fields the other way round, sometimes a level deeper. */
export const subdocument: Arbitrary<unknown> = weighted<unknown>(
  [6, inner],
  [1, flipped],
  [2, wrapped('x', weighted<unknown>([1, inner], [1, fc.array(scalar, { maxLength: 2 })]))],
);

export const scalars = fc.array(weighted([3, int], [2, scalar]), { maxLength: 4 });
export const documents = fc.array(weighted<unknown>([8, inner], [1, scalar], [1, subdocument]), { maxLength: 3 });

export const array: Arbitrary<unknown[]> = weighted<unknown[]>(
  [4, scalars],
  [4, documents],
  [1, fc.array(weighted<unknown>([2, fc.array(int, { maxLength: 2 })], [1, scalar]), { maxLength: 3 })],
);

export const anything: Arbitrary<unknown> = weighted<unknown>([6, scalar], [2, subdocument], [2, array]);

export const id: Arbitrary<unknown> = weighted<unknown>(
  [12, oneOf(1, 2, 3, 4, 5, 6)],
  [
    1,
    oneOf<unknown>(new Double(1), Long.fromNumber(2), 'a', 'A', oid(1), null, new Date(0), Decimal128.fromString('3')),
  ],
  [1, fields({ x: oneOf(1, 2) })],
);

/** A whole document: `a` is mostly a scalar, `b` mostly an array, `c` mostly a document or a string. */
export const document: Arbitrary<Spec> = fields({
  _id: id,
  a: maybe(weighted<unknown>([8, scalar], [1, anything]), 6),
  b: maybe(weighted<unknown>([8, array], [1, anything]), 4),
  c: maybe(weighted<unknown>([5, subdocument], [3, text], [1, anything]), 3),
});

/** Paths that the documents have, with some that lead nowhere or through arrays. */
export const path: Arbitrary<string> = weighted(
  [12, oneOf('a', 'b', 'c')],
  [10, oneOf('b.x', 'c.x', 'c.y', 'b.y', 'b.0', 'b.1', 'a.x')],
  [2, oneOf('_id', 'b.0.x', 'b.1.y', 'c.x.x', 'c.x.0', 'none', 'none.x', '_id.x', 'b.x.0')],
);

const clash = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/** Fields by path. Mostly without those that collide with an earlier one: MongoDB refuses them before all else. */
export function byPath(at: Arbitrary<string>, value: Arbitrary<unknown>, maxLength = 3): Arbitrary<Spec> {
  return fc
    .tuple(fc.array(fc.tuple(at, value), { minLength: 1, maxLength }), fc.integer({ min: 0, max: 25 }))
    .map(([entries, chance]) =>
      Object.fromEntries(
        entries.filter(([one], i) => chance === 0 || !entries.slice(0, i).some(([other]) => clash(one, other))),
      ),
    );
}

/** Operators by name, each with fields by path: the same across them. */
export function withoutClashes(update: Spec): Spec {
  const usedPaths: string[] = [];
  const remaining = Object.entries(update).map(([operator, spec]) => {
    const own = Object.entries(spec as Spec).filter(([at, value]) => {
      const paths = operator === '$rename' ? [at, String(value)] : [at];
      const free = !paths.some((one) => usedPaths.some((other) => clash(one, other)));
      if (free) usedPaths.push(...paths);
      return free;
    });
    return [operator, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(remaining.filter(([, spec]) => Object.keys(spec).length > 0));
}
