import { useEffect, useState } from 'react';
import type { FieldWords } from '../../fields/binding/FieldScope';
import { snapshotOf } from '../formValues';
import type { Editing, FormParts } from './editing';
import type { EntryForm } from './useEntryForm';

/**
 * Registers a form with the record's editing, for comparisons with another version. Returns the map in which inputs
 * store their labels.
 */
export function useFormParts(
  editing: Pick<Editing, 'forms'> | null,
  { form, aside }: Pick<EntryForm, 'form' | 'aside'>,
  { title, lang, dir, valuesOf }: Omit<FormParts, 'current' | 'form' | 'aside' | 'words'>,
): Map<string, FieldWords> {
  const [words] = useState(() => new Map<string, FieldWords>());
  const forms = editing?.forms;
  useEffect(() => {
    forms?.set(lang, { title, lang, dir, valuesOf, words, form, aside, current: () => snapshotOf(form) });
    return () => void forms?.delete(lang);
  }, [forms, title, lang, dir, valuesOf, words, form, aside]);
  return words;
}
