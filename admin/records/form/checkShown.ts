import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface PlacedError {
  /** 'faqs.0.question' */
  readonly name: string;
  readonly type: string;
  readonly message: string | undefined;
}

/** Errors of a form by the names of their inputs; those of repeated entries are nested. */
function placed(errors: object, before = ''): PlacedError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = `${before}${key}`;
    const { type, message } = value as { readonly type?: unknown; readonly message?: unknown };
    if (typeof type !== 'string') return placed(value, `${name}.`);
    return [{ name, type, message: typeof message === 'string' ? message : undefined }];
  });
}

/**
 * Checks again the fields that show an error, so that rules say it in the present language of the console. What the server
 * said stays, in its words: the rules do not know it.
 */
export async function checkShown<Values extends FieldValues>(form: UseFormReturn<Values>): Promise<void> {
  const shown = placed(form.formState.errors);
  if (shown.length === 0) return;
  const names = Object.keys(form.formState.errors) as Parameters<typeof form.getFieldState>[0][];
  await form.trigger(names);
  for (const { name, type, message } of shown) {
    const path = name as (typeof names)[number];
    if (type === 'server' && !form.getFieldState(path).error)
      form.setError(path, { type, ...(message && { message }) });
  }
}
