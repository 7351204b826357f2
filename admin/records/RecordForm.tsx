import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import Paper from '@mui/material/Paper';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { useSearchParams } from 'react-router';
import { useLanguages } from '../shell/LanguageProvider';
import { useEditing } from './editing';
import { BaseForm, TranslationForm, type FormState } from './forms';
import { FormTabs, FormTabPanel } from './FormTabs';
import { LeaveGuard } from './LeaveGuard';
import type { RecordDetails } from './operations';
import type { FormScreen } from './screen';

/** Loaded when two people have changed one record. */
const MergeDialog = lazy(() => import('./merge/MergeDialog'));

const UNTOUCHED: FormState = { dirty: false, invalid: false };

/** The form of a new record. */
export function CreateForm({ screen }: { screen: FormScreen }) {
  const [state, setState] = useState(UNTOUCHED);
  return (
    <Paper variant="outlined">
      <BaseForm screen={screen} editing={null} onState={setState} />
      <LeaveGuard dirty={state.dirty} />
    </Paper>
  );
}

/** The form of an existing record, its language kept in the address. */
export function UpdateForm({ screen, opened }: { screen: FormScreen; opened: RecordDetails }) {
  const [params, setParams] = useSearchParams();
  const [dirty, setDirty] = useState(false);
  const select = (code: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), lang: code }), { replace: true });
  return (
    <Paper variant="outlined">
      <LanguageForms screen={screen} opened={opened} lang={params.get('lang')} onLang={select} onDirty={setDirty} />
      <LeaveGuard dirty={dirty} />
    </Paper>
  );
}

interface LanguageFormsProps {
  readonly screen: FormScreen;
  readonly opened: RecordDetails;
  /** The language whose form is shown; English where it is none of them. */
  readonly lang: string | null;
  readonly onLang: (code: string) => void;
  /** Whether there are unsaved changes in any of them. */
  readonly onDirty: (dirty: boolean) => void;
}

/** The forms of an existing record: one tab for all of it in English, and one for each other active language. */
export function LanguageForms({ screen, opened, lang, onLang, onDirty }: LanguageFormsProps) {
  const editing = useEditing(screen.operations.details, opened);
  const { languages } = useLanguages();
  const others = screen.kind.translatable.length > 0 ? languages.filter(({ code }) => code !== BASE_LANGUAGE) : [];
  const selected = others.find(({ code }) => code === lang)?.code ?? BASE_LANGUAGE;
  const [states, setStates] = useState<Readonly<Record<string, FormState>>>({});
  const report = useCallback(
    (lang: string, state: FormState) => setStates((before) => ({ ...before, [lang]: state })),
    [],
  );
  const reportBase = useCallback((state: FormState) => report(BASE_LANGUAGE, state), [report]);
  const english = languages.find(({ code }) => code === BASE_LANGUAGE)?.name ?? 'English';
  const dirty = Object.values(states).some((state) => state.dirty);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <>
      {others.length > 0 && (
        <FormTabs
          tabs={[{ code: BASE_LANGUAGE, name: english }, ...others]}
          states={states}
          selected={selected}
          onSelect={onLang}
        />
      )}
      <FormTabPanel code={BASE_LANGUAGE} selected={selected} tabs={others.length > 0}>
        <BaseForm screen={screen} editing={editing} english={english} onState={reportBase} />
      </FormTabPanel>
      {others.map((language) => (
        <FormTabPanel key={language.code} code={language.code} selected={selected} tabs>
          <TranslationForm screen={screen} editing={editing} language={language} onState={report} />
        </FormTabPanel>
      ))}
      {editing.comparison && (
        <Suspense>
          <MergeDialog
            forms={editing.forms}
            base={editing.record}
            theirs={editing.comparison.theirs}
            onMerge={editing.merge}
            onClose={() => editing.merge(null)}
          />
        </Suspense>
      )}
    </>
  );
}
