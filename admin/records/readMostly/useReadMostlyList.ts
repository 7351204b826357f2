import { useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import { QUIETLY, useLive } from '../../live/useLive';
import type { ReadPage } from '../export/allRows';
import { filterValues, shapeOf } from '../filters/filterValues';
import type { ListState } from '../list/state/listState';
import { useLastPage } from '../list/state/useLastPage';
import { useListState } from '../list/state/useListState';
import { sortVariable } from '../operations';
import type { ActedRow, ReadMostlyScreen } from './screen';

const NONE: readonly never[] = [];

/** The list of a read-mostly kind: its address, its query, and its rows. */
export function useReadMostlyList<Row extends ActedRow>(
  screen: Pick<ReadMostlyScreen<Row>, 'facts' | 'operations' | 'search' | 'filters'>,
  readFrom: readonly string[],
) {
  const { facts, filters } = screen;
  const { list: query } = screen.operations;
  const shape = useMemo(
    () => ({ sortable: facts.sortable, statuses: [], filters: filters.map(shapeOf) }),
    [facts, filters],
  );
  const state = useListState(shape);
  const { settled } = state;
  const filter = filterOf(screen, settled);
  const { page: number, pageSize } = settled;
  const sort = sortVariable(settled.sort);
  const variables = { page: number, pageSize, filter: filter as Record<string, never>, ...(sort && { sort }) };
  const { data, previousData, error, loading, refetch, client } = useQuery(query, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useLive(readFrom, () => client.query({ query, variables, ...QUIETLY }));
  useLastPage(state, !loading && data ? data.page.pageInfo.totalPages : null);
  const page = (data ?? previousData)?.page;
  return {
    state,
    shape,
    rows: page?.rows ?? NONE,
    total: page?.pageInfo.totalItemsCount ?? 0,
    totalPages: page?.pageInfo.totalPages ?? 0,
    filtered: Object.keys(filter).length > 0,
    loading: !data && !error,
    error: error ?? null,
    retry: () => void refetch(),
    /** One page of all that the filter lets through, for an export. */
    read: ((paging, quietly) =>
      client.query({ query, variables: { ...variables, ...paging }, ...quietly })) satisfies ReadPage<Row>,
  };
}

function filterOf(
  { search, filters }: Pick<ReadMostlyScreen, 'search' | 'filters'>,
  { searchName, chosen }: ListState,
): Readonly<Record<string, unknown>> {
  const text = searchName.trim();
  return { ...(text && { [search.field]: text }), ...filterValues(filters, chosen) };
}
