import { useEffect, useState } from 'react';
import type { FieldWords } from '../../fields/FieldScope';
import type { Editing, FormParts } from './editing';
import type { EntryForm } from './useEntryForm';

/** Makes a form known to the record's editing, for a comparison with another version. Answers where its inputs leave their words. */
export function useFormParts(
  editing: Editing | null,
  { form }: Pick<EntryForm, 'form'>,
  { title, lang, dir, valuesOf }: Omit<FormParts, 'current' | 'words'>,
): Map<string, FieldWords> {
  const [words] = useState(() => new Map<string, FieldWords>());
  const forms = editing?.forms;
  useEffect(() => {
    forms?.set(lang, { title, lang, dir, valuesOf, words, current: () => ({ ...form.getValues() }) });
    return () => void forms?.delete(lang);
  }, [forms, title, lang, dir, valuesOf, words, form]);
  return words;
}
