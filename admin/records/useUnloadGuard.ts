import { useEffect } from 'react';
import { hasUnsaved, holdUnsaved } from '../session/unsaved';

/**
 * Makes the browser ask for confirmation before the window is closed or reloaded, and prevents a session that ends from
 * leaving the page.
 */
export function useUnloadGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const release = holdUnsaved();
    const confirmUnload = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', confirmUnload);
    };
  }, [dirty]);
}
