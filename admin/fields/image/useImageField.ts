import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useFieldScope } from '../binding/FieldScope';
import { ruleFacts } from '../binding/ruleFacts';

/** Binds a field that holds the id of a file, and is changed by buttons, to the form. */
export function useImageField(name: string) {
  const { rules, readOnly = false } = useFieldScope();
  const rule = rules[name];
  if (!rule) throw new Error(`The kind has no rule for the field '${name}'.`);
  const { field, fieldState } = useController({ name });
  return {
    id: useId(),
    value: typeof field.value === 'string' ? field.value : '',
    error: fieldState.error?.message ?? null,
    ...ruleFacts(rule),
    disabled: readOnly,
    /** Ref of the element that an error puts the focus on. */
    register: field.ref,
    change: (value: string) => {
      field.onChange(value);
      field.onBlur();
    },
  };
}
