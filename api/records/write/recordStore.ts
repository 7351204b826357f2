import { publishes, type Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { Types, type ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { moveToBin } from '../bin/moveToBin.js';
import { draftPublication, type DraftPublication } from '../drafts/publishingDraft.js';
import { publishing, type PublishingRequest } from '../publishing/publishing.js';
import type { FormFor, RecordOf, StoredRecord } from '../schema/record.js';
import { deleting, removeUnchanged } from './deleting.js';
import { formChanges } from './formChanges.js';
import type { Outcome } from './outcome.js';
import { RecordChanges } from './recordChanges.js';
import { RecordRules, type FormValues } from './recordRules.js';
import { RichTexts } from './richTexts.js';
import { saving, type Save } from './saving.js';
import { toggling } from './toggling.js';
import { Translations, type Translation } from './translations.js';
import { idOf, loadNone, type Results } from './write.js';
import { writeRecord, writeRecords } from './writeRecords.js';

/** Step of the switch of a kind with `publishing` when it is set so; without a value, it flips. */
const stepOf = (to: boolean | null | undefined) => (typeof to !== 'boolean' ? 'flip' : to ? 'publish' : 'withdraw');

/** A form that records are edited by: its rules are those of the store's kind. */
export interface EditedForm {
  readonly form: RecordStore;
  /** The permissions of which one opens it. */
  readonly gate: readonly Permission[];
}

/**
 * The operations on the records of a kind. Each of them is the write path with steps of its own, so a kind with other rules
 * extends this class and overrides what `RecordRules` declares.
 */
export class RecordStore<
  K extends AnyKind = AnyKind,
  Stored extends StoredRecord = RecordOf<K>,
  Form extends FormValues = FormFor<K>,
> extends RecordRules<K, Stored, Form> {
  readonly richTexts = new RichTexts(this.kind);
  readonly translations = new Translations(this.kind, this.richTexts, this.entries);
  readonly changes = new RecordChanges(this.kind, () => [...Object.keys(this.keyFields), ...this.unaudited]);

  /** @param others the texts of further languages, saved in the same write */
  create(input: FormValues, context: Context, others: readonly Translation[] = []): Promise<Outcome> {
    return this.saveNew(context, {
      write: { action: 'CREATE', input },
      message: messages.created(this.kind.label),
      changes: (current) => formChanges(this, { input, texts: null, others }, current, context),
    });
  }

  /** @param texts those of another language, and `others` of further ones, saved in the same write: all are, or none */
  update(
    id: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
    texts: Translation | null = null,
    others: readonly Translation[] = [],
  ): Promise<Outcome> {
    return this.save(id, context, {
      write: { action: 'UPDATE', input },
      message: messages.updated(this.kind.label),
      version,
      changes: (current) => formChanges(this, { input, texts, others }, current, context),
    });
  }

  translate(
    id: string,
    lang: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
    others: readonly Translation[] = [],
  ): Promise<Outcome> {
    return this.save(id, context, {
      write: { action: 'TRANSLATE', input },
      message: messages.updated(this.kind.label),
      version,
      changes: (current) => formChanges(this, { input: null, texts: { lang, input }, others }, current, context),
    });
  }

  /** Sets a switch to `to`, or flips it. */
  toggle(id: string, toggle: Toggle, to: boolean | null | undefined, context: Context): Promise<Outcome> {
    if (publishes(this.kind, toggle)) return this.publish(id, { step: stepOf(to) }, context);
    return writeRecord(this, toggling(this, { toggle, to: to ?? null }, context), id, context);
  }

  delete(id: string, context: Context): Promise<Outcome> {
    return writeRecord(this, deleting(this, context), id, context);
  }

  /** Sets a switch of several records; those that have the value already are not written. */
  toggleMany(ids: readonly string[], toggle: Toggle, to: boolean, context: Context): Promise<Results> {
    if (publishes(this.kind, toggle)) return this.publishMany(ids, { step: stepOf(to) }, context);
    return writeRecords(this, toggling(this, { toggle, to }, context), ids, context);
  }

  deleteMany(ids: readonly string[], context: Context): Promise<Results> {
    return writeRecords(this, deleting(this, context), ids, context);
  }

  /** Publishes, withdraws or schedules a record of a kind with `publishing`. */
  publish(id: string, request: PublishingRequest, context: Context): Promise<Outcome> {
    return writeRecord(this, publishing(this, request, context), id, context);
  }

  publishMany(ids: readonly string[], request: PublishingRequest, context: Context): Promise<Results> {
    return writeRecords(this, publishing(this, request, context), ids, context);
  }

  /** Writes what a draft of a record of a kind with `drafts` holds. */
  async publishDraft(id: string, request: DraftPublication, context: Context): Promise<Outcome> {
    const { removePublished: removeFromDraft, ...save } = await draftPublication(this, id, request, context);
    const outcome = await this.save(id, context, save);
    // A draft that changes nothing was not written.
    if (outcome.success) await removeFromDraft();
    return outcome;
  }

  /** Name of the drafts of its form: the form of a part of a record has drafts of its own. */
  get draftsOf(): string {
    return this.kind.name;
  }

  /** The kind of the whole record, from which derived fields follow: the form of a part of it has fields of its own. */
  get recordKind(): AnyKind {
    return this.kind;
  }

  /** The forms of parts of its records. */
  get partForms(): readonly RecordStore[] {
    return [];
  }

  /** The id of the draft of a record. */
  draftId({ _id }: StoredRecord): Types.ObjectId {
    return _id;
  }

  /** Values of a draft in a language, as a save of the form takes them. */
  fromDraft(_lang: string, values: FormValues, _current: StoredRecord): FormValues {
    return values;
  }

  /** Saves what does not come from the form of the kind. */
  protected save(id: string, context: Context, save: Save<StoredRecord>): Promise<Outcome> {
    return writeRecord(
      this,
      saving(this, save, (ids) => this.load(ids), context),
      id,
      context,
    );
  }

  protected saveNew(context: Context, save: Save<null>): Promise<Outcome> {
    return writeRecord(this, saving(this, save, loadNone, context), null, context);
  }

  /** The forms that a record is edited by: one, unless the kind says otherwise. */
  formsOf(_record: StoredRecord): readonly EditedForm[] {
    return [{ form: this, gate: [this.kind.permissions.edit as Permission] }];
  }

  /**
   * Deletes records that have not changed since they were loaded: into the bin, unless the kind says otherwise.
   * @returns the ids of those that it deleted
   */
  remove(records: readonly StoredRecord[], context: Context, session: ClientSession): Promise<ReadonlySet<string>> {
    return this.kind.deletedForGood
      ? removeUnchanged(this, records, session)
      : moveToBin(this, records, context, session);
  }

  /** The records with these ids, by id. */
  async load(ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const records = await this.model.find({ ...this.scope, _id }).lean<StoredRecord[]>();
    return new Map(records.map((record) => [idOf(record), record]));
  }
}
