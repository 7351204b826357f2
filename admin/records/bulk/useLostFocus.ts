import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Handlers of an element whose controls come and go: when the one with the focus is removed, the element gets the focus,
 * or `after` once the element is removed itself. Dialogs that its controls open are parts of it.
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, after: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) (element.current ?? after.current)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    },
  };
}
