import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../formValues';

interface Wanted {
  readonly form: UseFormReturn<FormValues>;
  readonly name: string;
  /** What had the focus before. */
  readonly from: Element | null;
}

/** Focuses an input of a form that is about to be shown: once it is, unless the user has gone elsewhere meanwhile. */
export function useFieldFocus(): (form: UseFormReturn<FormValues>, name: string) => void {
  const wanted = useRef<Wanted | null>(null);
  // The form may be shown by any later render: until then, its inputs cannot have the focus.
  useEffect(() => {
    if (!wanted.current) return;
    const { form, name, from } = wanted.current;
    const { activeElement } = document;
    if (activeElement === from || activeElement === document.body) form.setFocus(name);
    else wanted.current = null;
  });
  return useCallback((form, name) => {
    wanted.current = { form, name, from: document.activeElement };
  }, []);
}
