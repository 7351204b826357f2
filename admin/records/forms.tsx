import { useEffect, useMemo } from 'react';
import Alert from '@mui/material/Alert';
import { rulesFor } from '@polyphony/domain/kinds/kind.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { FieldScope } from '../fields/FieldScope';
import type { ActiveLanguage } from '../shell/LanguageProvider';
import { useT } from '../texts/useT';
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
  /** A new record was saved; the form is blank again. */
  readonly onCreated?: () => void;
}

export function BaseForm({ screen, editing, onState, onCreated }: BaseFormProps) {
  const t = useT();
  const { kind, Fields, createAction } = screen;
  const noun = t(kind.label);
  const entry = useRecordForm(screen, editing, onCreated);
  const { dirty, invalid } = entry;
  useEffect(() => onState({ dirty, invalid }), [dirty, invalid, onState]);
  const record = editing?.record ?? null;
  const refusal = record?.can?.editRefusal ?? null;
  const scope = useMemo(
    (): FieldScope => ({
      rules: rulesFor(kind, record !== null).fields,
      record,
      readOnly: refusal !== null,
      lang: BASE_LANGUAGE,
      dir: 'ltr',
      reference: null,
    }),
    [kind, record, refusal],
  );
  return (
    <EntryFormView
      entry={entry}
      scope={scope}
      label={kind.label}
      action={
        editing ? t('Update {kind}', { kind: noun }) : createAction ? t(createAction) : t('Add {kind}', { kind: noun })
      }
      ready={!editing || dirty}
      onLoadTheirs={editing?.loadTheirs}
    >
      {refusal !== null && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          <bdi>{t(refusal)}</bdi>
        </Alert>
      )}
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
  const t = useT();
  const { kind, Fields } = screen;
  const entry = useTranslationForm(screen, editing, code);
  const { dirty, invalid } = entry;
  useEffect(() => onState(code, { dirty, invalid }), [code, dirty, invalid, onState]);
  const scope = useMemo(
    (): FieldScope => ({
      rules: kind.rules.fields,
      record: editing.record,
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
      action={t('Update {kind}', { kind: t(kind.label) })}
      ready={dirty}
      onLoadTheirs={editing.loadTheirs}
    >
      <Fields />
    </EntryFormView>
  );
}
