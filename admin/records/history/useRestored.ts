import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOf } from '../../platform/failure';
import { toastError } from '../../ui/toasts/toasts';

/**
 * Opens the form of a record again after an earlier version was restored, which a toast may do long after the render that
 * raised it. Unsaved changes stay: they meet the restored values when they are saved.
 * @param refetch loads the record
 * @returns `restored`: the key of the form. `onDirty`: call with whether it holds unsaved changes.
 */
export function useRestored(refetch: () => Promise<unknown>) {
  const [restored, setRestored] = useState(0);
  const form = useRef({ dirty: false, mounted: false });
  useEffect(() => {
    const { current } = form;
    current.mounted = true;
    return () => {
      current.mounted = false;
    };
  }, []);
  const onDirty = useCallback((dirty: boolean) => {
    form.current.dirty = dirty;
  }, []);
  const onRestored = useCallback(() => {
    if (!form.current.mounted) return;
    refetch().then(
      () => {
        if (!form.current.dirty) setRestored((before) => before + 1);
      },
      (error: unknown) => toastError(failureOf(error).message),
    );
  }, [refetch]);
  return { restored, onDirty, onRestored };
}
