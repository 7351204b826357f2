import { useEffect, useMemo } from 'react';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { FieldScope } from '../fields/FieldScope';
import type { ActiveLanguage } from '../shell/LanguageProvider';
import type { Editing } from './editing';
import { EntryFormView } from './EntryFormView';
import { translatedValues } from './formValues';
import type { FormScreen } from './screen';
import type { EntryForm } from './useEntryForm';
import { useRecordForm, useTranslationForm } from './useRecordForm';

/** What others need to know of a form: whether it holds unsaved changes, or an error. */
export type FormState = Pick<EntryForm, 'dirty' | 'invalid'>;

interface BaseFormProps {
  readonly screen: FormScreen;
  /** The record being edited; null for a new one. */
  readonly editing: Editing | null;
  readonly onState: (state: FormState) => void;
}

export function BaseForm({ screen, editing, onState }: BaseFormProps) {
  const { kind, Fields } = screen;
  const entry = useRecordForm(screen, editing);
  const { dirty, invalid } = entry;
  useEffect(() => onState({ dirty, invalid }), [dirty, invalid, onState]);
  const scope = useMemo(
    (): FieldScope => ({
      rules: kind.rules.fields,
      recordId: editing?.record.id ?? null,
      lang: BASE_LANGUAGE,
      dir: 'ltr',
      reference: null,
    }),
    [kind, editing?.record.id],
  );
  return (
    <EntryFormView
      entry={entry}
      scope={scope}
      label={kind.label}
      action={`${editing ? 'Update' : 'Add'} ${kind.label}`}
      ready={!editing || dirty}
      onLoadTheirs={editing?.loadTheirs}
    >
      <Fields />
    </EntryFormView>
  );
}

interface TranslationFormProps {
  readonly screen: FormScreen;
  readonly editing: Editing;
  readonly language: ActiveLanguage;
  readonly onState: (lang: string, state: FormState) => void;
}

export function TranslationForm({ screen, editing, language: { code, rtl }, onState }: TranslationFormProps) {
  const { kind, Fields } = screen;
  const entry = useTranslationForm(screen, editing, code);
  const { dirty, invalid } = entry;
  useEffect(() => onState(code, { dirty, invalid }), [code, dirty, invalid, onState]);
  const scope = useMemo(
    (): FieldScope => ({
      rules: kind.rules.fields,
      recordId: editing.record.id,
      lang: code,
      dir: rtl ? 'rtl' : 'ltr',
      reference: translatedValues(kind, editing.record, BASE_LANGUAGE),
    }),
    [kind, editing.record, code, rtl],
  );
  return (
    <EntryFormView
      entry={entry}
      scope={scope}
      label={kind.label}
      action={`Update ${kind.label}`}
      ready={dirty}
      onLoadTheirs={editing.loadTheirs}
    >
      <Fields />
    </EntryFormView>
  );
}
