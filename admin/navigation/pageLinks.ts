import { type MouseEvent, useCallback, useSyncExternalStore } from 'react';
import { type To, useHref, useNavigate } from 'react-router';
import { usePreferences } from '../theme/preferenceStore';

/** Milliseconds that the overlay is shown before a navigation, and again after it (foundations, section 9). */
export const TRANSITION_MS = 500;

let isOverlayVisible = false;
const listeners = new Set<() => void>();
const show = (next: boolean) => {
  isOverlayVisible = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the overlay of a page transition is shown. */
export const useTransitionVisible = (): boolean => useSyncExternalStore(subscribe, () => isOverlayVisible);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Functions to make anchors links within the console. Both are stable across navigations. */
export interface PageLinks {
  readonly hrefOf: (to: string) => string;
  /** The click handler: navigates; with the preloader 'spinner' it shows the overlay first. */
  readonly follow: (to: To, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * For components with many links, such as the navigation: react-router's Link re-renders on every change of the
 * location, including the filters in its query.
 */
export function usePageLinks(): PageLinks {
  const navigate = useNavigate();
  const { preloader } = usePreferences();
  const base = useHref('/').replace(/\/$/, '');
  const hrefOf = useCallback((to: string) => base + to, [base]);
  const follow = useCallback(
    (to: To, event: MouseEvent<HTMLAnchorElement>) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      // Opening a new tab or window is left to the browser.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      // A second click of the same press.
      if (isOverlayVisible) return;
      // Do not add a history entry for the current page.
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
