import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** The rows selected of those that are shown. */
  readonly ids: ReadonlySet<string>;
  readonly select: (ids: Iterable<string>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of a list: none of another page, and none that was filtered away. */
export function useSelection(rows: readonly { readonly id: string }[]): Selection {
  const [chosen, setChosen] = useState(NONE);
  const select = useCallback((ids: Iterable<string>) => setChosen(new Set(ids)), []);
  const ids = useMemo(() => {
    if (chosen.size === 0) return NONE;
    return new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  }, [chosen, rows]);
  return useMemo(() => ({ ids, select }), [ids, select]);
}
