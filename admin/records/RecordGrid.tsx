import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridSortModel } from '@mui/x-data-grid';
import { useT } from '../texts/useT';
import { AddLink } from './AddLink';
import { gridColumns, type GridRow } from './gridColumns';
import { ListGrid } from './ListGrid';
import type { RowsProps } from './RecordList';
import { useRowRights } from './rowRights';
import { useToggles } from './toggles';

/** Shows a kind's list: its columns, its switches and actions, and what stands below its rows. */
export function RecordGrid({ screen, list, onDelete, selection, leaving, look }: RowsProps) {
  const t = useT();
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const toggles = useToggles(screen);
  const rights = useRowRights(screen);
  const { page, pageSize } = list.state.settled;
  const { sort } = list.state.shown;
  const { expand, state } = list;
  const { hidden, density } = look;
  const columns = useMemo(
    () => gridColumns({ screen, toggles, rights, small, page, pageSize, hidden, t, onExpand: expand, onDelete }),
    [screen, toggles, rights, small, page, pageSize, hidden, t, expand, onDelete],
  );
  const sortModel = useMemo(
    (): GridSortModel => (sort ? [{ field: sort.field, sort: sort.direction === 'ASC' ? 'asc' : 'desc' }] : []),
    [sort],
  );
  return (
    <ListGrid<GridRow>
      label={t('{label} list', { label: t(screen.kind.label) })}
      rows={list.rows}
      columns={columns}
      getRowId={({ record }) => record.id}
      getRowClassName={({ row }) => classOf(row, leaving)}
      selection={selection}
      density={density}
      onOpen={({ record, hasChildren }) => hasChildren && expand(record.id)}
      page={page}
      pageSize={pageSize}
      total={list.total}
      loading={list.loading}
      sortModel={sortModel}
      onSortModelChange={([first]) =>
        state.change({
          sort: first?.sort ? { field: first.field, direction: first.sort === 'asc' ? 'ASC' : 'DESC' } : null,
        })
      }
      empty={{
        text: screen.empty,
        onClear: list.filtered ? state.clear : null,
        add: <AddLink screen={screen} variant="text" />,
      }}
    />
  );
}

const classOf = ({ record, hasChildren }: GridRow, leaving: ReadonlySet<string>) =>
  [(record.active === false || leaving.has(record.id)) && 'inactive', hasChildren && 'expandable']
    .filter(Boolean)
    .join(' ');
