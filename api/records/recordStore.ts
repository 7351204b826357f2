import type { AnyKind, SortStep, Toggle } from '@polyphony/domain/kinds/kind.js';
import { inLanguage, type Localized } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import { deriveSlug } from '@polyphony/domain/slug.js';
import { translationRules, validate } from '@polyphony/domain/validation.js';
import { isValidObjectId, Types, type Model } from 'mongoose';
import { changesBetween } from '../audit/changes.js';
import { recorded, type Amendment, type AuditEvent } from '../audit/trail.js';
import type { Context } from '../context.js';
import { badUserInput, conflict, notFound } from '../errors.js';
import { contentChanged } from '../platform/contentStamps.js';
import { pageBounds, pageInfo, searchCondition, sortSteps, type Condition, type PageBounds } from './listQuery.js';
import { done, invalid, refused, refusedDuplicate, refusedFields, type Outcome } from './outcome.js';
import type { Author, StoredRecord } from './record.js';
import type { PageSelection } from './selection.js';
import { FieldErrorCode, type RecordStatus } from './enums.js';
import type { FieldError, Option, PageInfo } from './types.js';

export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: SortStep | null;
  readonly searchName?: string | null;
  readonly status?: RecordStatus | null;
  /** The language whose names are searched. */
  readonly lang: string;
}

export interface RecordPage {
  readonly rows: readonly StoredRecord[];
  readonly pageInfo: PageInfo | null;
  /** Trees only: everything below the rows, in tree order. */
  readonly descendants: readonly StoredRecord[];
}

/** Values of a form, by field name; a field left out keeps its value. */
export type FormValues = Readonly<Record<string, unknown>>;

/** How often a write that carried no version is tried again when others write the same record at the same time. */
const ATTEMPTS = 5;

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A database object id, or a clear refusal. */
export function objectId(id: string): Types.ObjectId {
  if (!isValidObjectId(id) || id.length !== 24) throw badUserInput(messages.invalidId);
  return new Types.ObjectId(id);
}

const authorOf = ({ session }: Context): Author | null => session && { id: session.userId, name: session.name };

/**
 * What every kind does with its records. A kind with rules of its own extends it and overrides the `refuse…` methods, or
 * the operation itself when it is another one.
 */
export class RecordStore {
  readonly #translationRules;

  constructor(
    readonly kind: AnyKind,
    readonly model: Model<StoredRecord>,
  ) {
    this.#translationRules = translationRules(kind);
  }

  /** Rules that need the database (an existing parent, say). `current` is null for a new record. */
  protected async refuseSave(
    _next: FormValues,
    _current: StoredRecord | null,
    _context: Context,
  ): Promise<FieldError[]> {
    return Promise.resolve([]);
  }

  /** Why the record in its state cannot be deleted; null when it can. */
  refuseDelete(record: StoredRecord): string | null {
    return record['default'] === true ? messages.defaultKept(this.kind.label) : null;
  }

  /** Why the switch of the record cannot be set so; null when it can. */
  refuseToggle(_record: StoredRecord, _toggle: Toggle, _to: boolean): string | null {
    return null;
  }

  /** The form's values as they are stored, in the base language. */
  protected toForm(record: StoredRecord): FormValues {
    return Object.fromEntries(
      Object.keys(this.kind.rules.fields).map((field) => {
        const value = record[field];
        if (this.kind.translatable.includes(field))
          return [field, (value as Localized | null)?.[BASE_LANGUAGE] ?? null];
        return [field, value instanceof Types.ObjectId ? value.toHexString() : value];
      }),
    );
  }

  async list(request: ListRequest, selection: PageSelection): Promise<RecordPage> {
    const condition: Condition = {
      ...searchCondition(this.kind, request.searchName, request.lang),
      ...(request.status && { [request.status]: true }),
    };
    return this.page(condition, pageBounds(request.page, request.pageSize), request.sort ?? null, selection);
  }

  /** What visitors may see: active records only. */
  async published(request: ListRequest, selection: PageSelection): Promise<RecordPage> {
    const condition = { active: true, ...searchCondition(this.kind, request.searchName, request.lang) };
    return this.page(condition, pageBounds(request.page, request.pageSize), null, selection);
  }

  async publishedBySlug(slug: string): Promise<StoredRecord | null> {
    return this.model.findOne({ slug, active: true }).lean<StoredRecord>();
  }

  protected async page(
    condition: Condition,
    bounds: PageBounds,
    sort: SortStep | null,
    selection: PageSelection,
  ): Promise<RecordPage> {
    const rows = this.find(condition, { sort, selection, skip: bounds.skip, limit: bounds.pageSize });
    const total = selection.totals ? this.model.collection.countDocuments(condition) : null;
    return { rows: await rows, pageInfo: total && pageInfo(bounds, await total), descendants: [] };
  }

