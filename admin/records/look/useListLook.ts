import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepLook, keptLook } from './keptLooks';
import { readLook, withoutLook, type ListLook } from './listLook';

export interface LookControl {
  readonly look: ListLook;
  /** Changes it, for this list and later visits with this browser. */
  readonly change: (change: Partial<ListLook>) => void;
}

/** How a list is looked at: as its address says, and otherwise as it was left in this browser. */
export function useListLook(list: string, columns: readonly string[]): LookControl {
  const [params, setParams] = useSearchParams();
  const [left, setLeft] = useState(() => keptLook(list));
  const look = useMemo(() => readLook(params, left, columns), [params, left, columns]);
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
