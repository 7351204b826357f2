import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** The rows selected of those that are shown. */
  readonly ids: ReadonlySet<string>;
  readonly select: (ids: Iterable<string>) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which rows of a list are selected: of another page, or filtered away, none is. */
export function useSelection(rows: readonly { readonly id: string }[]): Selection {
  const [chosen, setChosen] = useState(NONE);
  const select = useCallback((ids: Iterable<string>) => setChosen(new Set(ids)), []);
  const ids = useMemo(() => {
    if (chosen.size === 0) return NONE;
    return new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  }, [chosen, rows]);
  return useMemo(() => ({ ids, select }), [ids, select]);
}
