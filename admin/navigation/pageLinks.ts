import { type MouseEvent, useCallback, useSyncExternalStore } from 'react';
import { useHref, useNavigate } from 'react-router';
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

/** What makes an anchor a link to a page of the console. Both are the same for as long as the way there is the same. */
export interface PageLinks {
  readonly hrefOf: (to: string) => string;
  /** Goes there, on a click of it; with the preloader 'spinner' the overlay comes first. */
  readonly follow: (to: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links for those that stand on every page in numbers, as the navigation's do: a router's own link is drawn anew with
 * every change of the address, also one of the page's own filters.
 */
export function usePageLinks(): PageLinks {
  const navigate = useNavigate();
  const { preloader } = usePreferences();
  const base = useHref('/').replace(/\/$/, '');
  const hrefOf = useCallback((to: string) => base + to, [base]);
  const follow = useCallback(
    (to: string, event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      // A new tab or window has its own start.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      // To where one is already leads no step further.
      const replace = event.currentTarget.href === window.location.href;
      const go = () => navigate(to, { replace });
      void (preloader === 'spinner' ? underOverlay(go) : go());
    },
    [navigate, preloader],
  );
  return { hrefOf, follow };
}

async function underOverlay(go: () => void | Promise<void>): Promise<void> {
  show(true);
  try {
    await pause(TRANSITION_MS);
    await go();
    await pause(TRANSITION_MS);
  } finally {
    show(false);
  }
}
