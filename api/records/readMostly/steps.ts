import type { ClientSession, Model } from 'mongoose';
import type { Acting, VisitorSession } from '../../context.js';
import { unauthenticated } from '../../platform/errors.js';
import { findOneAndUpdate } from '../read/findOneAndUpdate.js';
import type { Condition } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';

/** Entries a record's history holds; a switch that is flipped back and forth for ever drops the oldest. */
const HISTORY_MAX = 200;

/** Something that happened to a record, and who did it. */
export interface HistoryEntry<Step extends string = string> {
  readonly step: Step;
  readonly at: Date;
  readonly by: { readonly kind: 'staff' | 'visitor'; readonly id: string; readonly name: string };
}

/** A step of a record: its name in the history, who does it, and the fields that it sets. */
export interface Step {
  readonly step: string;
  readonly by: HistoryEntry['by'];
  readonly set: Readonly<Record<string, unknown>>;
}

/** @throws UNAUTHENTICATED without a session of the console */
export function byStaff({ session }: Pick<Acting, 'session'>): HistoryEntry['by'] {
  if (!session) throw unauthenticated();
  return { kind: 'staff', id: session.userId, name: session.name };
}

export const byVisitor = ({ userId, name }: VisitorSession): HistoryEntry['by'] => ({
  kind: 'visitor',
  id: userId,
  name,
});

/**
 * Takes a record one step on, in one write: what changes, and who did it when.
 * @param condition what the record must be like
 * @returns null when it is not
 */
export function takeStep<Stored extends StoredRecord>(
  model: Model<StoredRecord>,
  condition: Condition,
  { step, by, set }: Step,
  session?: ClientSession,
): Promise<Stored | null> {
  const at = new Date();
  const entry: HistoryEntry = { step, at, by };
  return findOneAndUpdate<Stored>(
    model,
    condition,
    {
      $set: { ...set, updatedAt: at, updatedBy: { id: by.id, name: by.name } },
      $inc: { version: 1 },
      $push: { history: { $each: [entry], $slice: -HISTORY_MAX } },
    },
    { returnDocument: 'after', ...(session && { session }) },
  );
}
