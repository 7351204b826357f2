import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepLook, keptLook } from './keptLooks';
import { askedLook, readLook, withoutLook, type ListLook } from './listLook';

export interface LookControl {
  readonly look: ListLook;
  /** Changes it, for this list and later visits with this browser. */
  readonly change: (change: Partial<ListLook>) => void;
}

/** How a list is looked at: as its address says, and otherwise as it was left in this browser. */
export function useListLook(list: string, columns: readonly string[]): LookControl {
  const [params, setParams] = useSearchParams();
  const [left, setLeft] = useState(() => keptLook(list));
  const { hidden, density } = askedLook(params);
  // The same for as long as the address asks for the same: the table is not drawn anew for each of its pages.
  const look = useMemo(() => readLook({ hidden, density }, left, columns), [hidden, density, left, columns]);
  const change = useCallback(
    (next: Partial<ListLook>) => {
      const chosen = { ...look, ...next };
      keepLook(list, chosen);
      setLeft(chosen);
      // What was chosen is no longer what the link said.
      setParams(withoutLook, { replace: true });
    },
    [look, list, setParams],
  );
  return { look, change };
}
