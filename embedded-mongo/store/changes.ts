import type { Doc } from '../bson/value.js';
import type { Collection } from './collection.js';
import type { StoredRecord } from './record.js';

/** A record put (no `before`), replaced, or removed (no `after`). */
export interface RecordChange {
  readonly collection: Collection;
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord | undefined;
}

/** A collection made or its indexes changed, or the collection dropped with all its records (no `description`). */
export interface SchemaChange {
  readonly collection: Collection;
  readonly description: Doc | undefined;
  /** Takes the change back in memory. */
  readonly undo: () => void;
}

/** A reply that a retried command gets again, also after a restart. */
export interface RememberedReply {
  readonly session: string;
  readonly number: bigint;
  readonly kind: 'write' | 'transaction';
  readonly reply: Doc;
  /** Time of the reply, in milliseconds. */
  readonly at: number;
}

export interface RememberChange {
  readonly remember: RememberedReply;
}

/** The changes of a command in memory, in order, to be committed to disk as one unit. */
export type StoreChange = RecordChange | SchemaChange | RememberChange;

export const isRecordChange = (change: StoreChange): change is RecordChange => 'after' in change;
export const isSchemaChange = (change: StoreChange): change is SchemaChange => 'description' in change;

/** Takes changes back in memory, the last one first. */
export function undo(changes: readonly StoreChange[]): void {
  for (let i = changes.length - 1; i >= 0; i--) {
    const change = changes[i] as StoreChange;
    if (isRecordChange(change)) change.collection.swap(change.after, change.before);
    else if (isSchemaChange(change)) change.undo();
  }
}
