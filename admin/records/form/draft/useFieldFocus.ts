import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { showField } from '../../../fields/binding/showField';
import type { FormValues } from '../../formValues';

interface Wanted {
  readonly form: UseFormReturn<FormValues>;
  readonly name: string;
  /** Element that had the focus before. */
  readonly from: Element | null;
  tries: number;
}

/** Renders within which a form is shown: its language, its section, and the input there. */
const TRIES = 5;

/** Focuses an input of a form that is about to be shown: once it is, unless the user has gone elsewhere meanwhile. */
export function useFieldFocus(): (form: UseFormReturn<FormValues>, name: string) => void {
  const wanted = useRef<Wanted | null>(null);
  // The form may be shown by any later render: until then, its inputs cannot have the focus.
  useEffect(() => {
    if (!wanted.current) return;
    const { form, name, from, tries } = wanted.current;
    const { activeElement } = document;
    const isElsewhere = activeElement !== from && activeElement !== document.body;
    if (isElsewhere || tries === TRIES) {
      wanted.current = null;
      return;
    }
    wanted.current.tries += 1;
    showField(form, name);
  });
  return useCallback((form, name) => {
    wanted.current = { form, name, from: document.activeElement, tries: 0 };
  }, []);
}
