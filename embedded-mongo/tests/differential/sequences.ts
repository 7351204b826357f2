import fc, { type Arbitrary } from 'fast-check';
import { type Operation, pinned, reads, writes } from './operations.js';
import { document, id, oneOf, type Spec, weighted } from './values.js';

/** One case: a collection with indexes and documents, and what is done to it. */
export interface Sequence {
  readonly indexes: readonly Spec[];
  readonly documents: readonly Spec[];
  readonly operations: readonly Operation[];
}

const INDEXES: readonly Spec[] = [
  { key: { a: 1 }, name: 'a_1' },
  { key: { a: -1 }, name: 'a_-1' },
  { key: { b: 1 }, name: 'b_1' },
  { key: { a: 1, c: 1 }, name: 'a_1_c_1' },
  { key: { a: 1, c: -1, _id: 1 }, name: 'a_c_id' },
  { key: { 'c.x': 1 }, name: 'c.x_1' },
  { key: { 'b.x': 1, a: 1 }, name: 'bx_a' },
  { key: { a: 1, b: 1 }, name: 'a_b', sparse: true },
  { key: { c: 1 }, name: 'c_sparse', sparse: true },
  { key: { a: 1 }, name: 'a_unique', unique: true },
  { key: { a: 1 }, name: 'a_unique_sparse', unique: true, sparse: true },
  { key: { a: 1, c: 1 }, name: 'ac_unique', unique: true },
  { key: { 'b.x': 1 }, name: 'bx_unique', unique: true, sparse: true },
  { key: { a: 1 }, name: 'a_partial', partialFilterExpression: { a: { $gt: 0 } } },
  { key: { c: 1 }, name: 'c_partial', unique: true, partialFilterExpression: { a: { $exists: true } } },
];

const indexes: Arbitrary<Spec[]> = weighted(
  [2, fc.constant<Spec[]>([])],
  [3, fc.uniqueArray(oneOf(...INDEXES), { maxLength: 2, selector: ({ key }) => JSON.stringify(key) })],
);

const distinctIds = fc.uniqueArray(document, { maxLength: 7, selector: ({ _id }) => JSON.stringify(_id) });

export const sequence: Arbitrary<Sequence> = fc
  .tuple(indexes, distinctIds, fc.array(weighted([3, reads], [2, writes]), { minLength: 1, maxLength: 12 }), id)
  .map(([specs, documents, operations, one]) => ({
    indexes: specs,
    documents,
    operations: operations.map((operation) => pinned(operation, one, specs.length > 0)),
  }));
