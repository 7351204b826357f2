import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { isSearchAlone, readListState, writeListState, type ListShape, type ListState } from './listState';

export interface ListStateControl {
  /** The state in the address, which is fetched. */
  readonly settled: ListState;
  /** The state of the controls: a change is visible at once, and in the address 250 ms after the last one. */
  readonly displayed: ListState;
  readonly change: (change: Partial<ListState>) => void;
  /** Resets all filters. */
  readonly clear: () => void;
  /** Replaces the address without a history entry: for corrections, not for choices of the user. */
  readonly correct: (change: Partial<ListState>) => void;
  /** The address after a change, for links. */
  readonly hrefOf: (change: Partial<ListState>) => string;
}

/**
 * The state of a list, stored in the address. Changes are debounced together, so that three quick ones cause one
 * request.
 */
export function useListState(shape: ListShape): ListStateControl {
  const [params, setParams] = useSearchParams();
  const [pending, setPending] = useState<Partial<ListState> | null>(null);
  const settled = useMemo(() => readListState(params, shape), [params, shape]);
  // Stable from the change until after it is in the address, so that components render once.
  const address = (pending ? writeListState(params, pending, shape) : params).toString();
  const displayed = useMemo(() => readListState(new URLSearchParams(address), shape), [address, shape]);

  // The address changed: either by the browser's buttons, which discards pending changes, or by us, and changes made
  // since then are still pending.
  const seen = useRef(params);
  const sent = useRef<Partial<ListState> | null>(null);
  // Whether the entry of the history is of a search that is still being typed: back leads to what was before it.
  const searching = useRef(false);
  useEffect(() => {
    if (seen.current === params) return;
    seen.current = params;
    const done = sent.current;
    sent.current = null;
    // Back and forward: what is typed next is another search.
    if (!done) searching.current = false;
    setPending((current) => (done && current !== done ? current : null));
  }, [params]);

  // Do not navigate back to this list while the user is leaving it.
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const leaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (!pending || leaving) return undefined;
    const send = () => {
      sent.current = pending;
      const replace = isSearchAlone(pending) && searching.current;
      searching.current = isSearchAlone(pending);
      setParams((current) => writeListState(current, pending, shape), { replace });
    };
    const timer = setTimeout(send, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pending, leaving, setParams, shape]);

  // A page selected just before a search referred to the previous result.
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
    () => ({ settled, displayed, change, clear, correct, hrefOf }),
    [settled, displayed, change, clear, correct, hrefOf],
  );
}
