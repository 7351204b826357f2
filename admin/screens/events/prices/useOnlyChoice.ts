import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Chooses the only code that there is in a new form: one group or type is not worth a question. What was chosen is no change
 * of the form: leaving it untouched loses nothing.
 */
export function useOnlyChoice(name: string, entries: readonly { readonly code: string }[]): void {
  const { getValues, resetField } = useFormContext();
  const [first, ...others] = entries;
  const only = others.length === 0 ? first?.code : undefined;
  useEffect(() => {
    if (only !== undefined && !getValues(name)) resetField(name, { defaultValue: only });
  }, [name, only, getValues, resetField]);
}
