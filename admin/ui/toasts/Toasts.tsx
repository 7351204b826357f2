import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { raisedToasts, showPendingToast } from './toasts';

/** Milliseconds until a failed import is retried. */
const AGAIN_MS = 3000;

/**
 * Retries until it is loaded. Toasts raised meanwhile wait: they report that the connection is lost, and what followed.
 */
async function loadToaster(): Promise<{ default: ComponentType }> {
  for (;;) {
    try {
      return await import('./Toaster');
    } catch (error) {
      console.warn('What shows messages could not be loaded. It is tried again.', error);
      await new Promise((again) => {
        setTimeout(again, AGAIN_MS);
        window.addEventListener('online', again, { once: true });
      });
    }
  }
}
const Toaster = lazy(loadToaster);

/** Shows toasts. Their code is loaded with the first toast, so not before the first page. */
export function Toasts() {
  const [wanted, setWanted] = useState(raisedToasts.areWaiting);
  useEffect(() => {
    const want = () => setWanted(true);
    const unsubscribe = raisedToasts.subscribe(want);
    showPendingToast();
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, want, { once: true });
    return () => {
      unsubscribe();
      for (const event of events) window.removeEventListener(event, want);
    };
  }, []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
