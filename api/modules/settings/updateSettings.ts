import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { nameOfBaseLanguage } from '@polyphony/domain/languageNames.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { formOf, idsName, keyAt, settingKeys, type SettingKey } from '@polyphony/domain/settings/settingKeys.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import { valuesIn } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { FieldError } from '../../records/schema/types.js';
import { storedEntries } from '../../records/schema/storedEntries.js';
import type { SentForm } from '../../records/write/formChanges.js';
import { invalid, refused, refusedFields, type Outcome } from '../../records/write/outcome.js';
import { storeOf, type SettingsStore } from './settingsStore.js';

type Values = Readonly<Record<string, unknown>>;

/** Outcome, and the panel that was written; null for several. */
interface SettingsOutcome extends Outcome {
  readonly panel: SettingsPanel | null;
}

export interface SettingsUpdate {
  /** The keys to store. Without them, all that have a value. */
  readonly types: readonly string[] | null;
  /** By the names of the keys, and ids of entries. */
  readonly values: Values;
  readonly lang: string | null;
  /** The version of the panel that the values were loaded with; none: any. */
  readonly version: number | null;
}

const labelOf = ({ rule, panel }: SettingKey): Label => factsOf(rule).label ?? panel.heading;

/** 'link_one_label[]' is the specification's way to say that a key holds a list. */
export const plainKey = (key: string): string => key.replace(/\[\]$/, '');

/** The keys to store, or what is wrong with what was sent; by key. */
function requestedSettings({ types, values, lang }: SettingsUpdate): { requested: SettingKey[]; errors: FieldError[] } {
  const sent = Object.keys(values).filter((name) => values[name] !== undefined);
  const byName = new Map([...settingKeys.values()].map((setting) => [setting.name, setting]));
  const keys = types?.map(plainKey) ?? sent.flatMap((name) => byName.get(name)?.key ?? []);
  const requested = [...new Set(keys)].flatMap((key) => settingKeys.get(key) ?? []);
  const unknown = keys.filter((key) => !settingKeys.has(key));
  const left = sent.flatMap((name) => byName.get(name) ?? []).filter((setting) => !requested.includes(setting));
  const wrong = (settings: readonly SettingKey[], message: (setting: SettingKey) => Message) =>
    settings.map((setting) => invalid(setting.key, message(setting)));
  const elsewhere = lang !== null && lang !== baseLanguage();
  return {
    requested,
    errors: [
      ...unknown.map((key) => invalid(key, messages.settingUnknown(key))),
      ...wrong(left, ({ key }) => messages.settingNotNamed(key)),
      ...wrong(
        requested.filter(({ name }) => values[name] === undefined),
        ({ key }) => messages.settingMissing(key),
      ),
      ...wrong(
        requested.filter(({ translatable }) => elsewhere && !translatable),
        (setting) => messages.settingInEnglishOnly(labelOf(setting), nameOfBaseLanguage()),
      ),
    ],
  };
}

/**
 * The lists of which not every column was sent, with the rest as it is: a client that stores labels alone changes no link.
 * Their entries are matched by their place.
 */
function withOtherColumns(
  panel: SettingsPanel,
  form: Values,
  requested: readonly SettingKey[],
  record: StoredRecord,
): Values {
  const lists = entryListsOf(panel.rules).flatMap((list) => {
    const entries = form[list.name];
    const sent = requested.filter(({ field }) => field === list.name).length;
    if (!Array.isArray(entries) || sent === list.fields.length) return [];
    const stored = storedEntries(record, list);
    const blank = Object.fromEntries(
      requested.flatMap(({ field, column }) => (field === list.name && column ? [[column, '']] : [])),
    );
    const length = Math.max(stored.length, entries.length);
    const whole = Array.from({ length }, (_, at) => ({
      ...blank,
      ...valuesIn(entries[at]),
      ...(stored[at] && { [ENTRY_ID]: stored[at].id }),
    }));
    return [[list.name, whole] as const];
  });
  return { ...form, ...Object.fromEntries(lists) };
}

