import { memo, useCallback, useEffect, useState } from 'react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { isReviewed } from '@polyphony/domain/publishing/review.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import { useSearchParams } from 'react-router';
import { SECTION_PARAMETER } from '../../fields/sections/useSections';
import { useLanguages } from '../../language/LanguageProvider';
import { useStore } from '../../platform/Store';
import { CreatedNotice } from './CreatedNotice';
import { type Editing, useEditing } from './editing';
import { WITHOUT } from './draft/DraftContext';
import { Drafted } from './draft/Drafted';
import { hasTexts } from './draft/draftState';
import { OtherEditors } from './draft/OtherEditors';
import { useDraft } from './draft/useDraft';
import { BaseForm, TranslationForm, type FormState, type Unsaved, unsavedIn } from './forms';
import { isVisible } from '../publishing/states';
import { type FormValues, titleOf } from '../formValues';
import { FormTabs, FormTabPanel, SharedNote } from './FormTabs';
import { LivePage } from './live/LivePage';
import { LeaveGuard } from './LeaveGuard';
import type { RecordDetails } from '../operations';
import { PublishingPanel } from '../publishing/PublishingPanel';
import { usePublication } from '../publishing/usePublication';
import { Reviewed } from './review/Reviewed';
import { RecordStatus } from '../RecordStatus';
import type { FormScreen } from '../screen';

const UNTOUCHED: FormState = { dirty: false, invalid: false };
const ALL_SAVED: Unsaved = { dirty: false, aside: false };

/** References to other records that an address starts a form with: `?eventId=65…`. */
const referencesIn = (params: URLSearchParams, { kind }: FormScreen): FormValues =>
  Object.fromEntries([...params].filter(([name, value]) => name in kind.references && OBJECT_ID_PATTERN.test(value)));

/** The form of a new record. */
export function CreateForm({ screen }: { screen: FormScreen }) {
  const [state, setState] = useState(UNTOUCHED);
  const [params, setParams] = useSearchParams();
  const preset = referencesIn(params, screen);
  const [created, setCreated] = useState<RecordDetails | null>(null);
  const onCreated = (record: RecordDetails | null) => {
    setCreated(record);
    // The blank form starts at its first section. Navigating without need would end a navigation that waits for the save.
    if (!params.has(SECTION_PARAMETER)) return;
    setParams(
      (before) => {
        const { [SECTION_PARAMETER]: _, ...rest } = Object.fromEntries(before);
        return rest;
      },
      { replace: true },
    );
  };
  return (
    <>
      {created && <CreatedNotice key={created.id} screen={screen} created={created} onClose={() => setCreated(null)} />}
      <LivePage screen={screen} record={null} lang={null}>
        <BaseForm screen={screen} editing={null} onState={setState} onCreated={onCreated} preset={preset} />
        <LeaveGuard dirty={state.dirty} />
      </LivePage>
    </>
  );
}

interface UpdateFormProps {
  readonly screen: FormScreen;
  readonly opened: RecordDetails;
  /** Whether there are unsaved changes. */
  readonly onDirty: (dirty: boolean) => void;
}

/** The form of an existing record, its language kept in the address. */
export function UpdateForm({ screen, opened, onDirty }: UpdateFormProps) {
  const [params, setParams] = useSearchParams();
  const [{ dirty, aside }, setUnsaved] = useState(ALL_SAVED);
  const isTyped = dirty || aside;
  useEffect(() => onDirty(isTyped), [onDirty, isTyped]);
  const editing = useEditing(screen.operations.details, opened, screen.read);
  const { keeper, isDrafted } = useDraft(screen, editing);
  const publication = usePublication(screen, opened, editing.toggled);
  const { draft } = useStore(keeper?.state ?? WITHOUT);
  const { Advice } = screen;
  const { edited: noteEdited } = screen.operations;
  const select = useCallback(
    (code: string) => setParams((before) => ({ ...Object.fromEntries(before), lang: code }), { replace: true }),
    [setParams],
  );
  return (
    <>
      {keeper && noteEdited && <OtherEditors operation={noteEdited} id={opened.id} />}
      <RecordStatus screen={screen} record={opened} onToggled={editing.toggled} />
      <Reviewed
        target={isReviewed(screen.kind) ? { kind: screen.kind.name, id: opened.id } : null}
        about={titleOf(screen.kind, opened)}
        isPublic={isVisible(screen.kind, opened)}
        editing={editing}
        keeper={keeper}
      >
        {publication && !hasTexts(draft) && (
          <PublishingPanel screen={screen} record={opened} publication={publication} />
        )}
        {Advice && <Advice record={opened} />}
        <LivePage screen={screen} record={opened} lang={params.get('lang')}>
          <Drafted
            screen={screen}
            editing={editing}
            opened={opened}
            keeper={keeper}
            dirty={dirty}
            onLang={select}
            publication={publication}
          >
            <EditedForms
              screen={screen}
              editing={editing}
              lang={params.get('lang')}
              onLang={select}
              onUnsaved={setUnsaved}
            />
          </Drafted>
          <LeaveGuard dirty={(dirty && !isDrafted) || aside} />
        </LivePage>
      </Reviewed>
    </>
  );
}

