import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import { Types, type ClientSession } from 'mongoose';
import type { Schema } from 'yup';
import type { Context } from '../../context.js';
import type { Condition } from '../read/listQuery.js';
import type { FormFor, RecordOf, StoredRecord } from '../schema/record.js';
import { RecordReads } from '../read/recordReads.js';
import { removeUnchanged } from './deleting.js';
import { Form } from './form.js';
import { RecordChanges } from './recordChanges.js';
import { idOf, refusalsOf, type AppliedWrite, type Refusals, type Write, type Written } from './write.js';

/** Batches of one record each. */
export const oneByOne = (ids: readonly string[]): readonly (readonly string[])[] => ids.map((id) => [id]);

/** Values of a form, by field name; a field left out keeps its value. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Changes that a form makes in a record, by field or by `field.language`. */
export type Changes<Values> = { readonly [Field in keyof Values]?: Values[Field] } & {
  readonly [path: `${string}.${string}`]: unknown;
};

/** What an archive of the site holds of a kind, to be taken to another installation. */
export interface Archived {
  /** The records that it holds. */
  readonly condition: Condition;
  /** Stored fields that it holds beside forms and switches, each with its rule; none: times of publication and former slugs. */
  readonly carried?: Readonly<Record<string, Schema>>;
}

/**
 * What a kind declares about its writes, for the steps of the write path; here as for a kind without rules of its own.
 * A kind overrides these and never an operation, so that every operation runs every step.
 */
export abstract class RecordRules<
  K extends AnyKind = AnyKind,
  Stored extends StoredRecord = RecordOf<K>,
  Values extends FormValues = FormFor<K>,
> extends RecordReads<K, Stored> {
  /** The form by which its records are created and edited. */
  readonly form: Form<Stored, Values> = new Form<Stored, Values>(this, this.kind);
  readonly changes = new RecordChanges(this.kind, () => [...Object.keys(this.keyFields), ...this.unaudited]);

  /** Name of a record in the message of a deletion. */
  readonly deletedLabel: Label = this.kind.label;

  /**
   * The fields that decide which of the kind's records a page of the site lists, and in which order: a write of none of them
   * changes only pages that show the record. None: no page lists the kind. Null: every write may change every page that
   * reads the kind. A kind that declares them calls `context.loaders.noteRecords` with the records of a response.
   */
  readonly listedBy: readonly string[] | null = null;

  /** The parts of the kind that a write touched, of which a page may show some and not others: of most kinds the record. */
  partsOf({ before, after }: Written): readonly string[] {
    const record = after ?? before;
    return record ? [idOf(record)] : [];
  }

  /**
   * Reason for which this person may not touch this very record, although their role allows the operation; null when
   * they may.
   */
  forbids(_record: Stored, _context: Context): Promise<Message | null> {
    return Promise.resolve(null);
  }

  /** Reason for which the record in its state cannot be changed; null when it can. */
  refuseEdit(_record: Stored, _context: Context): Message | null | Promise<Message | null> {
    return null;
  }

  /** Reason for which the record in its state cannot be deleted; null when it can. */
  refuseDelete(record: Stored, _context: Context): Message | null | Promise<Message | null> {
    return record.default === true ? messages.defaultKept(this.kind.label) : null;
  }

  /**
   * Why records that are about to be deleted cannot be: `refuseDelete` of each. A kind overrides it when one query decides
   * for all of them, or when what decides costs too much for `can` of every row of a list.
   */
  refuseDeletes(records: readonly Stored[], context: Context): Promise<Refusals> {
    return refusalsOf(records, (record) => this.refuseDelete(record, context));
  }

  /** Reason for which a deleted record cannot be put back; null when it can. */
  refuseRestore(_record: Stored, _context: Context): Message | null | Promise<Message | null> {
    return null;
  }

  /** Reason for which the switch of the record cannot be set so; null when it can. */
  refuseToggle(_record: Stored, _toggle: Toggle, _to: boolean): Message | null {
    return null;
  }

  /**
   * The lease that a write holds, from the reads that decide it to its consequences; null: none. For rules about other
   * records, which two writes at once could break although each of them keeps them.
   */
  leaseOf(_write: Write): string | null {
    return null;
  }

  /**
   * The sequential batches of a bulk write; each takes one round trip a step. A kind whose rules are about others of the
   * same records overrides it: each by itself (`oneByOne`), or in an order.
   */
  batches(
    _write: Write,
    ids: readonly string[],
  ): readonly (readonly string[])[] | Promise<readonly (readonly string[])[]> {
    return [ids];
  }

  /**
   * The precondition on the stored record under which the changes (null: its deletion) are written. When it does not hold,
   * the write is worked out again, so that `refuseChange` or `refuseDelete` says why.
   */
  precondition(_changes: Changes<Values> | null): Condition {
    return {};
  }

  /** The fields whose values unique keys are made of, where the key is another field. */
  readonly keyFields: Readonly<Record<string, string>> = {};

  /**
   * What of the collection is no record of the kind, and is deleted in the transaction of a write that takes one of its unique
   * values; null: nothing.
   */
  readonly givesWay: Condition | null = null;

  /** Stored fields that mean nothing to a reader of the audit trail. */
  readonly unaudited: readonly string[] = [];

  /** What an archive of the site holds of the kind; null: nothing, as its records are about people or belong to the installation. */
  readonly archived: Archived | null = { condition: {} };

  /**
   * Changes what else a write changes: other records of the kind, in its transaction. Their revisions and caches follow as
   * those of the write do; the audit trail has the write alone.
   */
  changedWith(
    _written: readonly AppliedWrite[],
    _write: Write,
    _context: Context,
    _session: ClientSession,
  ): Promise<readonly AppliedWrite[]> {
    return Promise.resolve([]);
  }

  /** Effects of a committed write that the kind has beside those of all kinds. */
  written(_written: Written, _context: Context, _write: Write): void | Promise<void> {
    return undefined;
  }

  /** The forms that a record is edited by: one, unless the kind says otherwise. */
  formsOf(_record: StoredRecord): readonly Form[] {
    return [this.form];
  }

  /** The records with these ids, by id. */
  async load(ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const records = await this.model.find({ ...this.scope, _id }).lean<StoredRecord[]>();
    return new Map(records.map((record) => [idOf(record), record]));
  }

  /**
   * Deletes records that have not changed since they were loaded.
   * @returns the ids of those that it deleted
   */
  remove(records: readonly StoredRecord[], _context: Context, session: ClientSession): Promise<ReadonlySet<string>> {
    return removeUnchanged(this, records, session);
  }
}
