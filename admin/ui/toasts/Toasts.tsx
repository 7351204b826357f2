import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { raisedToasts, sayWhatWaited } from './toasts';

/** Milliseconds before what could not be loaded is tried again. */
const AGAIN_MS = 3000;

/** What is raised while it cannot be loaded waits: it is what says that the connection is lost, and what became of it. */
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

/** Where toasts appear. What shows them is loaded when someone first does something, so not before the first page. */
export function Toasts() {
  const [wanted, setWanted] = useState(raisedToasts.areWaiting);
  useEffect(() => {
    const want = () => setWanted(true);
    const unsubscribe = raisedToasts.subscribe(want);
    sayWhatWaited();
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
