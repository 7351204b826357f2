import { useMemo } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridCellParams,
  type GridValidRowModel,
  type GridRowParams,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { Selection } from './useSelection';
import { nonce } from '../theme/nonce';
import { useT } from '../texts/useT';
import { EmptyList, type EmptyListProps } from './EmptyList';

type Passed =
  'density' | 'rows' | 'columns' | 'getRowId' | 'getRowClassName' | 'getRowHeight' | 'sortModel' | 'onSortModelChange';

interface ListGridProps<Row extends GridValidRowModel> extends Pick<DataGridProps<Row>, Passed> {
  readonly label: string;
  /** Where the rows stand in the whole list. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly loading: boolean;
  readonly empty: EmptyListProps;
  /** What is selected by a column of checkboxes; without it, there is none. */
  readonly selection?: Selection | null;
  /** A row was pressed, or Enter on one of its cells. */
  readonly onOpen?: (row: Row) => void;
}

/** A page of a list as a DataGrid: the server pages, sorts and filters, and what stands around the grid says so. */
export function ListGrid<Row extends GridValidRowModel>(props: ListGridProps<Row>) {
  const t = useT();
  const { label, page, pageSize, total, empty, onOpen, selection = null, ...passed } = props;
  const model = useMemo(
    (): GridRowSelectionModel => ({ type: 'include', ids: new Set(selection?.ids) }),
    [selection?.ids],
  );
  return (
    <DataGrid<Row>
      {...passed}
      aria-label={t(label)}
      onCellKeyDown={({ row }: GridCellParams<Row>, event) => {
        const inside = event.target !== event.currentTarget;
        // Buttons and switches in a cell answer their own keys; on a cell, Enter opens its row.
        if (inside && (event.key === ' ' || event.key === 'Enter')) event.defaultMuiPrevented = true;
        if (!inside && event.key === 'Enter') onOpen?.(row);
      }}
      onRowClick={({ row }: GridRowParams<Row>) => onOpen?.(row)}
      paginationMode="server"
      rowCount={total}
      paginationModel={{ page: page - 1, pageSize }}
      sortingMode="server"
      filterMode="server"
      disableColumnFilter
      disableColumnMenu
      disableColumnResize
      disableRowSelectionOnClick
      {...(selection
        ? {
            checkboxSelection: true,
            disableRowSelectionExcludeModel: true,
            rowSelectionModel: model,
            onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) => selection.select([...ids].map(String)),
          }
        : { rowSelection: false })}
      hideFooter
      autoHeight
      slots={{ noRowsOverlay: EmptyList }}
      slotProps={{
        noRowsOverlay: { empty },
        loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
      }}
      nonce={nonce}
      sx={styles}
    />
  );
}

const styles = {
  border: 0,
  '--DataGrid-overlayHeight': '220px',
  '& .inactive': { color: 'text.secondary' },
  '& .inactive .record-name': { textDecoration: 'line-through' },
  '& .record-value': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .expandable': { cursor: 'pointer' },
  // Rows as high as what they say have no height that a density could change.
  '& .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': { paddingBlock: 0.5 },
  '&.MuiDataGrid-root--densityCompact .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': { paddingBlock: 0 },
  '&.MuiDataGrid-root--densityComfortable .MuiDataGrid-row--dynamicHeight .MuiDataGrid-cell': { paddingBlock: 1.25 },
} as const;
