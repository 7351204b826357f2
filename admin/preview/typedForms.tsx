import { createContext, use, useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { TypedForm } from '@polyphony/domain/publishing/typedPreview.js';
import { useFieldScope } from '../fields/binding/FieldScope';
import { type FormTarget, nameAt } from './focusField';
import { Store } from '../platform/Store';

/** Typed and unsaved values of the forms of a screen, by form. */
export class TypedForms extends Store<ReadonlyMap<string, TypedForm>> {
  /** The forms themselves, by the same names. */
  readonly targets = new Map<string, FormTarget>();
  /** The field whose input has the focus, as the page names it; another object each time that one gets it. */
  readonly focused = new Store<{ readonly field: string } | null>(null);

  constructor() {
    super(new Map());
  }

  /** @param typed null for a form without changes */
  report(form: string, typed: TypedForm | null): void {
    const next = new Map(this.get());
    if (typed) next.set(form, typed);
    else if (!next.delete(form)) return;
    this.set(next);
  }
}

/** As a request for a preview has them: one a language, English first, because other languages fall back to it. */
export function byLanguage(typed: ReadonlyMap<string, TypedForm>): TypedForm[] {
  const values = new Map<string, TypedForm['values']>();
  for (const form of typed.values()) values.set(form.lang, { ...values.get(form.lang), ...form.values });
  return [...values]
    .map(([lang, all]) => ({ lang, values: all }))
    .sort((a, b) => Number(b.lang === baseLanguage()) - Number(a.lang === baseLanguage()));
}

const Typed = createContext<TypedForms | null>(null);
/** Collects what `ReportTyped` reports below it. */
export const TypedFormsProvider = Typed.Provider;

interface ReportTypedProps {
  /** Name that distinguishes the form from others of the same language. */
  readonly of?: string;
  /** The values as a save sends them, where they are not sent as they are. */
  readonly sent?: (values: TypedForm['values']) => TypedForm['values'];
}

/** Within a form: reports what is typed into it. */
export function ReportTyped(props: ReportTypedProps) {
  const typed = use(Typed);
  return typed && <Reporter {...props} typed={typed} />;
}

function Reporter({ of = '', sent, typed }: ReportTypedProps & { readonly typed: TypedForms }) {
  const { lang, rules, reference } = useFieldScope();
  const methods = useFormContext();
  const place = useRef<HTMLSpanElement>(null);
  const { isDirty } = useFormState();
  const values = useWatch();
  const form = `${of} ${lang}`;
  useEffect(
    () => typed.report(form, isDirty ? { lang, values: sent ? sent(values) : values } : null),
    [typed, form, lang, isDirty, values, sent],
  );
  useEffect(() => () => typed.report(form, null), [typed, form]);
  useEffect(() => {
    const element = () => place.current?.closest('form') ?? null;
    const has = (field: string) => field in rules && (reference === null || field in reference);
    typed.targets.set(form, { of, lang, form: methods, has, element });
    return () => void typed.targets.delete(form);
  }, [typed, form, of, lang, rules, reference, methods]);
  useEffect(() => {
    const element = place.current?.closest('form');
    const listener = ({ target }: FocusEvent) => {
      const name = element && target instanceof Element ? nameAt(target, element) : null;
      if (name) typed.focused.set({ field: of ? `${of}/${name}` : name });
    };
    element?.addEventListener('focusin', listener);
    return () => element?.removeEventListener('focusin', listener);
  }, [typed, of]);
  return <span ref={place} hidden />;
}
