import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { readListState, writeListState, type ListShape, type ListState } from './listState';

export interface ListStateControl {
  /** What the address says: what is fetched. */
  readonly settled: ListState;
  /** What the controls show: a change is here at once, and in the address 250 ms after the last one. */
  readonly shown: ListState;
  readonly change: (change: Partial<ListState>) => void;
  /** Takes away all that the list is narrowed by. */
  readonly clear: () => void;
  /** Changes the address now, without an entry in the history: for corrections, not for a person's choices. */
  readonly correct: (change: Partial<ListState>) => void;
  /** The address that a change leads to, for links. */
  readonly hrefOf: (change: Partial<ListState>) => string;
}

/** The state of a list, kept in the address. Changes are debounced together, so three quick ones are one request. */
export function useListState(shape: ListShape): ListStateControl {
  const [params, setParams] = useSearchParams();
  const [pending, setPending] = useState<Partial<ListState> | null>(null);
  const settled = useMemo(() => readListState(params, shape), [params, shape]);
  // The same from the change until after it is in the address: what shows it is drawn once.
  const address = (pending ? writeListState(params, pending, shape) : params).toString();
  const shown = useMemo(() => readListState(new URLSearchParams(address), shape), [address, shape]);

  // The address changed: by the browser's buttons, and what was pending is out of date; or by us, and what was changed
  // since the change was sent still waits.
  const seen = useRef(params);
  const sent = useRef<Partial<ListState> | null>(null);
  useEffect(() => {
    if (seen.current === params) return;
    seen.current = params;
    const done = sent.current;
    sent.current = null;
    setPending((current) => (done && current !== done ? current : null));
  }, [params]);

  // Whoever is on the way to another page is not called back to this one.
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const leaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (!pending || leaving) return undefined;
    const send = () => {
      sent.current = pending;
      setParams((current) => writeListState(current, pending, shape));
    };
    const timer = setTimeout(send, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pending, leaving, setParams, shape]);

  // A page chosen just before a search was one of the list as it was then.
  const change = useCallback((changed: Partial<ListState>) => {
    setPending((before) => ({ ...before, page: undefined, ...changed }));
  }, []);
  const clear = useCallback(() => change({ searchName: '', status: null, chosen: {} }), [change]);
  const correct = useCallback(
    (changed: Partial<ListState>) => setParams((current) => writeListState(current, changed, shape), { replace: true }),
    [setParams, shape],
  );
  const hrefOf = useCallback(
    (changed: Partial<ListState>) => `?${writeListState(new URLSearchParams(address), changed, shape).toString()}`,
    [address, shape],
  );
  return useMemo(
    () => ({ settled, shown, change, clear, correct, hrefOf }),
    [settled, shown, change, clear, correct, hrefOf],
  );
}
