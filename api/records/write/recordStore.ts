import type { KindName } from '@polyphony/domain/kinds/index.js';
import { rulesFor, type Toggle } from '@polyphony/domain/kinds/kind.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages.js';
import { validate } from '@polyphony/domain/validation.js';
import { Types } from 'mongoose';
import type { AuditChange } from '../../audit/chain.js';
import { recorded, recordedTogether, type AuditEvent } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { forbidden, notFound } from '../../platform/errors.js';
import { eachAlone, type Rows } from '../bulk/bulk.js';
import { conflictWith } from './conflictWith.js';
import { derivedOf } from '../search/derived.js';
import { FieldErrorCode } from '../schema/enums.js';
import { filesNamedBy } from '../files/fileUse.js';
import { done, invalid, refused, refusedFields, refusedWrite, type Outcome } from './outcome.js';
import { authorOf, withChanges, type StoredRecord } from '../schema/record.js';
import { RecordChanges } from './recordChanges.js';
import { RecordRules, type FormValues } from './recordRules.js';
import { bytesOf, RichTexts } from './richTexts.js';
import { inUpdate, Translations, type Checked, type Translation } from './translations.js';
import { deleteTogether, toggleTogether, type Hooks } from '../bulk/bulkWrites.js';
import type { FieldError } from '../schema/types.js';

/** How often a write that carried no version is tried again when others write the same record at the same time. */
const ATTEMPTS = 5;

/** A write of a record, as the audit trail records it. */
export type RecordEvent = Pick<AuditEvent, 'action'> & {
  readonly record: Readonly<Record<string, unknown>>;
  readonly changes: readonly AuditChange[];
};

/** Several records are written in one round trip, or one record after another. */
export type BulkStrategy = 'together' | 'each';

/**
 * What every kind does with its records. A kind with rules of its own extends it and overrides what `RecordRules` asks, or
 * the operation itself when it is another one.
 */
export class RecordStore extends RecordRules {
  /** A store that overrides `toggle` or `delete` sets these to 'each', so that its own steps run for every record. */
  protected readonly bulkToggle: BulkStrategy = 'together';
  protected readonly bulkDelete: BulkStrategy = 'together';
  readonly #richTexts = new RichTexts(this.kind);
  readonly #translations = new Translations(this.kind, this.#richTexts);
  protected readonly changes = new RecordChanges(this.kind, () => Object.keys(this.keyFields));

