import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import type { ClientSession } from 'mongoose';
import type { AuditChange } from '../../audit/chain.js';
import type { AuditEvent } from '../../audit/trail.js';
import type { StoredRecord } from '../schema/record.js';
import type { Outcome } from './outcome.js';
import type { FormValues } from './recordRules.js';

/** A write of one or several records, as its caller requested it. */
export type Write =
  | { readonly action: 'CREATE' | 'UPDATE' | 'TRANSLATE' | 'REPLACE'; readonly input: FormValues }
  | { readonly action: 'TOGGLE'; readonly toggle: Toggle; readonly to: boolean | null }
  | { readonly action: 'SCHEDULE'; readonly at: Date }
  | { readonly action: 'PUBLISH' }
  | { readonly action: 'DELETE' | 'RESTORE' };

/** One record before and after a write. `before` is null for a new record, `after` for a deleted one. */
export interface Written<Stored extends StoredRecord = StoredRecord> {
  readonly before: Stored | null;
  readonly after: Stored | null;
}

/** Reasons for which records stay as they are, by id; those not named may be written. */
export type Refusals = ReadonlyMap<string, Message>;

/** The write of one record as it will be made, if nobody else writes the record meanwhile. */
export interface Planned<Before extends StoredRecord | null = StoredRecord> {
  readonly before: Before;
  /** Tells new records apart where several are written at once: the id that each will have. */
  readonly key?: string;
  /** The values that the audit trail names the record by. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly changes: readonly AuditChange[];
  /** Values of the entry in the audit trail, where they do not follow from the write and the context. */
  readonly event?: Pick<Partial<AuditEvent>, 'action' | 'actor'>;
}

/** Effect of a write on one record. `changes` replaces the planned ones in the audit trail. */
export interface AppliedWrite extends Written {
  /** That of its plan. */
  readonly key?: string;
  readonly changes?: readonly AuditChange[];
  /** State from which its history goes on, where that is not `before`: the record as it was in the bin. */
  readonly restored?: StoredRecord;
}

/** Result for one record: an outcome, or the error that says why it was not written. */
export type Result = GraphQLError | (Outcome & { /** False: it was so before. */ readonly changed?: boolean });

/** Whether the record is now as it was to be; not, where there is no result of it. */
export const isDone = (result: Result | undefined): boolean =>
  result !== undefined && !(result instanceof GraphQLError) && result.success;

/** By the record's id. */
export type Results = ReadonlyMap<string, Result>;

/** The steps of the write path that differ from operation to operation; `WritePath` runs them among those that do not. */
export interface Operation<Before extends StoredRecord | null, Plan extends Planned<Before>> {
  readonly write: Write;
  /** Message of a success. */
  readonly message: Message;
  /** Whether none is written where one is forbidden. */
  readonly allOrNone?: true;
  /** The version that the caller loaded, of all records or by id; none: any. */
  readonly version?: number | ReadonlyMap<string, number> | null | undefined;
  /** The records as they are stored, by id; those that are missing were not found. */
  readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Before>>;
  /** Reasons for which the state of records forbids the write. */
  readonly refusals: (records: readonly StoredRecord[]) => Promise<Refusals>;
  /** Works out the write of one record, or why nothing is written. Called again when the record changed meanwhile. */
  readonly plan: (current: Before, id: string) => Result | Plan | Promise<Result | Plan>;
  /**
   * Makes the planned writes in a transaction, which may run it again from its beginning. Returns those that were made: the
   * other records have changed since they were loaded.
   */
  readonly make: (planned: readonly Plan[], session: ClientSession) => Promise<readonly AppliedWrite[]>;
  /** Notes the other records that the kind changes with those (`changedWith` of its store). */
  readonly changedWith?: (others: readonly AppliedWrite[]) => void;
}

/** The key of a record that has no id yet. */
export const NEW = 'new';

/** Loads a new record: there is nothing yet. */
export const loadNone = (): Promise<ReadonlyMap<string, null>> => Promise.resolve(new Map([[NEW, null]]));

/** The key of a planned or a made write in the results. */
export const keyOf = ({ key, before }: Pick<Planned<StoredRecord | null>, 'key' | 'before'>): string =>
  key ?? (before ? idOf(before) : NEW);

export const idOf = ({ _id }: StoredRecord): string => _id.toHexString();

/** The refusals of records, each decided by itself. */
export async function refusalsOf<Stored extends StoredRecord>(
  records: readonly Stored[],
  refuse: (record: Stored) => Message | null | Promise<Message | null>,
): Promise<Refusals> {
  const reasons = await Promise.all(records.map(async (record) => refuse(record)));
  return new Map(records.flatMap((record, index) => (reasons[index] ? [[idOf(record), reasons[index]] as const] : [])));
}
