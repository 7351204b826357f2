import { Double, Long } from 'mongodb';
import fc, { type Arbitrary } from 'fast-check';
import { filter } from './filters.js';
import { pipeline, sort } from './pipelines.js';
import { type Update, update } from './updates.js';
import { expression } from './expressions.js';
import { byPath, document, fields, maybe, oneOf, path, type Spec, weighted } from './values.js';

/** Commands as clients send them, without the collection's name: `$self` stands for it, inside pipelines too. */
export type Operation = Spec;

const SELF = oneOf('$self');
const count = weighted<unknown>(
  [6, oneOf<unknown>(0, 1, 2, 3)],
  [1, oneOf<unknown>(new Double(1), Long.fromNumber(2), -1, 'a', 1.5)],
);
const flag = (weight: number): Arbitrary<unknown> => maybe(fc.constant(true), weight);

const projected = weighted<unknown>([8, oneOf<unknown>(1, 1, true, new Double(1))], [2, expression]);
export const projection: Arbitrary<Spec> = weighted(
  [5, byPath(path, projected)],
  [3, byPath(path, oneOf<unknown>(0, false))],
  [1, oneOf<Spec>({ _id: 0 }, { _id: 1 }, {})],
  [1, byPath(path, weighted<unknown>([1, oneOf<unknown>(0, 1)], [1, projected]))],
);

const hint = weighted<unknown>(
  [3, oneOf<unknown>({ _id: 1 }, '_id_', { $natural: 1 })],
  [3, oneOf<unknown>({ a: 1 }, 'a_1', { b: 1 }, { 'c.x': 1 }, { a: 1, c: 1 })],
  [1, oneOf<unknown>('nope', { nope: 1 }, {})],
);

const find = fields({
  find: SELF,
  filter,
  projection: maybe(projection),
  sort: maybe(sort),
  skip: maybe(count, 0.3),
  limit: maybe(count, 0.3),
  hint: maybe(hint, 0.1),
}).map(({ skip, limit, ...rest }) =>
  'sort' in rest ? { ...rest, ...(skip !== undefined && { skip }), ...(limit !== undefined && { limit }) } : rest,
);

const insert = fields({
  insert: SELF,
  documents: fc.array(
    weighted<Spec>([12, document], [0.03, oneOf<Spec>({ _id: [1] }, { _id: { $a: 1 } }, { $a: 1 }, { a: { $b: 1 } })]),
    { minLength: 1, maxLength: 4 },
  ),
  ordered: maybe(oneOf(false)),
});

const withUpdate = (model: Record<string, Arbitrary<unknown>>, name: string): Arbitrary<Spec> =>
  fc.tuple(fields(model), update).map(([command, { u }]: [Spec, Update]) => ({
    ...command,
    [name]: u,
  }));

const statement = withUpdate({ q: filter, multi: flag(1.5), upsert: flag(0.4), hint: maybe(hint, 0.03) }, 'u');
const updates = fields({
  update: SELF,
  updates: weighted<unknown>([6, fc.tuple(statement)], [1, fc.array(statement, { minLength: 2, maxLength: 3 })]),
  ordered: maybe(oneOf(false), 0.5),
});

const deletion = fields({ q: filter, limit: oneOf(0, 1) });
const deletes = fields({
  delete: SELF,
  deletes: weighted<unknown>([5, fc.tuple(deletion)], [1, fc.array(deletion, { minLength: 2, maxLength: 2 })]),
  ordered: maybe(oneOf(false), 0.3),
});

const modify = { findAndModify: SELF, query: filter, sort, fields: maybe(projection, 0.4) };
const findAndModify = weighted(
  [5, withUpdate({ ...modify, new: flag(1), upsert: flag(0.4) }, 'update')],
  [1, fields({ ...modify, remove: flag(100) })],
  [0.1, fields({ ...modify, remove: flag(100), new: flag(1), update: maybe(fc.constant({ a: 1 })) })],
);

