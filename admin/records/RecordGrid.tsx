import { useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridCellParams, type GridRowParams, type GridSortModel } from '@mui/x-data-grid';
import { nonce } from '../theme/nonce';
import { EmptyList } from './EmptyList';
import { gridColumns, type GridRow } from './gridColumns';
import type { RecordRow } from './operations';
import { useRowRights } from './rowRights';
import type { ListScreen } from './screen';
import { useToggles } from './toggles';
import type { RecordListControl } from './useRecordList';

interface RecordGridProps {
  readonly screen: ListScreen;
  readonly list: RecordListControl;
  readonly onDelete: (row: RecordRow) => void;
}

/** Shows a list's control as a DataGrid: the server pages, sorts and filters, and the address remembers. */
export function RecordGrid({ screen, list, onDelete }: RecordGridProps) {
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const toggles = useToggles(screen);
  const rights = useRowRights(screen);
  const { page, pageSize } = list.state.settled;
  const { sort } = list.state.shown;
  const { expand, state } = list;
  const columns = useMemo(
    () => gridColumns({ screen, toggles, rights, small, page, pageSize, onExpand: expand, onDelete }),
    [screen, toggles, rights, small, page, pageSize, expand, onDelete],
  );
  const sortModel = useMemo(
    (): GridSortModel => (sort ? [{ field: sort.field, sort: sort.direction === 'ASC' ? 'asc' : 'desc' }] : []),
    [sort],
  );
  return (
    <DataGrid<GridRow>
      aria-label={`${screen.kind.label} list`}
      rows={list.rows}
      columns={columns}
      getRowId={({ record }) => record.id}
      getRowClassName={({ row }) => classOf(row)}
      onCellKeyDown={({ row }: GridCellParams<GridRow>, event) => {
        const inside = event.target !== event.currentTarget;
        // Buttons and switches in a cell answer their own keys; on a cell, Enter opens what stands below its row.
        if (inside && (event.key === ' ' || event.key === 'Enter')) event.defaultMuiPrevented = true;
        if (!inside && event.key === 'Enter' && row.hasChildren) expand(row.record.id);
      }}
      onRowClick={({ row }: GridRowParams<GridRow>) => row.hasChildren && expand(row.record.id)}
      loading={list.loading}
      paginationMode="server"
      rowCount={list.total}
      paginationModel={{ page: page - 1, pageSize }}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={([first]) =>
        state.change({
          sort: first?.sort ? { field: first.field, direction: first.sort === 'asc' ? 'ASC' : 'DESC' } : null,
        })
      }
      filterMode="server"
      disableColumnFilter
      disableColumnMenu
      disableColumnResize
      disableRowSelectionOnClick
      rowSelection={false}
      hideFooter
      autoHeight
      slots={{ noRowsOverlay: EmptyList }}
      slotProps={{
        noRowsOverlay: { screen, list },
        loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
      }}
      nonce={nonce}
      sx={styles}
    />
  );
}

const classOf = ({ record, hasChildren }: GridRow) =>
  [record.active === false && 'inactive', hasChildren && 'expandable'].filter(Boolean).join(' ');

const styles = {
  border: 0,
  '--DataGrid-overlayHeight': '220px',
  '& .inactive': { color: 'text.secondary' },
  '& .inactive .record-name': { textDecoration: 'line-through' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .expandable': { cursor: 'pointer' },
} as const;
