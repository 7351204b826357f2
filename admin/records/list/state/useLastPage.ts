import { useEffect, useRef } from 'react';
import type { ListStateControl } from './useListState';

/**
 * Redirects from a page past the end of the list to the last page (SPEC-D143).
 * @param totalPages null while it is unknown
 * @param stays whether the address was invalid from the start: no redirect, because the list shows that itself
 */
export function useLastPage(
  { settled: { page }, correct }: ListStateControl,
  totalPages: number | null,
  stays = false,
): void {
  const lastPage = totalPages === null ? null : Math.max(1, totalPages);
  const was = useRef<number | null>(null);
  useEffect(() => {
    if (lastPage === null) return;
    if (page <= lastPage) was.current = page;
    else if (!stays || was.current === page) correct({ page: lastPage });
  }, [lastPage, page, stays, correct]);
}
