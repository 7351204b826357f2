import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { useEffect, useState } from 'react';
import { CategoriesDocument } from '../generated/graphql.js';
import { pageAddress } from '../visit/address.js';
import { categoryVariables, type CategorySearchProps } from './CategorySearch.js';
import { request } from './request.js';

/**
 * Searches categories while the visitor types: debounced, synchronized with the address, and ignoring outdated
 * responses. If a request fails, the list stays and the form can still be submitted.
 */
export function useCategorySearch({ path, language, search: initial, found: initiallyFound }: CategorySearchProps) {
  const [typed, type] = useState(initial);
  const [displayed, show] = useState({ search: initial, found: initiallyFound });
  const [failedFor, failFor] = useState<string | null>(null);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === displayed.search) return;
    const stopped = new AbortController();
    const pause = setTimeout(() => {
      request(CategoriesDocument, categoryVariables(language, wanted, 1), stopped.signal).then(
        (found) => {
          if (stopped.signal.aborted) return;
          show({ search: wanted, found });
          history.replaceState(null, '', pageAddress(path, 1, { search: wanted }));
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
  }, [wanted, displayed.search, language, path]);

  return { typed, type, ...displayed, failed: failedFor === wanted && wanted !== displayed.search };
}
