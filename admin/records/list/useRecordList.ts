import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { QUIETLY, useLive } from '../../live/useLive';
import type { RecordRow } from '../operations';
import { rowNumber } from './state/pager';
import type { ListScreen } from '../screen';
import { usePrepared } from './firstRows';
import { visibleRows, type TreeRow } from './treeRows';
import { useLastPage } from './state/useLastPage';
import { useListQuery, type ListQuery } from './state/useListQuery';

export interface RecordListControl extends ListQuery {
  readonly rows: readonly TreeRow<RecordRow>[];
  /** Number of records (in a tree: roots) that match the filters, on all pages. */
  readonly total: number;
  readonly totalPages: number;
  /** Whether the rows for the current address are being loaded. */
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Expands or collapses a row. */
  readonly expand: (id: string) => void;
}

/** A kind's list: its state in the address, its query, and the visible rows of a tree. */
export function useRecordList(screen: ListScreen): RecordListControl {
  const { kind, operations } = screen;
  const listQuery = useListQuery(screen);
  const { state, variables } = listQuery;
  const { policy, since } = usePrepared(screen, variables);
  const { data, previousData, loading, error, refetch, client } = useQuery(operations.list, {
    variables,
    ...policy,
  });
  useLive(kind.readFrom, () => client.query({ query: operations.list, variables, ...QUIETLY }), since);
  const page = (data ?? previousData)?.page;
  const total = page?.pageInfo.totalItemsCount ?? 0;
  const totalPages = page?.pageInfo.totalPages ?? 0;

  useLastPage(state, !loading && data ? data.page.pageInfo.totalPages : null, screen.noMore !== undefined);

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const expand = useCallback((id: string) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  const rows = useMemo(
    () => (page ? visibleRows(page.rows, page.descendants ?? [], expanded, rowNumber(page.pageInfo, 0)) : []),
    [page, expanded],
  );
  return {
    ...listQuery,
    rows,
    total,
    totalPages,
    loading: !data && !error,
    error: error ?? null,
    retry: () => void refetch(),
    expand,
  };
}
