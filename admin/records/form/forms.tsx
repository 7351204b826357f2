import { useCallback, useEffect, useMemo } from 'react';
import Alert from '@mui/material/Alert';
import { rulesFor } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { FieldScope } from '../../fields/binding/FieldScope';
import { useMay } from '../../session/rights/useMay';
import { useReviews } from '../../session/rights/useReviews';
import { isOut, isReviewed } from '@polyphony/domain/publishing/review.js';
import type { ActiveLanguage } from '../../language/currentLanguage';
import { useLanguages } from '../../language/LanguageProvider';
import { useT } from '../../texts/useT';
import type { Editing } from './editing';
import { EntryFormView } from './EntryFormView';
import { baseValues, translatedValues } from '../formValues';
import type { RecordDetails } from '../operations';
import { ReportTyped } from '../../preview/typedForms';
import { useFormParts } from './useFormParts';
import type { FormScreen } from '../screen';
import type { EntryForm } from './useEntryForm';
import { type NewRecordOptions, useRecordForm, useTranslationForm } from './useRecordForm';

/** State of a form that others need to know: whether it holds unsaved changes, or an error. */
export interface FormState extends Pick<EntryForm, 'dirty' | 'invalid'> {
  /** Whether changes were set aside, as someone else's version was loaded. */
  readonly aside?: boolean;
}

/** Unsaved changes of several forms of a record. */
export interface Unsaved {
  readonly dirty: boolean;
  readonly aside: boolean;
}

export function unsavedIn(states: Readonly<Record<string, FormState>>): Unsaved {
  const all = Object.values(states);
  return { dirty: all.some(({ dirty }) => dirty), aside: all.some(({ aside }) => aside === true) };
}

interface BaseFormProps extends NewRecordOptions {
  readonly screen: FormScreen;
  /** The record being edited; null for a new one. */
  readonly editing: Editing | null;
  readonly onState: (state: FormState) => void;
}

/** Whether a form of a record is saved as a draft alone: visitors see the record, and the user's changes need a review. */
function useDraftedOnly({ kind }: FormScreen, record: RecordDetails | null): boolean {
  const { isNeeded } = useReviews();
  return isNeeded && record !== null && isReviewed(kind) && isOut(kind, record);
}

export function BaseForm({ screen, editing, onState, onCreated, preset }: BaseFormProps) {
  const t = useT();
  const { base } = useLanguages();
  const dir = base.rtl ? 'rtl' : 'ltr';
  const { kind, Fields, createAction } = screen;
  const noun = t(kind.label);
  const entry = useRecordForm(screen, editing, { onCreated, preset });
  const { dirty, invalid } = entry;
  const aside = entry.restoreTyped !== null;
  useEffect(() => onState({ dirty, invalid, aside }), [dirty, invalid, aside, onState]);
  const words = useFormParts(editing, entry, {
    title: base.name,
    lang: base.code,
    dir,
    valuesOf: useCallback((version: RecordDetails) => baseValues(kind, version), [kind]),
  });
  const record = editing?.record ?? null;
  const may = useMay();
  const isDraftedOnly = useDraftedOnly(screen, record);
  const translatesOnly = record !== null && !may('Mutation', kind.names.update);
  const refusal = record?.can?.editRefusal ?? (translatesOnly ? messages.translatesOnly : null);
  const scope = useMemo(
    (): FieldScope => ({
      rules: rulesFor(kind, record !== null).fields,
      kind: kind.name,
      record,
      readOnly: refusal !== null,
      lang: base.code,
      dir,
      reference: null,
      words,
    }),
    [kind, record, refusal, words, base.code, dir],
  );
  return (
    <EntryFormView
      entry={entry}
      scope={scope}
      label={kind.label}
      action={
        editing
          ? t('records.updateKind', { kind: noun })
          : createAction
            ? t(createAction)
            : t('records.addKind', { kind: noun })
      }
      ready={
        !isDraftedOnly && (screen.whole ? refusal === null && editing?.record.unloaded !== true : !editing || dirty)
      }
      onDone={screen.inPlace?.onDone}
      onLoadTheirs={editing?.loadTheirs}
      onCompare={editing ? () => editing.compare(baseLanguage()) : undefined}
    >
      {refusal !== null && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          <bdi>{t.words(refusal)}</bdi>
        </Alert>
      )}
      <Fields />
      <ReportTyped />
    </EntryFormView>
  );
}

interface TranslationFormProps {
  readonly screen: FormScreen;
  readonly editing: Editing;
  readonly language: ActiveLanguage;
  readonly onState: (lang: string, state: FormState) => void;
}

export function TranslationForm({ screen, editing, language: { code, name, rtl }, onState }: TranslationFormProps) {
  const t = useT();
  const { kind, Fields } = screen;
  const entry = useTranslationForm(screen, editing, code);
  const isDraftedOnly = useDraftedOnly(screen, editing.record);
  const { dirty, invalid } = entry;
  const aside = entry.restoreTyped !== null;
  const dir = rtl ? 'rtl' : 'ltr';
  const words = useFormParts(editing, entry, {
    title: name,
    lang: code,
    dir,
    valuesOf: useCallback((version: RecordDetails) => translatedValues(kind, version, code), [kind, code]),
  });
  useEffect(() => onState(code, { dirty, invalid, aside }), [code, dirty, invalid, aside, onState]);
  const scope = useMemo(
    (): FieldScope => ({
      rules: kind.rules.fields,
      kind: kind.name,
      record: editing.record,
      lang: code,
      dir,
      reference: translatedValues(kind, editing.record, baseLanguage()),
      words,
    }),
    [kind, editing.record, code, dir, words],
  );
  return (
    <EntryFormView
      entry={entry}
      scope={scope}
      label={kind.label}
      action={t('records.updateKind', { kind: t(kind.label) })}
      ready={!isDraftedOnly && (screen.whole ? editing.record.unloaded !== true : dirty)}
      onDone={screen.inPlace?.onDone}
      onLoadTheirs={editing.loadTheirs}
      onCompare={() => editing.compare(code)}
    >
      <Fields />
      <ReportTyped />
    </EntryFormView>
  );
}
