import { TYPED_IN_PART } from '@polyphony/domain/validation/rules.js';
import type { FormValues } from '../../formValues';
import type { RecordDetails, RecordDraft } from '../../operations';
import type { FormParts } from '../editing';
import { type Clash, languageOf } from './draftState';
import { joined, storedValues } from './joined';

type Forms = ReadonlyMap<string, FormParts>;

/** Without what is typed in part: it is no value yet. */
export const whole = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== TYPED_IN_PART));

/** Types values into a form, as far as it has their fields. */
function put({ form }: FormParts, values: FormValues): void {
  const current = form.getValues();
  for (const [name, value] of Object.entries(values))
    if (name in current) form.setValue(name, value, { shouldDirty: true });
}

/** The same with values by language. */
export function putAll(forms: Forms, texts: ReadonlyMap<string, FormValues>): void {
  for (const [lang, values] of texts) {
    const parts = forms.get(lang);
    if (parts) put(parts, values);
  }
}

/**
 * Types a draft into forms, as far as they do not hold something else that was typed.
 * @param record what the forms are over
 * @param known what the draft said before, by language
 * @returns what both typed; null where there is nothing
 */
export function joinInto(
  forms: Forms,
  draft: RecordDraft,
  { record, known }: { readonly record: RecordDetails; readonly known: ReadonlyMap<string, FormValues> },
): Clash | null {
  const both = new Map<string, FormValues>();
  for (const [lang, parts] of forms) {
    const saved = parts.valuesOf(record);
    const base = { ...saved, ...known.get(lang) };
    const mine = { ...parts.current(), ...parts.aside.get() };
    const theirs = storedValues(languageOf(draft, lang), { saved, mine, version: record.version });
    const result = joined({ base, mine, theirs });
    put(parts, result.onlyTheirs);
    if (Object.keys(result.both).length > 0) both.set(lang, result.both);
  }
  const by = draft.languages.find(({ lang }) => both.has(lang))?.updatedBy ?? null;
  return both.size > 0 ? { by, theirs: both } : null;
}

/** Whether the changes of a form are set aside: it holds what someone else saved, and the draft what was typed. */
export const hasAside = ({ aside }: FormParts): boolean => aside.get() !== null;
