import { type MouseEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { usePreferences } from '../theme/preferenceStore';

/** How long the overlay is shown before a navigation, and again after it, in milliseconds (foundations, section 9). */
export const TRANSITION_MS = 500;

let shown = false;
const listeners = new Set<() => void>();
const show = (next: boolean) => {
  shown = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the overlay of a page transition is shown. */
export const useTransitionShown = (): boolean => useSyncExternalStore(subscribe, () => shown);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a link to a page does when it is clicked: with the preloader 'spinner' the overlay comes first. */
export function usePageLink(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { preloader } = usePreferences();
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // A new tab or window has its own start.
    if (preloader !== 'spinner' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void (async () => {
      show(true);
      try {
        await pause(TRANSITION_MS);
        await navigate(to);
        await pause(TRANSITION_MS);
      } finally {
        show(false);
      }
    })();
  };
}