/** Form that is to be saved in one panel. */
interface PanelForm {
  readonly store: SettingsStore;
  readonly form: SentForm;
  /** The panel as it is. */
  readonly record: StoredRecord;
}

/** Finds a panel as it is. */
type Find = (store: SettingsStore) => Promise<StoredRecord>;

async function panelForm(
  panel: SettingsPanel,
  requested: readonly SettingKey[],
  { values, lang }: SettingsUpdate,
  find: Find,
): Promise<PanelForm> {
  const own = requested.filter((setting) => setting.panel === panel);
  const ids = entryListsOf(panel.rules).map(({ name }) => idsName(name));
  const sent = Object.fromEntries([...own.map(({ name }) => name), ...ids].map((name) => [name, values[name]]));
  const provided = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const form = formOf(panel, provided);
  const store = storeOf(panel);
  const record = await find(store);
  const isTranslation = lang !== null && lang !== baseLanguage();
  if (isTranslation) return { store, record, form: { input: null, texts: { lang, input: form } } };
  return { store, record, form: { input: withOtherColumns(panel, form, own, record), texts: null } };
}

/**
 * What an update stores, panel by panel; or why it stores nothing.
 * @throws FORBIDDEN for a panel that the caller may not write
 */
export async function panelForms(
  update: SettingsUpdate,
  context: Context,
  find: Find = (store) => store.get(store.single),
): Promise<Outcome | readonly PanelForm[]> {
  const { requested, errors } = requestedSettings(update);
  const panels = [...new Set(requested.map(({ panel }) => panel))];
  for (const panel of panels) {
    const refusal = storeOf(panel).refuses(context);
    if (refusal) throw forbidden(refusal);
  }
  if (errors.length > 0) return refusedFields(errors);
  if (panels.length === 0) return refused(messages.settingsNone);
  if (update.version !== null && panels.length > 1) return refused(messages.settingsOfOnePanel);
  return Promise.all(panels.map((panel) => panelForm(panel, requested, update, find)));
}

/** Errors of a panel's form, on the keys. */
const byKey = (panel: SettingsPanel, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, field: keyAt(panel, error.field) }));

/** Reason that several panels are not written, by key; null when each can be: one that is refused blocks the others. */
async function refusalOf(forms: readonly PanelForm[], context: Context): Promise<Outcome | null> {
  const found = await Promise.all(
    forms.map(async ({ store, form }) => {
      const outcome = await store.refusalOf(form, context);
      return outcome ? [{ ...outcome, errors: byKey(store.panel, outcome.errors) }] : [];
    }),
  );
  const errors = found.flat().flatMap((outcome) => outcome.errors);
  return errors.length > 0 ? refusedFields(errors) : (found.flat()[0] ?? null);
}

/**
 * Stores settings: those of one panel or of several, in the base language or their texts in another language. All of them, or none when
 * one is wrong.
 * @throws FORBIDDEN for a panel that the caller may not write, CONFLICT for one that has changed since the given version
 */
export async function updateSettings(update: SettingsUpdate, context: Context): Promise<SettingsOutcome> {
  const unsaved = (outcome: Outcome): SettingsOutcome => ({ ...outcome, panel: null });
  const forms = await panelForms(update, context);
  if ('success' in forms) return unsaved(forms);
  const refusal = forms.length > 1 ? await refusalOf(forms, context) : null;
  if (refusal) return unsaved(refusal);
  let last: SettingsOutcome | null = null;
  for (const { store, form } of forms) {
    const outcome = await store.saveForm(form, update.version, context);
    if (!outcome.success) return unsaved({ ...outcome, errors: byKey(store.panel, outcome.errors) });
    last = { ...outcome, panel: forms.length === 1 ? store.panel : null };
  }
  if (!last) throw new Error('No panel was written.');
  return last;
}
