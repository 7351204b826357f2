import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { translatedFieldsOf } from '@polyphony/domain/validation/entryLists.js';
import { fieldOf } from '../../../fields/binding/placedErrors';
import { RuleInputs } from '../../../fields/RuleInputs';
import { focusField } from '../../../preview/focusField';
import { TypedForms, TypedFormsProvider } from '../../../preview/typedForms';
import { useLanguages } from '../../../language/LanguageProvider';
import { useStore } from '../../../platform/Store';
import { Drafted } from '../draft/Drafted';
import { WITHOUT } from '../draft/DraftContext';
import { languageOf } from '../draft/draftState';
import { useDraft } from '../draft/useDraft';
import { useEditing } from '../editing';
import { BaseForm, TranslationForm, type FormState } from '../forms';
import { LeaveGuard } from '../LeaveGuard';
import type { RecordDetails, RecordDraft } from '../../operations';
import type { FormScreen } from '../../screen';
import { OtherProblems } from './OtherProblems';
import type { DraftChange } from './undoChange';

/** Stores what is typed; `checked`: unless it breaks a rule. Resolves to whether the form can be left. */
export type Leave = (checked: boolean) => Promise<boolean>;

interface InPlaceFormProps {
  readonly screen: FormScreen;
  readonly opened: RecordDetails;
  /** Its draft, as it was loaded with it; null where its kind has none. */
  readonly draft: RecordDraft | null;
  /** Name of the input: 'title', 'faqs.0.question'. */
  readonly name: string;
  /** The language of the page. */
  readonly lang: string;
  /** Registers how what is typed is stored before the form is left. */
  readonly onReady: (leave: Leave) => void;
  /** Called when something was stored, with how to take it back where that is possible. */
  readonly onStored: (change: DraftChange | null) => void;
  readonly onDone: () => void;
}

/** The language of the form that has an input: that of the page, unless the field is the same in all languages. */
const formLanguage = ({ kind }: FormScreen, name: string, lang: string): string =>
  lang !== baseLanguage() && translatedFieldsOf(kind).includes(fieldOf(name)) ? lang : baseLanguage();

/** One input of a record's form, which keeps what is typed in the record's draft; of a kind without drafts, it saves. */
export function InPlaceForm({ screen, opened, draft, name, lang, onReady, onStored, onDone }: InPlaceFormProps) {
  const { languages } = useLanguages();
  const editing = useEditing(screen.operations.details, opened, screen.read);
  const isDraftable = screen.kind.drafts === true && draft !== null;
  const field = fieldOf(name);
  const [{ dirty, aside }, setState] = useState<FormState>({ dirty: false, invalid: false });
  const code = formLanguage(screen, name, lang);
  const place = useRef<HTMLDivElement>(null);
  const [typed] = useState(() => new TypedForms());
  const done = useRef(onDone);
  useEffect(() => void (done.current = onDone), [onDone]);
  const inPlace = useMemo(() => ({ onDone: () => done.current() }), []);
  const { keeper, isDrafted } = useDraft({ ...screen, inPlace }, editing, draft);
  const Fields = useCallback(
    () => (
      <>
        <RuleInputs names={[field]} />
        <OtherProblems except={field} />
      </>
    ),
    [field],
  );
  const narrowed = useMemo(
    (): FormScreen => ({ ...screen, Fields, ...(keeper && { inPlace }) }),
    [screen, Fields, keeper, inPlace],
  );
  // The input has the focus from the start, in its entry where it is of one.
  useEffect(() => focusField(() => typed.targets.values(), name, code), [typed, name, code]);

  const state = useStore(keeper?.state ?? WITHOUT);
  const { revision = null } = state.draft;
  const seen = useRef(draft?.revision ?? null);
  useEffect(() => {
    if (!keeper || !state.savedHere || revision === seen.current) return;
    seen.current = revision;
    const before = draft && languageOf(draft, code);
    onStored({
      screen,
      id: screen.byHand?.idOf(opened) ?? opened.id,
      lang: code,
      values: before?.values ?? {},
      from: before?.from ?? opened.version,
      revision,
    });
  }, [keeper, state.savedHere, revision, draft, code, screen, opened, onStored]);
  // A record without drafts is saved, and a draft published: the page shows either.
  const { version } = editing.record;
  const drawn = useRef(version);
  useEffect(() => {
    if (drawn.current === version) return;
    drawn.current = version;
    onStored(null);
    if (!keeper) done.current();
  }, [version, keeper, onStored]);

  useEffect(() => {
    onReady(async (checked) => {
      if (!keeper) return !dirty;
      const [parts] = editing.forms.values();
      const { activeElement } = document;
      // An input gives up what it holds when it loses the focus.
      if (activeElement instanceof HTMLElement && place.current?.contains(activeElement)) activeElement.blur();
      if (parts && checked && !(await parts.form.trigger(field, { shouldFocus: true }))) return false;
      return keeper.flush();
    });
  }, [keeper, editing, dirty, field, onReady]);
  const language = languages.find((one) => one.code === code);
  const report = useCallback((_: string, next: FormState) => setState(next), []);
  return (
    <div ref={place}>
      <TypedFormsProvider value={typed}>
        <Drafted
          screen={isDraftable ? { ...screen, inPlace } : screen}
          editing={editing}
          opened={opened}
          keeper={keeper}
          dirty={dirty}
          onLang={() => undefined}
        >
          {code === baseLanguage() || !language ? (
            <BaseForm screen={narrowed} editing={editing} onState={setState} />
          ) : (
            <TranslationForm screen={narrowed} editing={editing} language={language} onState={report} />
          )}
        </Drafted>
        <LeaveGuard dirty={(dirty && !isDrafted) || aside === true} />
      </TypedFormsProvider>
    </div>
  );
}
