import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { storedLook, storeLook } from './storedLooks';
import { askedLook, readLook, withoutLook, type ListLook } from './listLook';

export interface LookControl {
  readonly look: ListLook;
  /** Changes the settings, for this list and later visits with this browser. */
  readonly change: (change: Partial<ListLook>) => void;
}

/** The view settings of a list: those in its address, otherwise those stored in this browser. */
export function useListLook(list: string, columns: readonly string[]): LookControl {
  const [params, setParams] = useSearchParams();
  const [left, setLeft] = useState(() => storedLook(list));
  const { hidden, density } = askedLook(params);
  // Memoized, so that the table does not re-render when other parameters change.
  const look = useMemo(() => readLook({ hidden, density }, left, columns), [hidden, density, left, columns]);
  const change = useCallback(
    (next: Partial<ListLook>) => {
      const chosen = { ...look, ...next };
      storeLook(list, chosen);
      setLeft(chosen);
      // The link's settings no longer apply.
      setParams(withoutLook, { replace: true });
    },
    [look, list, setParams],
  );
  return { look, change };
}
