import { createContext, use, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { TypedForm } from '@polyphony/domain/publishing/typedPreview.js';
import { useFieldScope } from '../fields/binding/FieldScope';
import { Store } from '../platform/Store';

type Values = TypedForm['values'];

/** What is typed into the forms of a screen and not saved, by language. */
export class TypedForms extends Store<ReadonlyMap<string, Values>> {
  constructor() {
    super(new Map());
  }

  /** @param values null for a form without changes */
  report(lang: string, values: Values | null): void {
    const next = new Map(this.get());
    if (values) next.set(lang, values);
    else if (!next.delete(lang)) return;
    this.set(next);
  }
}

/** As a request for a preview has them: English first, because other languages fall back to it. */
export const inOrder = (typed: ReadonlyMap<string, Values>): TypedForm[] =>
  [...typed]
    .map(([lang, values]) => ({ lang, values }))
    .sort((a, b) => Number(b.lang === BASE_LANGUAGE) - Number(a.lang === BASE_LANGUAGE));

const Typed = createContext<TypedForms | null>(null);
/** Collects what `ReportTyped` reports below it. */
export const TypedFormsProvider = Typed.Provider;

/** Within a form: reports what is typed into it. */
export function ReportTyped() {
  const typed = use(Typed);
  const { lang } = useFieldScope();
  const { isDirty } = useFormState();
  const values = useWatch();
  useEffect(() => typed?.report(lang, isDirty ? values : null), [typed, lang, isDirty, values]);
  useEffect(() => () => typed?.report(lang, null), [typed, lang]);
  return null;
}