export const reads: Arbitrary<Operation> = weighted<Operation>(
  [6, find],
  [2, fields({ count: SELF, query: filter, skip: maybe(count, 0.2), limit: maybe(count, 0.2) })],
  [2, fields({ distinct: SELF, key: path, query: filter })],
  [7, fields({ aggregate: SELF, pipeline, cursor: fc.constant({ batchSize: 1000 }) })],
);

const plainWrites: Arbitrary<Operation> = weighted<Operation>(
  [2, insert],
  [7, updates],
  [1, deletes],
  [4, findAndModify],
);

/** Statements as the driver's bulkWrite takes them. */
const model: Arbitrary<Spec> = weighted<Spec>(
  [2, document.map((one) => ({ insertOne: { document: one } }))],
  [
    5,
    statement.map(({ q, u, multi, ...options }) =>
      multi === true
        ? { updateMany: { filter: q, update: u, ...options } }
        : { updateOne: { filter: q, update: u, ...options } },
    ),
  ],
  [
    1,
    fc.tuple(filter, document).map(([q, { _id: _, ...replacement }]) => ({ replaceOne: { filter: q, replacement } })),
  ],
  [
    1,
    deletion.map(({ q, limit, ...options }) =>
      limit === 1 ? { deleteOne: { filter: q, ...options } } : { deleteMany: { filter: q, ...options } },
    ),
  ],
);
const bulk = fields({
  bulkWrite: fc.array(model, { minLength: 2, maxLength: 5 }),
  ordered: oneOf(true, false),
});

/** Several operations on one snapshot, together or not at all. */
const transaction = fields({
  transaction: fc.array(weighted<Operation>([3, plainWrites], [2, reads]), { minLength: 1, maxLength: 4 }),
  commit: oneOf(true, true, false),
});

export const writes: Arbitrary<Operation> = weighted<Operation>([14, plainWrites], [1, bulk], [1, transaction]);

/** Where indexes make a plan, which of several documents an update of one meets is undefined: the operation gets its _id. */
export function pinned(operation: Operation, one: unknown, hasIndexes: boolean): Operation {
  const isOpen = (q: unknown): boolean => hasIndexes || JSON.stringify(q).includes('"_id');
  // An index on _id gives an order to these.
  const isOrdered = (id: unknown): boolean => !/^\{"\$(?!in"|gte?"|lte?"|eq"|oid)/.test(JSON.stringify(id));
  const isFixed = (q: Spec, isSingle: boolean): boolean => !isSingle || !isOpen(q) || ('_id' in q && isOrdered(q._id));
  const pin = (statement: Spec, key: string, isSingle: boolean): Spec =>
    isFixed(statement[key] as Spec, isSingle)
      ? statement
      : { ...statement, [key]: { $and: [statement[key], { _id: one }] } };
  const list = (name: string): Spec[] | undefined => operation[name] as Spec[] | undefined;
  const [updated, deleted, models, parts] = ['updates', 'deletes', 'bulkWrite', 'transaction'].map(list);
  if (updated) return { ...operation, updates: updated.map((each) => pin(each, 'q', each.multi !== true)) };
  if (deleted) return { ...operation, deletes: deleted.map((each) => pin(each, 'q', each.limit === 1)) };
  if (parts) return { ...operation, transaction: parts.map((each) => pinned(each, one, hasIndexes)) };
  if (!models) return operation;
  const pinModel = ([name, each]: [string, unknown]): [string, unknown] => [
    name,
    name.endsWith('One') && name !== 'insertOne' ? pin(each as Spec, 'filter', true) : each,
  ];
  return { ...operation, bulkWrite: models.map((each) => Object.fromEntries(Object.entries(each).map(pinModel))) };
}

/** In which order an upsert sets the fields it reads from its filter is left open. */
export const isOrderOpen = (operation: Operation): boolean => JSON.stringify(operation).includes('"upsert":true');
