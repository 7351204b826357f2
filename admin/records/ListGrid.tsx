import {
  DataGrid,
  type DataGridProps,
  type GridCellParams,
  type GridValidRowModel,
  type GridRowParams,
} from '@mui/x-data-grid';
import { nonce } from '../theme/nonce';
import { useT } from '../texts/useT';
import { EmptyList, type EmptyListProps } from './EmptyList';

type Passed = 'rows' | 'columns' | 'getRowId' | 'getRowClassName' | 'getRowHeight' | 'sortModel' | 'onSortModelChange';

interface ListGridProps<Row extends GridValidRowModel> extends Pick<DataGridProps<Row>, Passed> {
  readonly label: string;
  /** Where the rows stand in the whole list. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly loading: boolean;
  readonly empty: EmptyListProps;
  /** A row was pressed, or Enter on one of its cells. */
  readonly onOpen?: (row: Row) => void;
}

/** A page of a list as a DataGrid: the server pages, sorts and filters, and what stands around the grid says so. */
export function ListGrid<Row extends GridValidRowModel>(props: ListGridProps<Row>) {
  const t = useT();
  const { label, page, pageSize, total, empty, onOpen, ...passed } = props;
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
      rowSelection={false}
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
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .expandable': { cursor: 'pointer' },
} as const;
