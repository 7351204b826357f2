import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { deletedRecord } from '@polyphony/domain/kinds/readMostly/deletedRecord.js';
import { isPresent } from '@polyphony/domain/languages.js';
import { language } from '@polyphony/domain/kinds/language.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { isWrittenRtl, nameOfBaseLanguage, nameOfLanguage } from '@polyphony/domain/languageNames.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import { perLanguage, translatedListsOf } from '@polyphony/domain/validation/entryLists.js';
import { signedIn } from '../../access/gates.js';
import { recorded } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import { withLease } from '../../platform/database/lease.js';
import { valuesIn } from '../../platform/values.js';
import { DeletedRecordModel } from '../../records/bin/deletedRecord.js';
import type { Condition } from '../../records/read/listQuery.js';
import { hasDrafts } from '../../records/drafts/draft.js';
import { invalid, refusedFields, type Outcome } from '../../records/write/outcome.js';
import { derivedOf } from '../../records/search/derived.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { formChanges } from '../../records/write/formChanges.js';
import { saving, type Save } from '../../records/write/saving.js';
import { writeRecord } from '../../records/write/writeRecords.js';
import type { RecordRules } from '../../records/write/recordRules.js';
import { storeBaseLanguage } from './baseLanguage.js';
import { languageStore, type StoredLanguage } from './language.js';

/** The paths of the texts that records of a kind have in the language, and that the entries of their lists have. */
const ownPaths = ({ translatable }: AnyKind, lang: string): string[] => translatable.map((field) => `${field}.${lang}`);
const entryPaths = (kind: AnyKind, lang: string): string[] =>
  translatedListsOf(kind).flatMap((list) => perLanguage(list).map(({ name }) => `${list.name}.${name}.${lang}`));

/** Whether a kind has a text in the language, apart from the records that every installation begins with. */
async function hasTexts(
  { model, scope, firstRecords }: RecordRules,
  paths: readonly string[],
  more: Condition = {},
): Promise<boolean> {
  if (paths.length === 0) return false;
  const written = { $or: paths.map((path) => ({ [path]: { $exists: true } })) };
  const condition = { ...scope, ...more, ...written, ...(firstRecords && { $nor: [firstRecords.untouched] }) };
  return (await model.collection.findOne(condition, { projection: { _id: 1 } })) !== null;
}

/** A panel that has been saved: the first values of one are in all languages of the product. */
const EDITED: Condition = { version: { $gt: 1 } };

/**
 * What there is in the base language, by the name of a kind; null: nothing. Plain texts of the settings do not count: a site
 * has a name before it has content.
 */
async function contentFound({ loaders }: Pick<Context, 'loaders'>): Promise<Label | null> {
  const { all, panels } = loaders.stores;
  const lang = baseLanguage();
  const translated = all.filter(({ kind }) => ownPaths(kind, lang).length > 0 || entryPaths(kind, lang).length > 0);
  const [draft, deleted, ...found] = await Promise.all([
    hasDrafts(),
    DeletedRecordModel.collection.findOne(
      { kind: { $in: translated.map(({ kind }) => kind.name) } },
      { projection: { _id: 1 } },
    ),
    ...translated.map(async (store) => {
      const paths = [...ownPaths(store.kind, lang), ...entryPaths(store.kind, lang)];
      return (await hasTexts(store, paths)) ? store.kind.label : null;
    }),
    ...panels.map(async (store) =>
      (await hasTexts(store, entryPaths(store.kind, lang), EDITED)) ? store.kind.label : null,
    ),
  ]);
  return found.find((label) => label !== null) ?? (deleted ? deletedRecord.label : draft ? 'labels.draft' : null);
}

/** Why no other base language can be chosen any more; null while one can. */
export async function refusalOfChoice(context: Context): Promise<Message | null> {
  const label = await contentFound(context);
  return label === null ? null : messages.baseLanguageHasContent(nameOfBaseLanguage(), label);
}

/**
 * Saves the plain texts of the settings in the new base language, too: a site keeps the name that it has. Before the choice, so that
 * no moment has a site without its name; a choice that is cut off leaves a translation.
 */
