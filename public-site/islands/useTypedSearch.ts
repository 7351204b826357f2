import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useEffect, useState } from 'react';

interface TypedSearch<Found> {
  /** The search of the loaded page, and what it found. */
  readonly initial: { readonly search: string; readonly found: Found };
  /** The same function in each rendering, as `addressOf`: with another one, it searches anew. */
  readonly load: (search: string, signal: AbortSignal) => Promise<Found>;
  /** The address of the page of a search. */
  readonly addressOf: (search: string) => string;
}

/**
 * Searches while the visitor types: debounced, synchronized with the address, and ignoring outdated responses. If a request
 * fails, the results stay and the form can still be submitted.
 */
export function useTypedSearch<Found>({ initial, load, addressOf }: TypedSearch<Found>) {
  const [typed, type] = useState(initial.search);
  const [displayed, show] = useState(initial);
  const [failedFor, failFor] = useState<string | null>(null);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === displayed.search) return;
    const stopped = new AbortController();
    const pause = setTimeout(() => {
      load(wanted, stopped.signal).then(
        (found) => {
          if (stopped.signal.aborted) return;
          show({ search: wanted, found });
          history.replaceState(null, '', addressOf(wanted));
        },
        () => {
          if (!stopped.signal.aborted) failFor(wanted);
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(pause);
      stopped.abort();
    };
  }, [wanted, displayed.search, load, addressOf]);

  return { typed, type, ...displayed, failed: failedFor === wanted && wanted !== displayed.search };
}