  /** Reads past mongoose: conditions here are our own, and its casting and cursors would cost more than the query. */
  protected find(
    condition: Condition,
    options: { sort?: SortStep | null; selection?: Pick<PageSelection, 'projection'>; skip?: number; limit?: number },
  ): Promise<StoredRecord[]> {
    return this.model.collection
      .find<StoredRecord>(condition, {
        sort: sortSteps(this.kind, options.sort ?? null),
        skip: options.skip ?? 0,
        limit: options.limit ?? 0,
        ...(options.selection?.projection && { projection: options.selection.projection }),
        ...(options.limit && { batchSize: options.limit + 1, singleBatch: true }),
      })
      .toArray();
  }

  async get(id: string): Promise<StoredRecord> {
    const record = await this.model.findById(objectId(id)).lean<StoredRecord>();
    if (!record) throw notFound(messages.notFound(this.kind.label));
    return record;
  }

  /** The choices of a select: active records; default ones are shown, but not to be chosen. */
  async options(context: Context, lang?: string | null): Promise<Option[]> {
    const { titleField, translatable } = this.kind;
    const rows = await this.find(
      { active: true },
      { selection: { projection: { _id: 1, [titleField]: 1, default: 1, parentId: 1 } } },
    );
    const choice = lang ? { asked: lang, default: context.language.default } : context.language;
    return rows.map((row) => ({
      id: row._id.toHexString(),
      label: translatable.includes(titleField)
        ? (inLanguage(row[titleField] as Localized, choice) ?? '')
        : String(row[titleField]),
      disabled: row['default'] === true,
      parentId: row['parentId'] instanceof Types.ObjectId ? row['parentId'].toHexString() : null,
    }));
  }

  async create(input: FormValues, context: Context): Promise<Outcome> {
    const values = { ...input };
    const title = values[this.kind.titleField];
    // Decision 36: left out, the slug follows the name; an empty one is an error.
    if ('slug' in this.kind.rules.fields && values['slug'] === undefined && typeof title === 'string') {
      values['slug'] = deriveSlug(title);
    }
    const checked = await this.#check(values, null, context);
    if (checked.errors) return refusedFields(checked.errors);
    const now = new Date();
    const author = authorOf(context);
    const fields = Object.fromEntries(
      Object.entries(checked.value).map(([field, value]) => [field, this.#stored(field, value)]),
    );
    const document = { ...fields, createdAt: now, updatedAt: now, createdBy: author, updatedBy: author };
    try {
      const event = { action: 'CREATE', record: fields, changes: changesBetween(null, fields) };
      const created = await this.recorded(context, event, async () =>
        (await this.model.create(document)).toObject<StoredRecord>(),
      );
      if (!created) throw new Error('A new record was not answered.');
      contentChanged(this.kind.name);
      return done(messages.created(this.kind.label), created);
    } catch (error) {
      return refusedDuplicate(error);
    }
  }

  async update(id: string, input: FormValues, version: number | null | undefined, context: Context): Promise<Outcome> {
    return this.#change(id, version, context, messages.updated(this.kind.label), async (current) => {
      const before = this.toForm(current);
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const checked = await this.#check({ ...before, ...given }, current, context);
      if (checked.errors) return refusedFields(checked.errors);
      return Object.fromEntries(
        Object.entries(checked.value)
          .filter(([field, value]) => value !== before[field])
          .map(([field, value]) => [
            this.kind.translatable.includes(field) ? `${field}.${BASE_LANGUAGE}` : field,
            value,
          ]),
      );
    });
  }

  async translate(
    id: string,
    lang: string,
    input: FormValues,
    version: number | null | undefined,
    context: Context,
  ): Promise<Outcome> {
    const refusal = this.refuseTranslationInto(lang, context);
    if (refusal) return refusedFields([invalid('lang', refusal)]);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const { value, errors } = await validate(this.#translationRules, given);
    if (errors) return refusedFields(errors.map(({ field, message }) => invalid(field, message)));
    return this.#change(id, version, context, messages.updated(this.kind.label), () =>
      Promise.resolve(
        Object.fromEntries(
          Object.keys(given).map((field) => [`${field}.${lang}`, (value as FormValues)[field] ?? null]),
        ),
      ),
    );
  }

  protected refuseTranslationInto(lang: string, { languages }: Context): string | null {
    if (lang === BASE_LANGUAGE) return messages.baseLanguageTranslated;
    return languages.some(({ code }) => code === lang) ? null : messages.unknownLanguage(lang);
  }