  async create(input: FormValues, context: Context): Promise<Outcome> {
    const checked = await this.#check(await this.prepare(input, null, context), null, context);
    if (checked.errors) return refusedFields(checked.errors);
    const now = new Date();
    const author = authorOf(context);
    const values = Object.entries(checked.value).map(
      ([field, value]) => [field, this.#localized(field, value)] as const,
    );
    const fields = await this.toStored(Object.fromEntries(values));
    const files = filesNamedBy(this.kind, null, fields, context);
    const document = {
      ...this.scope,
      ...this.initial(),
      ...fields,
      ...files.values,
      ...derivedOf(this.kind, fields),
      createdAt: now,
      updatedAt: now,
      createdBy: author,
      updatedBy: author,
    };
    const tooLarge = this.#richTexts.refuseSize(document);
    if (tooLarge.length > 0) return refusedFields(tooLarge);
    try {
      const event: RecordEvent = { action: 'CREATE', record: fields, changes: this.changes.between(null, fields) };
      const created = await this.recorded(context, event, () =>
        files.write(async (session) => {
          const [made] = await this.model.create([document], { session });
          return made?.toObject<StoredRecord>() ?? null;
        }),
      );
      if (!created) throw new Error('A new record was not answered.');
      await this.#done(null, created, context);
      return done(messages.created(this.kind.label), created);
    } catch (error) {
      return refusedWrite(error, this.keyFields);
    }
  }

  /** @param texts those of another language, saved in the same write: both are, or neither */
  async update(
    id: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
    texts: Translation | null = null,
  ): Promise<Outcome> {
    const checkedTexts =
      texts && (await this.#translations.check(texts, this.refuseTranslationInto(texts.lang, context)));
    return this.change(id, version, context, messages.updated(this.kind.label), async (current) => {
      const before = this.toForm(current);
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const checked = await this.#check(
        { ...before, ...(await this.prepare(given, current, context)) },
        current,
        context,
        inUpdate(checkedTexts?.errors ?? []),
      );
      if (checked.errors) return refusedFields(checked.errors);
      const settled = texts && (await this.#translations.settle(texts, checkedTexts?.value ?? {}, context));
      if (settled?.errors) return refusedFields(inUpdate(settled.errors));
      const changed = Object.entries(checked.value)
        .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
        .map(([field, value]) => [this.kind.translatable.includes(field) ? `${field}.${BASE_LANGUAGE}` : field, value]);
      const stored = await this.toStored(Object.fromEntries(changed) as FormValues);
      return { ...stored, ...settled?.value };
    });
  }

  async translate(
    id: string,
    lang: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
  ): Promise<Outcome> {
    const texts = { lang, input };
    const checked = await this.#translations.check(texts, this.refuseTranslationInto(lang, context));
    if (checked.errors) return refusedFields(checked.errors);
    const { value, errors } = await this.#translations.settle(texts, checked.value, context);
    if (errors) return refusedFields(errors);
    return this.change(
      id,
      version,
      context,
      messages.updated(this.kind.label),
      () => Promise.resolve(value),
      'TRANSLATE',
    );
  }

  protected refuseTranslationInto(lang: string, { languages }: Context): Message | null {
    if (lang === BASE_LANGUAGE) return messages.baseLanguageTranslated;
    return languages.some(({ code }) => code === lang) ? null : messages.unknownLanguage(lang);
  }

  /** Flips a switch, or sets it to `to`; one atomic step, so that two people flipping at once both count. */
  async toggle(id: string, toggle: Toggle, to: boolean | null | undefined, context: Context): Promise<Outcome> {
    const record = await this.#allowed(await this.get(id), context);
    const set = { updatedAt: new Date(), updatedBy: authorOf(context) };
    const flip = async () => {
      const before = (await this.model.collection.findOneAndUpdate(
        { ...this.scope, _id: record._id },
        [
          {
            $set: {
              [toggle]: typeof to === 'boolean' ? to : { $not: [`$${toggle}`] },
              version: { $add: ['$version', 1] },
              updatedAt: set.updatedAt,
              updatedBy: { $literal: set.updatedBy },
            },
          },
        ],
        { returnDocument: 'before' },
      )) as StoredRecord | null;
      if (!before) return null;
      const now = to ?? before[toggle] !== true;
      const after: StoredRecord = { ...before, ...set, version: before.version + 1, [toggle]: now };
      return { before, after };
    };
    const planned = { [toggle]: to ?? record[toggle] !== true };
    const event: RecordEvent = {
      action: 'TOGGLE',
      record,
      changes: this.changes.between({ [toggle]: record[toggle] }, planned),
    };
    const written = await recorded(context, this.#eventOf(event), flip, ({ before, after }) => {
      const changes = this.changes.between({ [toggle]: before[toggle] === true }, { [toggle]: after[toggle] });
      return changes.length > 0 ? { target: this.#targetOf(after), changes } : null;
    });
    if (!written) throw notFound(messages.notFound(this.kind.label));
    await this.#done(written.before, written.after, context);
    return done(messages.statusUpdated, written.after);
  }

  async delete(id: string, context: Context): Promise<Outcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const record = await this.get(id);
      await this.#allowed(record, context);
      const refusal = await this.refuseDelete(record, context);
      if (refusal) return refused(refusal);
      const event: RecordEvent = { action: 'DELETE', record, changes: this.changes.ofDeletion(record) };
      const gone = await this.recorded(context, event, async () =>
        (await this.remove(record, context)) ? record : null,
      );
      if (!gone) continue;
      await this.#done(record, null, context);
      return done(messages.deleted(this.kind.deletedLabel ?? this.kind.label), record);
    }
    throw conflictWith(this.kind.label, await this.get(id));
  }

