import { useMemo, useState } from 'react';
import { rulesFor } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { translationRules } from '@polyphony/domain/validation/fieldErrors.js';
import type { Editing } from './editing';
import { baseValues, blankValues, fittedTo, type FormValues, translatedValues } from '../formValues';
import type { Input, RecordDetails } from '../operations';
import type { FormScreen } from '../screen';
import { useEntryForm, type EntryForm, type Loaded } from './useEntryForm';
import { useRecordWrite } from '../useRecordWrite';
import { useSlugFollowing } from './useSlugFollowing';

/** Options of the form of a new record. */
export interface NewRecordOptions {
  /** A new record was saved; the form is blank again. */
  readonly onCreated?: (record: RecordDetails | null) => void;
  /** Values that the form starts with, in place of blank ones. */
  readonly preset?: FormValues;
}

/** The form of a record itself: it creates one, or updates the one being edited by what has changed. */
export function useRecordForm(
  { kind, operations, whole, failure }: FormScreen,
  editing: Editing | null,
  { onCreated, preset }: NewRecordOptions = {},
): EntryForm {
  const write = useRecordWrite(kind);
  const [blank, setBlank] = useState<Loaded>(() => ({ values: { ...blankValues(kind), ...preset }, cause: 'opened' }));
  const { record, cause = 'opened', merged = null, sent = null } = editing ?? {};
  const loaded = useMemo((): Loaded => {
    if (!record) return blank;
    const values = baseValues(kind, record);
    return { values, cause, merged: mergedInto(merged, baseLanguage()), sent: sent?.get(baseLanguage()) ?? null };
  }, [kind, record, cause, merged, sent, blank]);
  const entry = useEntryForm({
    rules: rulesFor(kind, Boolean(editing)),
    loaded,
    send: editing && !whole ? 'changed' : 'all',
    save: (values, form) => {
      const input = values as Input;
      if (!editing) {
        const { create } = operations;
        if (!create) throw new Error(`No form makes a ${kind.name}.`);
        return write(create, { input }, { form, success: messages.created(kind.label) });
      }
      const { id, version } = editing.record;
      return write(operations.update, { id, input, version }, { form, success: messages.updated(kind.label), failure });
    },
    onSaved: (record) => {
      if (editing) return editing.saved(record);
      setBlank({ ...blank });
      onCreated?.(record);
    },
  });
  useSlugFollowing(entry.form, kind.titleField, !editing && 'slug' in kind.rules.fields);
  return entry;
}

/** The form of a record's translation into one language. */
export function useTranslationForm(
  { kind, operations, whole, failure }: FormScreen,
  editing: Editing,
  lang: string,
): EntryForm {
  const write = useRecordWrite(kind);
  const { record, cause, merged, sent } = editing;
  const loaded = useMemo((): Loaded => {
    const values = translatedValues(kind, record, lang);
    return { values, cause, merged: mergedInto(merged, lang), sent: sent?.get(lang) ?? null };
  }, [kind, record, cause, merged, sent, lang]);
  return useEntryForm({
    rules: useMemo(() => translationRules(kind), [kind]),
    loaded,
    send: whole ? 'all' : 'changed',
    save: (values, form) => {
      const { translate } = operations;
      if (!translate) throw new Error(`A ${kind.name} has nothing to translate.`);
      const { id, version } = record;
      const variables = { id, lang, input: values as Input, version };
      return write(translate, variables, { form, success: messages.updated(kind.label), failure });
    },
    onSaved: editing.saved,
    fit: fittedTo,
  });
}

/** The part of what was chosen of two versions that is one form's. */
const mergedInto = (merged: Editing['merged'], lang: string): Loaded['merged'] =>
  merged && { values: merged.values.get(lang) ?? {}, save: merged.lang === lang };
