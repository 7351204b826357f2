import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Label, Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import type { FormFor, RecordOf, StoredRecord } from '../schema/record.js';
import { RecordReads } from '../read/recordReads.js';
import { Form } from './form.js';
import {
  refusalOfDefault,
  type Archived,
  type AuditedFields,
  type KindSteps,
  type PartForms,
  type CachedParts,
  type FirstRecords,
  type StateRefusals,
  type UniqueKeys,
} from './kindRules.js';
import { RecordChanges } from './recordChanges.js';
import { idOf, refusalsOf, type Refusals } from './write.js';

/** Values of a form, by field name; a field left out keeps its value. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Changes that a form makes in a record, by field or by `field.language`. */
export type Changes<Values> = { readonly [Field in keyof Values]?: Values[Field] } & {
  readonly [path: `${string}.${string}`]: unknown;
};

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
  /** Forms of parts of its records. */
  readonly partForms: PartForms = { of: () => [], drafted: [], draftedOf: () => [] };
  readonly refusals: StateRefusals<Stored> = {};
  readonly steps: KindSteps<Values> = {};
  readonly uniqueKeys: UniqueKeys = {};
  readonly audited: AuditedFields = {};
  /** Id of its only record, of a store that every installation has one record of. */
  readonly single: string | null = null;
  /** Null: every write may change every page that reads the kind. */
  readonly cachedParts: CachedParts | null = null;
  /** Null: nothing, as its records are about people or belong to the installation. */
  readonly archived: Archived | null = { condition: {} };
  /** Null: an installation begins without any that have texts. */
  readonly firstRecords: FirstRecords | null = null;
  /** Name of a record in the message of a deletion. */
  readonly deletedLabel: Label = this.kind.label;

  #changes: RecordChanges | null = null;

  /** What the audit trail says about its fields. */
  get changes(): RecordChanges {
    const { kind = this.kind, hidden = [] } = this.audited;
    this.#changes ??= new RecordChanges(kind, [...Object.keys(this.uniqueKeys.builtFrom ?? {}), ...hidden]);
    return this.#changes;
  }

  /** The forms that a record is edited by. */
  formsOf(record: StoredRecord): readonly Form[] {
    return [this.form, ...this.partForms.of(record)];
  }

  /** Reason for which this person may not touch this very record; null when they may. */
  async forbids(record: Stored, context: Context): Promise<Message | null> {
    return (await this.refusals.person?.(record, context)) ?? null;
  }

  /** Reason for which the record in its state cannot be changed; null when it can. */
  async refuseEdit(record: Stored, context: Context): Promise<Message | null> {
    return (await this.refusals.edit?.(record, context)) ?? null;
  }

  /** Reason for which the record in its state cannot be deleted; null when it can. */
  async refuseDelete(record: Stored, context: Context): Promise<Message | null> {
    const { refusals, kind } = this;
    return refusals.delete ? refusals.delete(record, context) : refusalOfDefault(kind, record);
  }

  /** Why records that are about to be deleted cannot be. */
  refuseDeletes(records: readonly Stored[], context: Context): Promise<Refusals> {
    const { refusals } = this;
    if (refusals.deletes) return refusals.deletes(records, context);
    return refusalsOf(records, (record) => this.refuseDelete(record, context));
  }

  /** Reason for which a deleted record cannot be restored; null when it can. */
  async refuseRestore(record: Stored, context: Context): Promise<Message | null> {
    return (await this.refusals.restore?.(record, context)) ?? null;
  }

  /** Reason for which the switch of the record cannot be set so; null when it can. */
  refuseToggle(record: Stored, toggle: Toggle, to: boolean): Message | null {
    return this.refusals.toggle?.(record, toggle, to) ?? null;
  }

  /** The records with these ids, by id. */
  async load(ids: readonly string[]): Promise<ReadonlyMap<string, Stored>> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const records = await this.model.find({ ...this.scope, _id }).lean<Stored[]>();
    return new Map(records.map((record) => [idOf(record), record]));
  }
}
