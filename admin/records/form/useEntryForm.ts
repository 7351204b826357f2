import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { AnyObject, ObjectSchema } from 'yup';
import { Store, useStore } from '../../platform/Store';
import { rulesResolver } from '../../texts/rulesResolver';
import { useT } from '../../texts/useT';
import { recheckErrors } from './recheckErrors';
import { changedFields, snapshotOf, type FormValues } from '../formValues';
import type { Conflict, WriteOutcome } from '../useRecordWrite';

/** The values a form starts from, and how they came to be. */
export interface Loaded {
  readonly values: FormValues;
  /**
   * 'opened', 'saved' and 'published': what a person typed since stays. 'theirs': someone else's version, which replaces
   * it; the typed values are set aside. 'merged': what was typed is in it, or was decided against, and what was chosen of
   * both is on top.
   */
  readonly cause: 'opened' | 'saved' | 'published' | 'theirs' | 'merged';
  /** Values of the form when it was published; null where the cause is another. */
  readonly sent?: FormValues | null;
  /** Values that were chosen, and whether the form is to be saved with them. */
  readonly merged?: { readonly values: FormValues; readonly save: boolean } | null;
}

interface EntryFormOptions<Saved> {
  readonly rules: ObjectSchema<AnyObject>;
  readonly loaded: Loaded;
  /** Sends the values of all fields, or of the changed ones only. */
  readonly send: 'all' | 'changed';
  readonly save: (input: FormValues, form: UseFormReturn<FormValues>) => Promise<WriteOutcome<Saved>>;
  readonly onSaved: (record: Saved | null) => void;
  /** Typed values that still apply to newly loaded ones; all of them by default. */
  readonly fit?: (loaded: FormValues, typed: FormValues) => FormValues;
}

export interface EntryForm {
  readonly form: UseFormReturn<FormValues>;
  readonly submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly busy: boolean;
  readonly dirty: boolean;
  /** Whether the form holds unsaved changes now: `dirty` is what it held when it was last rendered. */
  readonly isChanged: () => boolean;
  readonly invalid: boolean;
  /** Whether it was saved since it was opened. */
  readonly hasSaved: boolean;
  readonly conflict: Conflict | null;
  readonly dismissConflict: () => void;
  /** Values typed before someone else's version was loaded; null when there is nothing to put back. */
  readonly aside: Store<FormValues | null>;
  /** Puts that back; null when there is nothing. */
  readonly restoreTyped: (() => void) | null;
  /** Gives it up. */
  readonly discardTyped: () => void;
}

const asTyped = (_loaded: FormValues, typed: FormValues): FormValues => typed;

/** One form of a record (of the record itself, or of one translation): rules, differences, saving, conflicts. */
export function useEntryForm<Saved>(options: EntryFormOptions<Saved>): EntryForm {
  const { rules, loaded, send, save, onSaved, fit = asTyped } = options;
  const form = useForm<FormValues>({
    resolver: rulesResolver(rules),
    defaultValues: loaded.values,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { language } = useT();
  const checkAgain = useEffectEvent(() => void recheckErrors(form));
  useEffect(() => checkAgain(), [language]);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [hasSaved, setHasSaved] = useState(false);
  const [aside] = useState(() => new Store<FormValues | null>(null));
  const setAside = useStore(aside);

  const type = useCallback(
    (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
    },
    [form],
  );

  const from = useRef(loaded);
  const saved = useRef<FormValues | null>(null);
  const saveChecked = async (checked: FormValues) => {
    const sent = snapshotOf(form);
    const names = Object.keys(send === 'all' ? sent : changedFields(loaded.values, sent));
    const outcome = await save(Object.fromEntries(names.map((name) => [name, checked[name]])), form);
    if (outcome.status === 'conflict') setConflict(outcome.conflict);
    if (outcome.status !== 'saved') return;
    saved.current = sent;
    aside.set(null);
    setHasSaved(true);
    onSaved(outcome.record);
  };
  const saveMerged = useEffectEvent(() => void form.handleSubmit(saveChecked)());

  useEffect(() => {
    if (from.current === loaded) return;
    // What was typed since a save was sent is not part of it, and stays.
    const sent = loaded.sent ?? saved.current ?? from.current.values;
    const typed = fit(loaded.values, changedFields(sent, form.getValues()));
    const earlier = fit(loaded.values, aside.get() ?? {});
    from.current = loaded;
    saved.current = null;
    form.reset(loaded.values);
    if (loaded.cause === 'merged') {
      const { values = {}, save: saves = false } = loaded.merged ?? {};
      type(values);
      if (saves && Object.keys(changedFields(loaded.values, { ...loaded.values, ...values })).length > 0) saveMerged();
    } else if (loaded.cause !== 'theirs') type(typed);
    else if (Object.keys(typed).length > 0) aside.set({ ...earlier, ...typed });
  }, [loaded, form, type, fit, aside]);

  return {
    form,
    submit: (event) => form.handleSubmit(saveChecked)(event),
    busy: isSubmitting,
    dirty: isDirty,
    isChanged: () => Object.keys(changedFields(loaded.values, form.getValues())).length > 0,
    invalid: Object.keys(errors).length > 0,
    hasSaved,
    conflict,
    dismissConflict: () => setConflict(null),
    aside,
    restoreTyped: setAside && (() => (type(setAside), aside.set(null))),
    discardTyped: () => aside.set(null),
  };
}
