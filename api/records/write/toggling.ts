import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import type { Values } from '../../platform/values.js';
import { findOneAndUpdate } from '../read/findOneAndUpdate.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import { done } from './outcome.js';
import type { RecordRules } from './recordRules.js';
import { refusalsOf, type AppliedWrite, type Operation, type Planned } from './write.js';

export interface ToggleRequest {
  readonly toggle: Toggle;
  /** The value that is set; null: the opposite of the stored one. */
  readonly to: boolean | null;
}

/** Flips a switch of records, or sets it. A record that has the value already is left as it is. */
export function toggling(
  store: RecordRules,
  { toggle, to }: ToggleRequest,
  context: Context,
): Operation<StoredRecord, Planned> {
  const message = messages.statusUpdated;
  const isOn = (record: StoredRecord) => record[toggle] === true;
  const wanted = (record: StoredRecord) => to ?? !isOn(record);
  const changesTo = (before: StoredRecord, now: boolean) =>
    store.changes.between({ [toggle]: isOn(before) }, { [toggle]: now });

  /** One atomic step, so that two callers who flip a switch at once both count. */
  const flip = async ({ _id }: StoredRecord, session: ClientSession): Promise<AppliedWrite | null> => {
    const set = { updatedAt: new Date(), updatedBy: authorOf(context) };
    const value = to ?? { $not: [`$${toggle}`] };
    const others = to === null ? {} : { [toggle]: { $ne: to } };
    const stage = { $set: { [toggle]: value, version: { $add: ['$version', 1] }, ...literal(set) } };
    const before = await findOneAndUpdate(store.model, { ...store.scope, ...others, _id }, [stage], {
      returnDocument: 'before',
      session,
    });
    if (!before) return null;
    const now = wanted(before);
    const after: StoredRecord = { ...before, ...set, version: before.version + 1, [toggle]: now };
    return { before, after, changes: changesTo(before, now) };
  };

  /**
   * One round trip for all of them. They are read again first: another user may have written one since it was loaded, and
   * what the transaction has read stays as it is until it ends.
   */
  const setAll = async (
    records: readonly StoredRecord[],
    value: boolean,
    session: ClientSession,
  ): Promise<readonly AppliedWrite[]> => {
    const change = { [toggle]: value, updatedAt: new Date(), updatedBy: authorOf(context) };
    const _id = { $in: records.map((record) => record._id) };
    const others = { ...store.scope, _id, [toggle]: { $ne: value } };
    const current = await store.model.find(others, null, { session }).lean<StoredRecord[]>();
    await store.model.collection.updateMany(others, { $set: change, $inc: { version: 1 } }, { session });
    return current.map((before) => ({ before, after: { ...before, ...change, version: before.version + 1 } }));
  };

  return {
    write: { action: 'TOGGLE', toggle, to },
    message,
    load: (ids) => store.load(ids),
    refusals: (records) => refusalsOf(records, (record) => store.refuseToggle(record, toggle, wanted(record))),
    plan: (current) =>
      isOn(current) === to
        ? { ...done(message, current), changed: false }
        : { before: current, record: current, changes: changesTo(current, wanted(current)) },
    make: async (planned, session) => {
      const records = planned.map(({ before }) => before);
      if (to !== null && records.length > 1) return setAll(records, to, session);
      const flipped: AppliedWrite[] = [];
      for (const record of records) {
        const written = await flip(record, session);
        if (written) flipped.push(written);
      }
      return flipped;
    },
  };
}

/** Values for a stage of an update, none of which is read as an expression. */
const literal = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { $literal: value }]));
