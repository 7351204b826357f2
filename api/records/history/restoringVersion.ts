import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { perLanguage, richTextPathsOf, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { passes, refusalAt } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { textsIn } from '../../platform/values.js';
import { absentValuesOf } from '../schema/absentValues.js';
import type { StoredRecord } from '../schema/record.js';
import { formChanges, type SentInLanguages } from '../write/formChanges.js';
import { invalid, isOutcome, refusedFields, type Outcome } from '../write/outcome.js';
import type { Form } from '../write/form.js';
import type { FormValues, RecordRules } from '../write/recordRules.js';
import { renderRichText } from '../read/renderRichText.js';
import { saving } from '../write/saving.js';
import { writeRecord } from '../write/writeRecords.js';
import { stateIn } from './addRevisions.js';
import { statesAt } from './reading.js';
import { rulePathOf } from './paths.js';
import { stateChanges, type RecordState } from './recordState.js';

export interface RestoreRequest {
  /** The version whose values are wanted. */
  readonly to: number;
  /** The fields that are restored: 'categoryId', 'title.ar', 'questions'; null: all. */
  readonly fields: readonly string[] | null;
  /** The version that the caller loaded. */
  readonly version: number | null;
}

/**
 * Gives a record the values of an earlier version, as a save of its forms would: checked, and a version of its own. Switches
 * and schedules stay as they are: they decide what visitors see.
 * @throws also FORBIDDEN, for a caller who may only translate, unless only texts in other languages are restored
 */
export function restoreVersion(
  store: RecordRules,
  id: string,
  { to, fields, version }: RestoreRequest,
  context: Context,
): Promise<Outcome> {
  const changes = async (current: StoredRecord): Promise<Outcome | FormValues> => {
    const [found = {}] = await statesAt(store, current, [to]);
    const now = stateIn(store, current);
    const paths = [...Object.keys(now), ...Object.keys(found)];
    const unknown = (fields ?? []).filter((path) => !isField(store.formsOf(current), path, paths, context));
    if (unknown.length > 0) return refusedFields(unknown.map((path) => invalid(path, messages.unknownField(path))));
    const differing = stateChanges(now, found).map(({ path }) => path);
    const past = asRead(store, found, context);
    const isChosen = (path: string) =>
      !fields || fields.some((field) => path === field || path.startsWith(`${field}.`));
    let restored: FormValues = {};
    for (const form of store.formsOf(current)) {
      const sent = formWith(form, past, differing.filter(isChosen));
      if (!sent.input && sent.texts.length === 0) continue;
      refuseForbidden(form, sent, context);
      const changed = await formChanges(form, sent, current, context);
      if (isOutcome(changed)) return changed;
      restored = { ...restored, ...changed };
    }
    return restored;
  };
  // Whatever the form may change, so that the write holds the leases of all of it.
  const input = Object.fromEntries(Object.keys(store.kind.rules.fields).map((field) => [field, null]));
  const write = { action: 'UPDATE', input } as const;
  const message = messages.restored(store.kind.label);
  return writeRecord(
    store,
    saving(store, { write, message, version, changes }, (ids) => store.load(ids), context),
    id,
    context,
  );
}

/**
 * Whether a path leads to something in one of the forms: a field, a translatable one in a language, or what is below it in one
 * of the versions.
 */
function isField(forms: readonly Form[], path: string, paths: readonly string[], { languages }: Context): boolean {
  const [head = '', ...rest] = path.split('.');
  const form = forms.find(({ spec }) => Object.hasOwn(spec.rules.fields, head));
  if (!form) return false;
  const isTranslated = form.spec.translatable.includes(head) && languages.some(({ code }) => code === rest.join('.'));
  return rest.length === 0 || isTranslated || paths.some((one) => one === path || one.startsWith(`${path}.`));
}

/** A state whose formatted texts are as a form reads them: with the addresses of files that may be sent back. */
function asRead({ changes: { kind } }: RecordRules, state: RecordState, { services }: Context): RecordState {
  const rich = new Set(richTextPathsOf(kind.rules));
  return Object.fromEntries(
    Object.entries(state).map(([path, value]) => [
      path,
      typeof value === 'string' && rich.has(rulePathOf(kind, path))
        ? renderRichText(value, services.fileAddresses)
        : value,
    ]),
  );
}

function refuseForbidden({ spec, gate }: Form, { input }: SentInLanguages, context: Context): void {
  const { translate } = spec.permissions;
  if (!input && translate !== null && passes([translate], context)) return;
  const refusal = refusalAt(gate, context);
  if (refusal) throw refusal;
}

/** Input that a form would send to give a record the values of a state, at these paths. */
function formWith({ spec, entries }: Form, past: RecordState, paths: readonly string[]): SentInLanguages {
  const absent = absentValuesOf(spec);
  const input: Record<string, unknown> = {};
  const texts = new Map<string, Record<string, unknown>>();
  const setText = (lang: string, field: string, value: unknown) =>
    texts.set(lang, { ...texts.get(lang), [field]: value });
  for (const path of paths) {
    const [field = '', lang = ''] = path.split('.');
    if (!(field in spec.rules.fields)) continue;
    if (entries.lists.some(({ name }) => name === field)) continue;
    if (!spec.translatable.includes(field)) input[field] = past[field] ?? absent.get(field) ?? null;
    else if (lang === baseLanguage()) input[field] = past[path] ?? null;
    else setText(lang, field, past[path] ?? null);
  }
  for (const list of entries.lists) {
    const within = paths.filter((path) => path === list.name || path.startsWith(`${list.name}.`));
    if (within.length === 0) continue;
    input[list.name] = pastEntries(list, past, baseLanguage(), list.fields);
    for (const lang of new Set(within.flatMap((path) => languageIn(list, path) ?? [])))
      setText(lang, list.name, pastEntries(list, past, lang, perLanguage(list)));
  }
  return {
    input: Object.keys(input).length > 0 ? input : null,
    texts: [...texts].map(([lang, values]) => ({ lang, input: values })),
    placeOf: (field, lang) => `${field}.${lang}`,
    whole: true,
  };
}

/** The language other than the base language that a path within the entries of a list is about; null for none. */
function languageIn(list: EntryList, path: string): string | null {
  const [, , field, lang] = path.split('.');
  const isText = perLanguage(list).some(({ name }) => name === field);
  return isText && lang !== undefined && lang !== baseLanguage() ? lang : null;
}

/** The entries of a state as a form sends them in a language. */
function pastEntries(list: EntryList, past: RecordState, lang: string, fields: EntryList['fields']): FormValues[] {
  return textsIn(past[list.name]).map((id) => ({
    [ENTRY_ID]: id,
    ...Object.fromEntries(
      fields.map(({ name, perLanguage: localized }) => {
        const path = `${list.name}.${id}.${name}`;
        return [name, past[localized ? `${path}.${lang}` : path] ?? null];
      }),
    ),
  }));
}
