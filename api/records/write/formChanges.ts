import { valuesAtPath } from '@polyphony/domain/validation/entryLists.js';
import { rulesFor } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { FieldErrorCode } from '../schema/enums.js';
import { withChanges, type StoredRecord } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';
import { owners, uniquesOf } from '../read/uniqueValues.js';
import { duplicate, invalid, isOutcome, refusedFields, type Outcome } from './outcome.js';
import { effectsOfSave, withRecalled } from './participants.js';
import type { Form } from './form.js';
import type { FormValues, RecordRules } from './recordRules.js';
import type { Settle } from './richTexts.js';
import type { Checked, Translation } from './translations.js';

/** What is sent by a form: values of the record, its texts in another language, or both; and those of further languages. */
export interface SentForm {
  readonly input: FormValues | null;
  readonly texts: Translation | null;
  readonly others?: readonly Translation[];
}

/** The same with texts in any number of languages. */
export interface SentInLanguages extends Pick<SentForm, 'input'> {
  readonly texts: readonly Translation[];
  /** Name of a translation's field in errors. */
  readonly placeOf: (field: string, lang: string) => string;
  /** Whether it has the texts of all languages: an entry that it brings back then has no others. */
  readonly whole?: boolean;
  /**
   * Whether the values were stored before, in another installation: they keep the rules of their fields, but what they refer to
   * may be written later, or be gone.
   */
  readonly wasStored?: boolean;
}

/** Errors name the fields of a translation by their argument, and those of further languages by `translations` and the language. */
const inLanguages = ({ input, texts, others = [] }: SentForm): SentInLanguages => ({
  input,
  texts: [...(texts ? [texts] : []), ...others],
  placeOf: (field, lang) => {
    if (texts?.lang !== lang) return `translations.${lang}.${field}`;
    return input && field !== 'lang' ? `translation.${field}` : field;
  },
});

/**
 * What a form changes in a record, by field or by `field.language`; or what is wrong with it. All fields that are wrong are
 * reported at once, and pictures within texts move to the library only when nothing is.
 * @param current null for a new record
 */
export async function formChanges(
  form: Form,
  sentForm: SentForm | SentInLanguages,
  current: StoredRecord | null,
  context: Context,
): Promise<Outcome | FormValues> {
  const {
    input,
    texts,
    placeOf,
    whole = false,
    wasStored = false,
  } = 'placeOf' in sentForm ? sentForm : inLanguages(sentForm);
  const placed = (lang: string, errors: readonly FieldError[]) =>
    errors.map((error) => ({ ...error, field: placeOf(error.field, lang) }));
  const values = input && (await checkedInput(form, input, current, context, wasStored));
  const next = { ...(current && form.toForm(current)), ...values?.value };
  const translated: (readonly [Translation, FormValues])[] = [];
  const errors = [...(values?.errors ?? [])];
  for (const translation of texts) {
    const checked = wasStored
      ? await form.translations.check(translation, context.languages)
      : await checkedTexts(form, translation, next, current, context);
    errors.push(...placed(translation.lang, checked.errors ?? []));
    if (checked.value) translated.push([translation, checked.value]);
  }
  if (errors.length > 0) return refusedFields(errors);

  const known = current && values?.value && !whole ? await withRecalled(form, values.value, current, context) : current;
  const sent: SentValues = { values: values?.value ?? null, translated, placed, known };
  const all = [...(sent.values ? [sent.values] : []), ...translated.map(([, checked]) => checked)];
  if (!wasStored && all.some((one) => form.richTexts.hasPictures(one))) {
    const refusal = await refusalOf(
      form.store,
      await changesOf(form, sent, current, context, asSent),
      current,
      context,
    );
    if (refusal) return refusal;
  }
  return changesOf(form, sent, current, context, (one) => form.richTexts.settle(one, context));
}

/** Checked values of a form, and of its translations. */
interface SentValues {
  readonly values: FormValues | null;
  readonly translated: readonly (readonly [Translation, FormValues])[];
  /** Errors of a translation by what the form calls its fields. */
  readonly placed: (lang: string, errors: readonly FieldError[]) => readonly FieldError[];
  /** The record with the entries that the form brings back. */
  readonly known: StoredRecord | null;
}

/** Leaves pictures within the texts. */
const asSent: Settle = (values) => Promise.resolve({ values, errors: [] });

/** Changes to a record by checked values; or what is wrong with their pictures, or with where their texts belong. */
async function changesOf(
  form: Form,
  { values, translated, placed, known }: SentValues,
  current: StoredRecord | null,
  context: Context,
  settle: Settle,
): Promise<Outcome | FormValues> {
  const ready = values && (await settle(values));
  if (ready && ready.errors.length > 0) return refusedFields(ready.errors);
  let changes: FormValues = {};
  if (ready) {
    const stored = await form.toStored(differing(form, ready.values, current, known));
    changes = await form.bySettings(stored, ready.values, context);
  }
  for (const [translation, checked] of translated) {
    const record = withChanges(current ?? {}, changes);
    const settled = await form.translations.settle(translation, checked, record, settle);
    if (settled.errors) return refusedFields(placed(translation.lang, settled.errors));
    changes = { ...changes, ...settled.value };
  }
  // A new record has no texts yet that single languages could be written into.
  return current ? form.following(changes, current) : withChanges({}, changes);
}