  /** Sets a switch of several records, as `bulkToggle` says. */
  toggleMany(ids: readonly string[], toggle: Toggle, to: boolean, context: Context): Promise<Rows> {
    const alone = async (id: string) => {
      const record = await this.get(id);
      if ((record[toggle] === true) === to) return { ...done(messages.statusUpdated, record), changed: false };
      return this.toggle(id, toggle, to, context);
    };
    if (this.bulkToggle === 'each') return eachAlone(ids, context, alone);
    const hooks = this.#hooks((record) => this.refuseToggle(record, toggle, to), context);
    return toggleTogether(this, hooks, ids, [toggle, to], context);
  }

  /** Deletes several records, as `bulkDelete` says. */
  deleteMany(ids: readonly string[], context: Context): Promise<Rows> {
    const each = (some: readonly string[]) => eachAlone(some, context, (id) => this.delete(id, context));
    return this.bulkDelete === 'each' ? each(ids) : this.deleteTogether(ids, context, (id) => each([id]));
  }

  /**
   * @param alone deletes one that changed meanwhile
   * @param refusals what else keeps some of them
   */
  protected deleteTogether(
    ids: readonly string[],
    context: Context,
    alone: (id: string) => Promise<Rows>,
    refusals?: Hooks['refusals'],
  ): Promise<Rows> {
    const hooks = this.#hooks((record) => this.refuseDelete(record, context), context);
    const every: Hooks['refusals'] = async (records) =>
      new Map([...(await hooks.refusals(records)), ...((await refusals?.(records)) ?? [])]);
    return deleteTogether(this, { ...hooks, refusals: every }, ids, alone);
  }

  #hooks(refuse: (record: StoredRecord) => Message | null | Promise<Message | null>, context: Context): Hooks {
    const reasonOf = async (record: StoredRecord) => (await this.forbids(record, context)) ?? (await refuse(record));
    return {
      mustHold: this.mustHold(null),
      recorded: (planned, write) =>
        recordedTogether(
          context,
          planned.map((event) => this.#eventOf(event)),
          write,
          (written) => planned.map(({ record }) => (written.has(record._id.toHexString()) ? {} : null)),
        ),
      changes: this.changes,
      refusals: async (records) => {
        const reasons = await Promise.all(records.map(reasonOf));
        return new Map(
          records.flatMap(({ _id }, index) => (reasons[index] ? [[_id.toHexString(), reasons[index]]] : [])),
        );
      },
      done: async (written) => {
        await context.services.stamps.changed(this.kind.name);
        for (const [before, after] of written) await this.written(before, after, context);
      },
    };
  }

