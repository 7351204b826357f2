import { useCallback, useMemo } from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import type { ListStateControl } from './useListState';

/** The order of a list as its table has it. */
export function useSortModel({ displayed: { sort }, change }: Pick<ListStateControl, 'displayed' | 'change'>) {
  const sortModel = useMemo(
    (): GridSortModel => (sort ? [{ field: sort.field, sort: sort.direction === 'ASC' ? 'asc' : 'desc' }] : []),
    [sort],
  );
  const onSortModelChange = useCallback(
    ([first]: GridSortModel) =>
      change({
        sort: first?.sort ? { field: first.field, direction: first.sort === 'asc' ? 'ASC' : 'DESC' } : null,
      }),
    [change],
  );
  return { sortModel, onSortModelChange };
}
