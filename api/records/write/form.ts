import type { ImportValues } from '@polyphony/domain/import/cells.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { asReadBy } from '@polyphony/domain/validation/fieldFacts.js';
import { deriveSlug } from '@polyphony/domain/text/slug.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { valuesIn } from '../../platform/values.js';
import { absentValuesOf } from '../schema/absentValues.js';
import type { StoredRecord } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';
import { EntryValues } from './entryValues.js';
import type { FormValues, RecordRules } from './recordRules.js';
import { RichTexts } from './richTexts.js';
import { Translations } from './translations.js';

/** Declaration of a form: the name of its drafts, its fields with their rules, and who may write them. A kind is one. */
export interface FormSpec extends Pick<
  AnyKind,
  'name' | 'rules' | 'updateRules' | 'translatable' | 'references' | 'tree'
> {
  readonly permissions: Pick<AnyKind['permissions'], 'edit' | 'translate'>;
}

/**
 * A form by which records of a store are edited: all of a record, or a part of it. Here as for a form without rules beyond those
 * of its fields; one with others extends the class.
 */
export class Form<Stored extends StoredRecord = StoredRecord, Values extends FormValues = FormValues> {
  /** The lists of entries among its fields. */
  readonly entries: EntryValues;
  readonly richTexts: RichTexts;
  readonly translations: Translations;

  /** @param store that of the records that it edits */
  constructor(
    readonly store: RecordRules,
    readonly spec: FormSpec,
  ) {
    this.entries = new EntryValues(spec);
    this.richTexts = new RichTexts(spec);
    this.translations = new Translations(spec, this.richTexts, this.entries);
  }

  /** The permissions that open it. */
  get gate(): readonly Permission[] {
    return [this.spec.permissions.edit];
  }

  /** Rules that need the database (an existing parent, say). `current` is null for a new record. */
  async refuseSave(_next: Values, _current: Stored | null, _context: Context): Promise<FieldError[]> {
    return Promise.resolve([]);
  }

  /** Rules about what else the stored record says: the values must keep them, and those of an archive as well. */
  refuseChange(_next: Values, _current: Stored): readonly FieldError[] {
    return [];
  }

  /**
   * Rules of texts in another language that need the database.
   * @param next the form's values of the record that they are written into
   */
  refuseTexts(
    _lang: string,
    _texts: FormValues,
    _next: Values,
    _current: Stored | null,
    _context: Context,
  ): Promise<FieldError[]> {
    return Promise.resolve([]);
  }

  /** The sent values before the rules see them: with what follows from them, without what does not apply. */
  prepare(input: FormValues, current: Stored | null, _context: Context): FormValues | Promise<FormValues> {
    return current ? input : this.withSlug(input);
  }

  /** Values of a new record, with the slug that follows from its name; an empty one is an error (SPEC-D36). */
  protected withSlug(input: FormValues): FormValues {
    const title = input[this.store.kind.titleField];
    const { slug } = input;
    const derives = 'slug' in this.spec.rules.fields && slug === undefined && typeof title === 'string';
    return derives ? { ...input, slug: deriveSlug(title) } : input;
  }

  /** Stored values for checked ones, where they are something else: the hash of a password, a key to compare by. */
  toStored(values: FormValues): FormValues | Promise<FormValues> {
    return values;
  }

  /**
   * The same for values that follow from the site's settings, such as the currency of a price.
   * @param values those that change
   * @param next all of the form
   */
  bySettings(values: FormValues, _next: Values, _context: Context): FormValues | Promise<FormValues> {
    return values;
  }

  /** The changes of a stored record, by field or by `field.language`, with what follows from them. */
  following(changes: FormValues, _current: Stored): FormValues {
    return changes;
  }

  /** Values that a new record holds beside those of the form. */
  initial(): FormValues {
    return {};
  }

  /** The form's values as they are stored, in the base language. */
  toForm(record: StoredRecord): FormValues {
    const plain = (value: unknown): unknown => {
      if (value instanceof Types.ObjectId) return value.toHexString();
      return Array.isArray(value) ? value.map(plain) : (value ?? null);
    };
    const absent = absentValuesOf(this.spec);
    const values = Object.fromEntries(
      Object.keys(this.spec.rules.fields).map((field) => {
        const value = record[field] ?? absent.get(field);
        if (this.spec.translatable.includes(field)) return [field, valuesIn(value)?.[baseLanguage()] ?? null];
        return [field, plain(asReadBy(this.spec.rules.fields[field], value))];
      }),
    );
    return { ...values, ...this.entries.toForm(record) };
  }

  /** The id of the draft of a record. */
  draftId({ _id }: StoredRecord): Types.ObjectId {
    return _id;
  }

  /** Values of a draft in a language, as a save of the form takes them. */
  fromDraft(_lang: string, values: FormValues, _current: StoredRecord): FormValues {
    return values;
  }

  /** The values, by column, as an archive holds them: nothing in them may be known to one installation only. */
  toArchive(values: ImportValues): ImportValues | Promise<ImportValues> {
    return values;
  }

  /** The same the other way. Null where something that they name is missing here. */
  fromArchive(values: ImportValues): ImportValues | null | Promise<ImportValues | null> {
    return values;
  }
}
