import type { FormValues } from '../../formValues';
import type { FormParts } from '../editing';

/** Types values into a form, as far as it has their fields. */
export function put({ form }: FormParts, values: FormValues): void {
  const current = form.getValues();
  for (const [name, value] of Object.entries(values))
    if (name in current) form.setValue(name, value, { shouldDirty: true });
}

/** Whether the changes of a form are set aside: it holds what someone else saved, and the draft what was typed. */
export const hasAside = ({ aside }: FormParts): boolean => aside.get() !== null;
