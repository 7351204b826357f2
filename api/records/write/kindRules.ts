import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import type { Condition } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';
import type { Form } from './form.js';
import type { Changes, FormValues } from './recordRules.js';
import type { AppliedWrite, Refusals, Write, Written } from './write.js';

/** Reasons for which the state of a record forbids what the permissions of a kind allow; null: it does not. */
export interface StateRefusals<Stored extends StoredRecord = StoredRecord> {
  /** For which this person may not touch this very record. */
  person?(record: Stored, context: Context): Promise<Message | null>;
  /** For which the record cannot be changed. */
  edit?(record: Stored, context: Context): Message | null | Promise<Message | null>;
  /** For which the record cannot be deleted, in place of `refusalOfDefault`. */
  delete?(record: Stored, context: Context): Message | null | Promise<Message | null>;
  /**
   * For which records that are about to be deleted cannot be, in place of `delete` of each: where one query decides for all of
   * them, or what decides costs too much for `can` of every row of a list.
   */
  deletes?(records: readonly Stored[], context: Context): Promise<Refusals>;
  /** For which a deleted record cannot be restored. */
  restore?(record: Stored, context: Context): Message | null | Promise<Message | null>;
  /** For which the switch of the record cannot be set so. */
  toggle?(record: Stored, toggle: Toggle, to: boolean): Message | null;
}

/** Refuses the deletion of a default record. */
export const refusalOfDefault = ({ label }: AnyKind, record: StoredRecord): Message | null =>
  record.default === true ? messages.defaultKept(label) : null;

/** Ids of records in sequential batches of a bulk write. */
type Batches = readonly (readonly string[])[];

/** Batches of one record each. */
export const oneByOne = (ids: readonly string[]): Batches => ids.map((id) => [id]);

/** What a kind adds to the steps of the write path. */
export interface KindSteps<Values extends FormValues = FormValues> {
  /**
   * The lease that a write holds, from the reads that decide it to its consequences; null: none. For rules about other
   * records, which two writes at once could break although each of them keeps them.
   */
  lease?(write: Write): string | null;
  /**
   * The sequential batches of a bulk write; each takes one round trip a step. Null: one of all. For rules about others of the
   * same records: each by itself (`oneByOne`), or in an order.
   */
  batches?(write: Write, ids: readonly string[]): Batches | null | Promise<Batches>;
  /**
   * The precondition on the stored record under which the changes (null: its deletion) are written. When it does not hold,
   * the write is worked out again, so that `refuseChange` of the form or the refusals say why.
   */
  precondition?(changes: Changes<Values> | null): Condition;
  /** Deletes records that have not changed since they were loaded. @returns the ids of those that it deleted */
  remove?(records: readonly StoredRecord[], context: Context, session: ClientSession): Promise<ReadonlySet<string>>;
  /**
   * Changes what else a write changes: other records of the kind, in its transaction. Their revisions and caches follow as
   * those of the write do; the audit trail has the write alone.
   */
  changedWith?(
    applied: readonly AppliedWrite[],
    write: Write,
    context: Context,
    session: ClientSession,
  ): Promise<readonly AppliedWrite[]>;
  /** Effects of a committed write that the kind has beside those of all kinds. */
  written?(written: Written, context: Context, write: Write): void | Promise<void>;
}

/** Unique keys of a kind, as far as they are not fields of its form. */
export interface UniqueKeys {
  /** The fields whose values keys of another name are built from. */
  readonly builtFrom?: Readonly<Record<string, string>>;
  /**
   * What of the collection is no record of the kind, and is deleted in the transaction of a write that takes one of its unique
   * values.
   */
  readonly givesWay?: Condition;
}

/** What the audit trail and the histories say of a kind. */
export interface AuditedFields {
  /** The kind with all fields that they know, where its form has not all of them. */
  readonly kind?: AnyKind;
  /** Stored fields that mean nothing to a reader of the audit trail. */
  readonly hidden?: readonly string[];
}

/** What visitors' pages show of a kind, so that a write leaves the others in the caches. */
export interface CachedParts {
  /**
   * The fields that decide which of the kind's records a page of the site lists, and in which order: a write of none of them
   * changes only pages that show the record. None: no page lists the kind. A kind that declares them calls
   * `context.loaders.noteRecords` with the records of a response.
   */
  readonly listedBy: readonly string[];
  /** The parts of the kind that a write touched, of which a page may show some and not others; none: the record. */
  partsOf?(written: Written): readonly string[];
}

/** Forms of parts of the records of a kind, beside the form of the kind. */
export interface PartForms {
  /** Those that a record is edited by. */
  of(record: StoredRecord): readonly Form[];
  /** Those that have drafts. */
  readonly drafted: readonly Form[];
  /** Those of a record that have drafts. */
  draftedOf(record: StoredRecord): readonly Form[];
}

/** The records of a kind that every installation begins with. */
export interface FirstRecords {
  /** The unique field that tells one from another. */
  readonly field: string;
  /** Which of them nobody has changed. */
  readonly untouched: Condition;
  /** Their values, in the base language. */
  readonly records: () => readonly FormValues[];
}

/**
 * A rule of yup, as far as archives need it: those with a default are no `Schema` to the compiler. A value that an earlier archive
 * lacks is null where that is allowed; elsewhere it is what the forms say.
 */
export interface CarriedRule {
  readonly validateSync: (value: unknown) => unknown;
  readonly spec: { readonly nullable: boolean };
}

/** What an archive of the site holds of a kind, to be taken to another installation. */
export interface Archived {
  /** The records that it holds. */
  readonly condition: Condition;
  /** Stored fields that it holds beside forms, switches, times of publication and former slugs, each with its rule. */
  readonly carried?: Readonly<Record<string, CarriedRule>>;
}
