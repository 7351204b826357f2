import { useEffect } from 'react';
import { hasUnsaved, holdUnsaved } from '../session/unsaved';

/** Makes the browser ask before the window is closed or loaded anew, and keeps a session that ends from closing the page. */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const release = holdUnsaved();
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty]);
}
