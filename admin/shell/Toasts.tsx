import { lazy, Suspense, useEffect, useState } from 'react';
import { raisedToasts, sayWhatWaited } from './toasts';

const Toaster = lazy(() => import('./Toaster'));

/** Where toasts appear. What shows them is loaded when someone first does something, so not before the first page. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
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
