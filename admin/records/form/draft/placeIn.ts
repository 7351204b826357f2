import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../formValues';
import { inputOf, placeErrors, type WriteError } from '../../useRecordWrite';
import type { FormParts } from '../editing';

/** An input of the form of a language. */
interface Place {
  readonly lang: string;
  readonly form: UseFormReturn<FormValues>;
  readonly name: string;
}

/**
 * Puts the errors of a write of several languages on the fields of their forms: 'name' of English, 'ar.name' of Arabic.
 * @returns the first place that has one, and the errors that have none
 */
export function placeIn(
  forms: ReadonlyMap<string, FormParts>,
  errors: readonly WriteError[],
): { readonly first: Place | null; readonly elsewhere: readonly WriteError[] } {
  const langOf = ({ field }: WriteError) => [...forms.keys()].find((lang) => field.startsWith(`${lang}.`));
  let first: Place | null = null;
  const elsewhere: WriteError[] = [];
  for (const [lang, { form }] of forms) {
    const own = errors
      .filter((error) => (langOf(error) ?? baseLanguage()) === lang)
      .map(({ field, message }) => ({
        field: langOf({ field, message }) ? field.slice(lang.length + 1) : field,
        message,
      }));
    const left = placeErrors(form, own);
    const [placed] = own.filter((error) => !left.includes(error));
    if (placed) first ??= { lang, form, name: inputOf(placed.field) };
    elsewhere.push(...left);
  }
  return { first, elsewhere };
}