  /** Flips a switch, or sets it to `to`; one atomic step, so that two people flipping at once both count. */
  async toggle(id: string, toggle: Toggle, to: boolean | null | undefined, context: Context): Promise<Outcome> {
    const _id = objectId(id);
    const flip = () =>
      this.model.collection.findOneAndUpdate(
        { _id },
        [
          {
            $set: {
              [toggle]: typeof to === 'boolean' ? to : { $not: [`$${toggle}`] },
              version: { $add: ['$version', 1] },
              updatedAt: new Date(),
              updatedBy: { $literal: authorOf(context) },
            },
          },
        ],
        { returnDocument: 'after' },
      ) as Promise<StoredRecord | null>;
    const event = { action: 'TOGGLE', record: { _id }, changes: changesBetween(null, { [toggle]: to ?? 'flipped' }) };
    const changed = await this.recorded(context, event, flip, (record) =>
      changesBetween({ [toggle]: record[toggle] !== true }, { [toggle]: record[toggle] === true }),
    );
    if (!changed) throw notFound(messages.notFound(this.kind.label));
    contentChanged(this.kind.name);
    return done(messages.statusUpdated, changed);
  }

  async delete(id: string, context: Context): Promise<Outcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const record = await this.get(id);
      const refusal = this.refuseDelete(record);
      if (refusal) return refused(refusal);
      const event = { action: 'DELETE', record, changes: changesBetween(this.toForm(record), null) };
      const gone = await this.recorded(context, event, async () => {
        const { deletedCount } = await this.model.deleteOne({ _id: record._id, version: record.version });
        return deletedCount === 0 ? null : record;
      });
      if (!gone) continue;
      contentChanged(this.kind.name);
      return done(messages.deleted(this.kind.label), record);
    }
    throw this.#conflictWith(await this.get(id));
  }

  /** Makes a write; of an audited kind, it and its entry in the audit trail come to be together. */
  protected recorded(
    context: Context,
    event: Pick<AuditEvent, 'action' | 'changes'> & { readonly record: Readonly<Record<string, unknown>> },
    write: () => Promise<StoredRecord | null>,
    changesOf?: (written: StoredRecord) => Amendment['changes'],
  ): Promise<StoredRecord | null> {
    if (!this.kind.audited) return write();
    const { record, action, changes } = event;
    const id = record['_id'] instanceof Types.ObjectId ? record['_id'].toHexString() : null;
    const target = { kind: this.kind.name, id, label: this.#titleOf(record) };
    return recorded(context, { action, target, ...(changes && { changes }) }, write, (written) => ({
      target: { ...target, id: written._id.toHexString(), label: this.#titleOf(written) },
      ...(changesOf && { changes: changesOf(written) }),
    }));
  }

  #titleOf(record: Readonly<Record<string, unknown>>): string {
    const title = record[this.kind.titleField];
    return typeof title === 'string' ? title : ((title as Localized | null | undefined)?.[BASE_LANGUAGE] ?? '');
  }

  async #check(values: FormValues, current: StoredRecord | null, context: Context) {
    const checked = await validate(this.kind.rules, values);
    if (checked.errors) {
      return { errors: checked.errors.map((error) => ({ ...error, code: FieldErrorCode.INVALID })), value: null };
    }
    const errors = await this.refuseSave(checked.value, current, context);
    return errors.length > 0 ? { errors, value: null } : { errors: null, value: checked.value as FormValues };
  }

  #stored(field: string, value: unknown): unknown {
    if (!this.kind.translatable.includes(field)) return value;
    return value === null ? {} : { [BASE_LANGUAGE]: value };
  }

  /**
   * Changes one record as if nobody else did at the same time: the write names the version it was worked out from. With a
   * version given, a record that has changed since is a CONFLICT; without one (legacy clients) it is worked out again.
   */
  async #change(
    id: string,
    version: number | null | undefined,
    context: Context,
    message: string,
    work: (current: StoredRecord) => Promise<Outcome | FormValues>,
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const current = await this.get(id);
      if (typeof version === 'number' && version !== current.version) throw this.#conflictWith(current);
      const changes = await work(current);
      if (isOutcome(changes)) return changes;
      if (Object.keys(changes).length === 0) return done(message, current);
      try {
        const event = {
          action: 'UPDATE',
          record: current,
          changes: changesBetween(valuesAt(current, changes), changes),
        };
        const saved = await this.recorded(context, event, () =>
          this.model
            .findOneAndUpdate(
              { _id: current._id, version: current.version },
              { $set: { ...changes, updatedAt: new Date(), updatedBy: authorOf(context) }, $inc: { version: 1 } },
              { returnDocument: 'after' },
            )
            .lean<StoredRecord>(),
        );
        if (!saved) continue;
        contentChanged(this.kind.name);
        return done(message, saved);
      } catch (error) {
        return refusedDuplicate(error);
      }
    }
    throw this.#conflictWith(await this.get(id));
  }

  #conflictWith({ updatedBy, updatedAt, version }: StoredRecord) {
    const who = updatedBy?.name ?? 'someone else';
    return conflict(messages.conflict(this.kind.label, who, `${dateFormat.format(updatedAt)} UTC`), {
      changedBy: updatedBy?.name ?? null,
      changedAt: updatedAt,
      version,
    });
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
