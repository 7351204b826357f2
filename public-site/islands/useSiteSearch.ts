import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useEffect, useState } from 'react';
import { SiteSearchDocument } from '../generated/graphql.js';
import { address } from '../visit/address.js';
import { request } from './request.js';
import { searchVariables, type SiteSearchProps } from './SiteSearch.js';

/**
 * Searches the site while the visitor types: debounced, synchronized with the address, and ignoring outdated responses. Other
 * words are searched for in all kinds. If a request fails, the results stay and the form can still be submitted.
 */
export function useSiteSearch({ path, language, ...initial }: SiteSearchProps) {
  const { q, kind, found } = initial;
  const [typed, type] = useState(q);
  const [displayed, show] = useState({ q, kind, found });
  const [failedFor, failFor] = useState<string | null>(null);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === displayed.q) return;
    const stopped = new AbortController();
    const pause = setTimeout(() => {
      const variables = searchVariables(language, { q: wanted, kind: null, page: 1 });
      request(SiteSearchDocument, variables, stopped.signal).then(
        (data) => {
          if (stopped.signal.aborted) return;
          show({ q: wanted, kind: null, found: data });
          history.replaceState(null, '', address(path, { q: wanted }));
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
  }, [wanted, displayed.q, language, path]);

  return { typed, type, ...displayed, failed: failedFor === wanted && wanted !== displayed.q };
}
