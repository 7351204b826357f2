import { useEffect } from 'react';
import type { ListStateControl } from './useListState';

/**
 * A page that is not there (any more) leads to the last one (decision 143).
 * @param totalPages null while it is not known
 */
export function useLastPage({ settled: { page }, correct }: ListStateControl, totalPages: number | null): void {
  const lastPage = totalPages === null ? null : Math.max(1, totalPages);
  useEffect(() => {
    if (lastPage !== null && page > lastPage) correct({ page: lastPage });
  }, [lastPage, page, correct]);
}