interface FormsProps {
  readonly screen: FormScreen;
  /** The language whose form is shown; the base language where it is none of them. */
  readonly lang: string | null;
  readonly onLang: (code: string) => void;
}

interface LanguageFormsProps extends FormsProps {
  readonly opened: RecordDetails;
  /** Whether there are unsaved changes in any of them. */
  readonly onDirty: (dirty: boolean) => void;
}

/** The forms of an existing record that nothing else on the page changes. */
export function LanguageForms({ opened, onDirty, ...props }: LanguageFormsProps) {
  const { screen, onLang } = props;
  const editing = useEditing(screen.operations.details, opened, screen.read);
  const { keeper, isDrafted } = useDraft(screen, editing);
  const [{ dirty, aside }, setUnsaved] = useState(ALL_SAVED);
  const isUnsaved = (dirty && !isDrafted) || aside;
  useEffect(() => onDirty(isUnsaved), [onDirty, isUnsaved]);
  return (
    <Drafted screen={screen} editing={editing} opened={opened} keeper={keeper} dirty={dirty} onLang={onLang}>
      <EditedForms {...props} editing={editing} onUnsaved={setUnsaved} />
    </Drafted>
  );
}

interface EditedFormsProps extends FormsProps {
  readonly editing: Editing;
  readonly onUnsaved: (unsaved: Unsaved) => void;
}

/**
 * The forms of an existing record: one tab for all of it in the base language, and one for each other active language. Memoized:
 * a form of many entries takes a quarter of a second to render, and its draft changes with the first key after each save.
 */
const EditedForms = memo(function EditedForms({ screen, editing, lang, onLang, onUnsaved }: EditedFormsProps) {
  const { languages, base } = useLanguages();
  const isTranslated = screen.kind.translatable.length > 0;
  const others = isTranslated || screen.alwaysTabs ? languages.filter(({ code }) => code !== baseLanguage()) : [];
  const selected = others.find(({ code }) => code === lang)?.code ?? baseLanguage();
  const [states, setStates] = useState<Readonly<Record<string, FormState>>>({});
  const report = useCallback(
    (lang: string, state: FormState) => setStates((before) => ({ ...before, [lang]: state })),
    [],
  );
  const reportBase = useCallback((state: FormState) => report(baseLanguage(), state), [report]);
  const { dirty, aside } = unsavedIn(states);
  useEffect(() => onUnsaved({ dirty, aside }), [dirty, aside, onUnsaved]);
  return (
    <>
      {others.length > 0 && <FormTabs tabs={[base, ...others]} states={states} selected={selected} onSelect={onLang} />}
      <FormTabPanel code={baseLanguage()} selected={selected} tabs={others.length > 0}>
        <BaseForm screen={screen} editing={editing} onState={reportBase} />
      </FormTabPanel>
      {others.map((language) => (
        <FormTabPanel key={language.code} code={language.code} selected={selected} tabs>
          {isTranslated ? (
            <TranslationForm screen={screen} editing={editing} language={language} onState={report} />
          ) : (
            <SharedNote />
          )}
        </FormTabPanel>
      ))}
    </>
  );
});