async function copySettings(context: Context, lang: string): Promise<void> {
  for (const store of context.loaders.stores.panels) {
    const record = await store.model.collection.findOne<StoredRecord>({ ...store.scope });
    const input = Object.fromEntries(
      store.kind.translatable.flatMap((field) => {
        const texts = valuesIn(record?.[field]) ?? {};
        const known = texts[baseLanguage()];
        return isPresent(known) && !isPresent(texts[lang]) ? [[field, known] as const] : [];
      }),
    );
    if (!record || Object.keys(input).length === 0) continue;
    const save: Save<StoredRecord> = {
      write: { action: 'TRANSLATE', input },
      message: messages.settingsUpdated,
      version: null,
      changes: (current) => formChanges(store.form, { input: null, texts: { lang, input } }, current, context),
    };
    const operation = saving(store, save, (ids) => store.load(ids), context);
    const outcome = await writeRecord(store, operation, record._id.toHexString(), context);
    if (!outcome.success) throw new Error(`The settings could not be copied: ${JSON.stringify(outcome)}`);
  }
}

/** The records that every installation begins with are called in the base language. */
async function renameFirstRecords({ loaders }: Context): Promise<void> {
  for (const { kind, model, firstRecords } of loaders.stores.all) {
    if (!firstRecords) continue;
    const { field, untouched } = firstRecords;
    for (const record of firstRecords.records()) {
      const values = { ...record, ...derivedOf(kind, record) };
      await model.collection.updateOne({ ...untouched, [field]: record[field] }, { $set: values });
    }
  }
}

/** The language with the code, active and the one that visitors see first: it is created where it is not there. */
async function asDefaultLanguage(code: string, name: string, context: Context): Promise<Outcome | null> {
  const find = () => languageStore.model.collection.findOne<StoredLanguage & { active: boolean }>({ code });
  if (!(await find())) {
    const outcome = await languageStore.create({ name, code }, context);
    if (!outcome.success) return outcome;
    const created = await find();
    if (created && isWrittenRtl(code)) await languageStore.toggle(created._id.toHexString(), 'rtl', true, context);
  }
  const found = await find();
  if (!found) throw new Error(`The language '${code}' could not be created.`);
  const id = found._id.toHexString();
  for (const toggle of ['active', 'default'] as const) {
    const outcome = await languageStore.toggle(id, toggle, true, context);
    if (!outcome.success) return outcome;
  }
  return null;
}

/**
 * Chooses the base language of an installation that has no content yet. The language becomes the one that visitors see first;
 * the one before it stays as it is, and can be switched off.
 * @throws FORBIDDEN for all but Super Admins
 */
export async function chooseBaseLanguage(code: string, typedName: string | null, context: Context): Promise<Outcome> {
  if (!signedIn(context).superAdmin) throw forbidden(messages.baseLanguageSuperAdmin);
  return withLease('base language', async () => {
    const before = baseLanguage();
    const known = await languageStore.model.collection.findOne<StoredLanguage>({ code });
    const name = typedName?.trim() || (known?.name ?? nameOfLanguage(code));
    if (name === null) return refusedFields([invalid('name', messages.baseLanguageName(code))]);
    const message = messages.baseLanguageChosen(name);
    if (code === before) return { success: true, message, errors: [], record: known };
    const refusal = await refusalOfChoice(context);
    if (refusal) return refusedFields([invalid('code', refusal)]);
    const failed = await asDefaultLanguage(code, name, context);
    if (failed) return failed;
    // The request began before the language was active.
    const languages = [...context.languages, { code, default: true }];
    await copySettings({ ...context, languages }, code);
    const target = { kind: language.name, id: null, label: name };
    const changes = [{ field: 'base', before, after: code }];
    await recorded(
      context,
      { action: 'UPDATE', target, changes },
      async () => {
        await storeBaseLanguage(code);
        await renameFirstRecords(context);
        return true;
      },
      async () => {
        // Every list and page is read by it. Languages are last: by their stamp other processes notice the choice.
        for (const { kind } of context.loaders.stores.all.filter(({ kind }) => kind.name !== language.name)) {
          await context.services.stamps.changed(kind.name);
        }
        await context.services.stamps.changed(language.name);
      },
    );
    const record = await languageStore.model.collection.findOne<StoredLanguage>({ code });
    return { success: true, message, errors: [], record };
  });
}
