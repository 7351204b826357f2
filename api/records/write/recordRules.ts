import type { ImportValues } from '@polyphony/domain/import/cells.js';
import type { AnyKind, Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { deriveSlug } from '@polyphony/domain/text/slug.js';
import { Types, type ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import type { Condition } from '../read/listQuery.js';
import { absentValuesOf } from '../schema/absentValues.js';
import type { FormFor, RecordOf, StoredRecord } from '../schema/record.js';
import { RecordReads } from '../read/recordReads.js';
import type { FieldError } from '../schema/types.js';
import { removeUnchanged } from './deleting.js';
import { EntryValues } from './entryValues.js';
import { RecordChanges } from './recordChanges.js';
import { RichTexts } from './richTexts.js';
import { Translations } from './translations.js';
import { idOf, refusalsOf, type AppliedWrite, type Refusals, type Write, type Written } from './write.js';

/** Batches of one record each. */
export const oneByOne = (ids: readonly string[]): readonly (readonly string[])[] => ids.map((id) => [id]);

/** Values of a form, by field name; a field left out keeps its value. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Changes that a form makes in a record, by field or by `field.language`. */
export type Changes<Form> = { readonly [Field in keyof Form]?: Form[Field] } & {
  readonly [path: `${string}.${string}`]: unknown;
};

/** A form that records are edited by: its rules are those of the store's kind. */
export interface EditedForm {
  readonly form: RecordRules;
  /** The permissions of which one opens it. */
  readonly gate: readonly Permission[];
}

/**
 * What a kind declares about its writes, for the steps of the write path; here as for a kind without rules of its own.
 * A kind overrides these and never an operation, so that every operation runs every step.
 */
export abstract class RecordRules<
  K extends AnyKind = AnyKind,
  Stored extends StoredRecord = RecordOf<K>,
  Form extends FormValues = FormFor<K>,
> extends RecordReads<K, Stored> {
  /** The lists of entries within the records. */
  readonly entries = new EntryValues(this.kind);
  readonly richTexts = new RichTexts(this.kind);
  readonly translations = new Translations(this.kind, this.richTexts, this.entries);
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

  /** Rules that need the database (an existing parent, say). `current` is null for a new record. */
  async refuseSave(_next: Form, _current: Stored | null, _context: Context): Promise<FieldError[]> {
    return Promise.resolve([]);
  }

  /** Rules about what else the stored record says: the values of a form must keep them, and those of an archive as well. */
  refuseChange(_next: Form, _current: Stored): readonly FieldError[] {
    return [];
  }

  /**
   * Rules of texts in another language that need the database.
   * @param next the form's values of the record that they are written into
   */
  refuseTexts(
    _lang: string,
    _texts: FormValues,
    _next: Form,
    _current: Stored | null,
    _context: Context,
  ): Promise<FieldError[]> {
    return Promise.resolve([]);
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
  precondition(_changes: Changes<Form> | null): Condition {
    return {};
  }

  /** The sent values before the rules see them: with what follows from them, without what does not apply. */
  prepare(input: FormValues, current: StoredRecord | null, _context: Context): FormValues | Promise<FormValues> {
    const title = input[this.kind.titleField];
    // A slug that is absent is derived from the name; an empty one is an error (SPEC-D36).
    const derives = this.derivesSlug && !current && 'slug' in this.kind.rules.fields && input['slug'] === undefined;
    return derives && typeof title === 'string' ? { ...input, slug: deriveSlug(title) } : input;
  }

  /** Stored values for checked ones, where they are something else: the hash of a password, a key to compare by. */
  toStored(values: FormValues): FormValues | Promise<FormValues> {
    return values;
  }

  /** The changes of a form, by field or by `field.language`, with what follows from them in the record. */
  following(changes: FormValues, _current: Stored): FormValues {
    return changes;
  }

  /** Whether a new record that names no slug gets one made of its name. */
  readonly derivesSlug: boolean = true;

  /** Values that a new record holds beside those of its form. */
  initial(): FormValues {
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

  /**
   * Which records an archive of the site holds, to be taken to another installation; null: none, as they are about people or
   * belong to the installation.
   */
  readonly inArchives: Condition | null = {};

  /** The values of forms, by column, as an archive holds them: nothing in them may be known to one installation only. */
  toArchive(values: ImportValues): ImportValues | Promise<ImportValues> {
    return values;
  }

  /** The same the other way. Null where something that they name is missing here. */
  fromArchive(values: ImportValues): ImportValues | null | Promise<ImportValues | null> {
    return values;
  }

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

  /** The form's values as they are stored, in the base language. */
  toForm(record: StoredRecord): FormValues {
    const plain = (value: unknown): unknown => {
      if (value instanceof Types.ObjectId) return value.toHexString();
      return Array.isArray(value) ? value.map(plain) : (value ?? null);
    };
    const absent = absentValuesOf(this.kind);
    const values = Object.fromEntries(
      Object.keys(this.kind.rules.fields).map((field) => {
        const value = record[field] ?? absent.get(field);
        if (this.kind.translatable.includes(field))
          return [field, (value as Localized | null)?.[BASE_LANGUAGE] ?? null];
        return [field, plain(value)];
      }),
    );
    return { ...values, ...this.entries.toForm(record) };
  }

  /** Name of the drafts of its form: the form of a part of a record has drafts of its own. */
  get draftsOf(): string {
    return this.kind.name;
  }

  /** The kind of the whole record, from which derived fields follow: the form of a part of it has fields of its own. */
  get recordKind(): AnyKind {
    return this.kind;
  }

  /** The id of the draft of a record. */
  draftId({ _id }: StoredRecord): Types.ObjectId {
    return _id;
  }

  /** Values of a draft in a language, as a save of the form takes them. */
  fromDraft(_lang: string, values: FormValues, _current: StoredRecord): FormValues {
    return values;
  }

  /** The forms that a record is edited by: one, unless the kind says otherwise. */
  formsOf(_record: StoredRecord): readonly EditedForm[] {
    return [{ form: this, gate: [this.kind.permissions.edit as Permission] }];
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
