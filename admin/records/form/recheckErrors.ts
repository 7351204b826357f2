import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { placedErrors } from '../../fields/binding/placedErrors';

/**
 * Checks again the fields that show an error, so that rules say it in the present language of the console. What the server
 * said stays, in its words: the rules do not know it.
 */
export async function recheckErrors<Values extends FieldValues>(form: UseFormReturn<Values>): Promise<void> {
  const errors = placedErrors(form.formState.errors);
  if (errors.length === 0) return;
  // Entry by entry: a list that is checked as one says only what is wrong with it as a whole.
  const names = errors.map(({ name }) => name as Parameters<typeof form.getFieldState>[0]);
  await form.trigger(names);
  for (const { name, type, message } of errors) {
    const path = name as (typeof names)[number];
    if (type === 'server' && !form.getFieldState(path).error)
      form.setError(path, { type, ...(message && { message }) });
  }
}