/**
 * Why a write of changes would be refused: another record has a unique value of theirs, or a file that they name is missing or no
 * picture. For what is shown before it is written, and before pictures are moved, for those stay in the library when the write
 * is refused.
 */
export async function refusalOf(
  store: RecordRules,
  changes: Outcome | FormValues,
  current: StoredRecord | null,
  context: Context,
): Promise<Outcome | null> {
  if (isOutcome(changes)) return changes;
  const duplicates = await Promise.all(
    uniquesOf(store).map(async ({ key, field, label }) => {
      const value = changes[key];
      if (value === undefined || value === null) return [];
      const owner = (await owners(store, key, [value])).get(value);
      return owner !== undefined && owner !== current?._id.toHexString() ? [duplicate(field, label)] : [];
    }),
  );
  const { refusals } = await effectsOfSave(store.kind, current, changes, context);
  const errors = [...duplicates.flat(), ...(await refusals(null))];
  return errors.length > 0 ? refusedFields(errors) : null;
}

/** The values of a form with those that it leaves out, prepared and checked: by the rules, then by what needs the database. */
async function checkedInput(
  form: Form,
  input: FormValues,
  current: StoredRecord | null,
  context: Context,
  wasStored: boolean,
): Promise<Checked> {
  const provided = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const prepared = await form.prepare(form.entries.identified(provided, current), current, context);
  const values = { ...(current && form.toForm(current)), ...prepared };
  const checked = await validate(rulesFor(form.spec, current !== null), form.richTexts.clean(values));
  if (checked.errors) {
    return { errors: checked.errors.map((error) => ({ ...error, code: FieldErrorCode.INVALID })), value: null };
  }
  const errors = [
    ...(current ? form.refuseChange(checked.value, current) : []),
    ...(wasStored ? [] : await missingReferences(form, checked.value, current, context)),
    ...(wasStored ? [] : await form.refuseSave(checked.value, current, context)),
  ];
  return errors.length > 0 ? { errors, value: null } : { errors: null, value: checked.value };
}

/** The texts of a form in another language, checked by the rules, then by what needs the database. */
async function checkedTexts(
  form: Form,
  texts: Translation,
  next: FormValues,
  current: StoredRecord | null,
  context: Context,
): Promise<Checked> {
  const checked = await form.translations.check(texts, context.languages);
  if (checked.errors) return checked;
  const errors = await form.refuseTexts(texts.lang, checked.value, next, current, context);
  return errors.length > 0 ? { errors, value: null } : checked;
}

/**
 * Refuses references to missing records (SPEC-D43), if the write changes them; files are checked when the record is
 * written. A reference that was stored earlier may point to a deleted record.
 */
async function missingReferences(
  form: Form,
  next: FormValues,
  current: StoredRecord | null,
  { loaders }: Context,
): Promise<FieldError[]> {
  const before = current && form.toForm(current);
  const changed = Object.entries(form.spec.references)
    .filter(([, { kind }]) => kind !== 'file')
    .flatMap(([path, { kind, label }]) => {
      const known = new Set(valuesAtPath(before ?? {}, path).map(({ value }) => value));
      const places = valuesAtPath(next, path).filter(({ value }) => value && !known.has(value));
      return places.map((place) => ({ ...place, kind, label }));
    });
  const found = await Promise.all(
    changed.map(({ value, kind }) => loaders.record(loaders.stores.of(kind), new Types.ObjectId(String(value)))),
  );
  return changed.flatMap(({ field, label }, index) => (found[index] ? [] : [invalid(field, messages.gone(label))]));
}

/**
 * The values that differ from those of the record, where they are stored; of a new record all of them.
 * @param known the record with what is known of entries that it has no more
 */
function differing(
  form: Form,
  values: FormValues,
  current: StoredRecord | null,
  known: StoredRecord | null,
): FormValues {
  const { translatable } = form.spec;
  const before = current && form.toForm(current);
  const isOther = (field: string, value: unknown) =>
    before === null ||
    !(form.entries.isUnchanged(field, value, before) ?? JSON.stringify(value) === JSON.stringify(before[field]));
  return Object.fromEntries(
    Object.entries(form.entries.toStored(values, known)).flatMap(([field, value]) => {
      if (!isOther(field, value)) return [];
      if (!translatable.includes(field)) return [[field, value]];
      if (current) return [[`${field}.${baseLanguage()}`, value]];
      return [[field, value === null ? {} : { [baseLanguage()]: value }]];
    }),
  );
}