  /** Deletes the record as it was read; false when it has changed since. */
  protected async remove({ _id, version }: StoredRecord, _context: Context): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ ...this.mustHold(null), _id, version });
    return deletedCount > 0;
  }

  /** Makes a write of one record, with its entry in the audit trail. */
  protected recorded(
    context: Context,
    event: RecordEvent,
    write: () => Promise<StoredRecord | null>,
  ): Promise<StoredRecord | null> {
    return recorded(context, this.#eventOf(event), write, (written) => ({ target: this.#targetOf(written) }));
  }

  #eventOf({ action, record, changes }: RecordEvent): AuditEvent {
    return { action, target: this.#targetOf(record), changes };
  }

  #targetOf(record: Readonly<Record<string, unknown>>): AuditEvent['target'] {
    const id = record['_id'] instanceof Types.ObjectId ? record['_id'].toHexString() : null;
    return { kind: this.kind.name, id, label: this.#titleOf(record) };
  }

  async #allowed(record: StoredRecord, context: Context): Promise<StoredRecord> {
    const reason = await this.forbids(record, context);
    if (reason) throw forbidden(reason);
    return record;
  }

  async #done(before: StoredRecord | null, after: StoredRecord | null, context: Context): Promise<void> {
    await context.services.stamps.changed(this.kind.name);
    await this.written(before, after, context);
  }

  #titleOf(record: Readonly<Record<string, unknown>>): string {
    const title = record[this.kind.titleField];
    return typeof title === 'string' ? title : ((title as Localized | null | undefined)?.[BASE_LANGUAGE] ?? '');
  }

  /** @param others what is wrong with the rest of the same write: nothing of it is stored then */
  async #check(
    values: FormValues,
    current: StoredRecord | null,
    context: Context,
    others: readonly FieldError[] = [],
  ): Promise<Checked> {
    const checked = await validate(rulesFor(this.kind, current !== null), this.#richTexts.clean(values));
    if (checked.errors) {
      const own = checked.errors.map((error) => ({ ...error, code: FieldErrorCode.INVALID }));
      return { errors: [...own, ...others], value: null };
    }
    const errors = [
      ...(await this.#refuseReferences(checked.value, current, context)),
      ...(await this.refuseSave(checked.value, current, context)),
      ...others,
    ];
    if (errors.length > 0) return { errors, value: null };
    const settled = await this.#richTexts.settle(checked.value, context);
    return settled.errors.length > 0
      ? { errors: settled.errors, value: null }
      : { errors: null, value: settled.values };
  }

  /**
   * Refuses references to missing records (SPEC-D43), if the write changes them; files are checked when the record is
   * written. A reference that was stored earlier may point to a deleted record.
   */
  async #refuseReferences(next: FormValues, current: StoredRecord | null, { loaders }: Context): Promise<FieldError[]> {
    const before = current && this.toForm(current);
    const changed = Object.entries(this.kind.references ?? {}).filter(
      ([field, { kind }]) => kind !== 'file' && next[field] && next[field] !== before?.[field],
    );
    const found = await Promise.all(
      changed.map(([field, { kind }]) =>
        loaders.record(loaders.stores.of(kind as KindName), new Types.ObjectId(String(next[field]))),
      ),
    );
    return changed.flatMap(([field, { label }], index) => (found[index] ? [] : [invalid(field, messages.gone(label))]));
  }

  #localized(field: string, value: unknown): unknown {
    if (!this.kind.translatable.includes(field)) return value;
    return value === null ? {} : { [BASE_LANGUAGE]: value };
  }

  /**
   * Changes one record as if nobody else did at the same time: the write names the version it was worked out from. With a
   * version given, a record that has changed since is a CONFLICT; without one (legacy clients) it is worked out again.
   */
  protected async change(
    id: string,
    version: number | null | undefined,
    context: Context,
    message: Message,
    work: (current: StoredRecord) => Promise<Outcome | FormValues>,
    action: 'UPDATE' | 'TRANSLATE' | 'REPLACE' = 'UPDATE',
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const current = await this.get(id);
      if (typeof version === 'number' && version !== current.version) throw conflictWith(this.kind.label, current);
      await this.#allowed(current, context);
      const refusal = await this.refuseEdit(current, context);
      if (refusal) return refused(refusal);
      const changes = await work(current);
      if (isOutcome(changes)) return changes;
      if (Object.keys(changes).length === 0) return done(message, current);
      const tooLarge = this.#richTexts.refuseSize(changes, bytesOf(current), valuesAt(current, changes));
      if (tooLarge.length > 0) return refusedFields(tooLarge);
      try {
        const event = {
          action,
          record: current,
          changes: this.changes.between(valuesAt(current, changes), changes),
        };
        const files = filesNamedBy(this.kind, current, changes, context);
        const values = {
          ...changes,
          ...files.values,
          ...derivedOf(this.kind, withChanges(current, changes)),
          updatedAt: new Date(),
          updatedBy: authorOf(context),
        };
        const saved = await this.recorded(context, event, () =>
          files.write((session) =>
            this.model
              .findOneAndUpdate(
                { ...this.mustHold(changes), _id: current._id, version: current.version },
                { $set: values, $inc: { version: 1 } },
                { returnDocument: 'after', session },
              )
              .lean<StoredRecord>(),
          ),
        );
        if (!saved) continue;
        await this.#done(current, saved, context);
        return done(message, saved);
      } catch (error) {
        return refusedWrite(error, this.keyFields);
      }
    }
    throw conflictWith(this.kind.label, await this.get(id));
  }
}

/** What stands now where the changes, by field or by `field.language`, will be written. */
const valuesAt = (record: StoredRecord, changes: FormValues): FormValues =>
  Object.fromEntries(
    Object.keys(changes).map((path) => {
      const [field = '', lang] = path.split('.');
      return [path, lang === undefined ? record[field] : (record[field] as Localized | null)?.[lang]];
    }),
  );

const isOutcome = (value: Outcome | FormValues): value is Outcome => 'success' in value && 'record' in value;
