import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Types, type ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import { done, refused, WriteRefused } from '../write/outcome.js';
import { parentOf } from './treeOrder.js';
import type { TreeStore } from './treeStore.js';
import { idOf, type AppliedWrite, type Operation, type Planned } from '../write/write.js';

/** Place of a record in a tree: below a record or, with null, among the roots, behind the places named before it. */
export interface Place {
  readonly id: string;
  readonly parentId: string | null;
  /** The version that it was loaded with. */
  readonly version: number;
}

interface ArrangePlan extends Planned {
  readonly values: { readonly parentId: Types.ObjectId | null; readonly orderNumber: number };
}

/**
 * Puts records of a tree into an order, in one write: all of them, or none when a place would break the tree or anybody has
 * changed one of the records since it was loaded. Of a parent, all children have to be named, or none.
 */
export function arranging(
  store: TreeStore,
  places: readonly Place[],
  context: Context,
): Operation<StoredRecord, ArrangePlan> {
  const placed = new Map(places.map((place) => [place.id, { ...place, orderNumber: 0 }]));
  // The last child of a parent has the number 1: a higher number comes first.
  const counts = new Map<string | null, number>();
  for (const place of [...placed.values()].toReversed()) {
    const number = (counts.get(place.parentId) ?? 0) + 1;
    counts.set(place.parentId, number);
    placed.set(place.id, { ...place, orderNumber: number });
  }

  const valuesOf = (record: StoredRecord) => {
    const place = placed.get(idOf(record));
    if (!place) throw new Error(`No place is given for ${idOf(record)}.`);
    return { parentId: place.parentId ? new Types.ObjectId(place.parentId) : null, orderNumber: place.orderNumber };
  };

  /** Reason for which the records cannot be arranged so; null when they can. */
  const refusal = async (records: readonly StoredRecord[]): Promise<Message | null> => {
    const known = new Map(records.map((record) => [idOf(record), record]));
    const current = places.every(({ id, version }) => known.get(id)?.version === version);
    const all = await store.positions();
    const complete = all.every((record) => placed.has(idOf(record)) || !counts.has(parentOf(record)));
    if (!current || !complete) return messages.arrangedSince;
    const parents = new Map(all.map((record) => [idOf(record), parentOf(record)]));
    for (const { id, parentId } of places) parents.set(id, parentId);
    return brokenBy(places, parents, store);
  };

  const write = async (planned: readonly ArrangePlan[], session: ClientSession): Promise<readonly AppliedWrite[]> => {
    const change = { updatedAt: new Date(), updatedBy: authorOf(context) };
    const updates = planned.map(({ before: { _id, version }, values }) => ({
      updateOne: {
        filter: { ...store.scope, _id, version },
        update: { $set: { ...values, ...change }, $inc: { version: 1 } },
      },
    }));
    const { matchedCount } = await store.model.collection.bulkWrite(updates, { session });
    if (matchedCount !== planned.length) throw new WriteRefused(refused(messages.arrangedSince));
    return planned.map(({ before, values }) => ({
      before,
      after: { ...before, ...values, ...change, version: before.version + 1 },
    }));
  };

  return {
    write: { action: 'UPDATE', input: { parentId: null, orderNumber: null } },
    message: messages.arranged,
    allOrNone: true,
    load: (ids) => store.load(ids),
    refusals: async (records) => {
      const reason = await refusal(records);
      return new Map(reason ? records.map((record) => [idOf(record), reason]) : []);
    },
    plan: (before) => {
      const values = valuesOf(before);
      const changes = store.changes.between(
        { parentId: before.parentId, orderNumber: before.orderNumber },
        { ...values },
      );
      return changes.length === 0
        ? { ...done(messages.arranged, before), changed: false }
        : { before, record: before, changes, values };
    },
    make: write,
  };
}

/**
 * Why a tree with these parents breaks by the places: a parent that does not exist, a ring, too many levels. All records are
 * looked at, because what is below a record moves with it.
 */
export function brokenBy(
  places: readonly Place[],
  parents: ReadonlyMap<string, string | null>,
  { texts }: TreeStore,
): Message | null {
  if (places.some(({ parentId }) => parentId !== null && !parents.has(parentId))) return messages.arrangedSince;
  for (const id of parents.keys()) {
    let depth = 0;
    for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) {
      depth += 1;
      if (above === id || depth > parents.size) return texts.parentSelf;
    }
    if (depth >= TREE_MAX_DEPTH) return texts.tooDeep;
  }
  return null;
}
