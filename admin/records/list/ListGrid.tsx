import '../columns/cells.css';
import type { TextName } from '../../texts/translate';
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type DataGridProps,
  type GridCellParams,
  type GridValidRowModel,
  type GridRowParams,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { Selection } from './useSelection';
import { nonce } from '../../theme/nonce';
import { useGridWords } from '../../texts/useGridWords';
import { EmptyList } from './EmptyList';
import { HEAD_PX, ROW_PX, RowsComing, WaitingLine } from './RowsComing';
import { TableHint } from './TableHint';
import { useRowKeys } from './useRowKeys';

type Passed =
  'density' | 'columns' | 'getRowId' | 'getRowClassName' | 'getRowHeight' | 'sortModel' | 'onSortModelChange';

type RowsProps<Row extends GridValidRowModel> = Pick<DataGridProps<Row>, 'apiRef' | 'rows'>;

interface TableProps<Row extends GridValidRowModel> extends Pick<DataGridProps<Row>, Passed> {
  readonly label: string;
  /** Text of an empty list. */
  readonly emptyText: TextName;
  /** Takes the filters away, where there are any that may have left nothing. */
  readonly onClear: (() => void) | null;
  /** Adds the first record. */
  readonly add?: ReactNode;
  /** Selection by a column of checkboxes; without it, there is none. */
  readonly selection?: Selection | null;
  /** A row was pressed, or Enter on one of its cells. */
  readonly onOpen?: (row: Row) => void;
}

interface ListGridProps<Row extends GridValidRowModel> extends TableProps<Row> {
  readonly rows: readonly Row[];
  /** Whether other rows are on their way, or the first ones. */
  readonly loading: boolean;
}

/**
 * A page of a list as a table. The server pages, sorts and filters; the controls around the table show it. Every cell
 * renders again when a prop of the table is a new object: callers memoize them.
 */
export function ListGrid<Row extends GridValidRowModel>({ rows, loading, ...table }: ListGridProps<Row>) {
  const wrapper = useRef<HTMLDivElement>(null);
  useRowKeys(wrapper);
  // The table is the costliest thing of the console to draw: it is drawn once there is something in it, and not for waiting.
  if (loading && rows.length === 0) return <RowsComing />;
  return (
    <Box ref={wrapper} aria-busy={loading} sx={{ position: 'relative' }}>
      {loading && <WaitingLine />}
      <TableOf<Row> rows={rows} table={table} />
    </Box>
  );
}

interface TableOfProps<Row extends GridValidRowModel> {
  readonly rows: readonly Row[];
  readonly table: TableProps<Row>;
}

/**
 * A table and its rows. Those after the first go to it by its API: as a prop they would have every cell of the rows of
 * before drawn once more, just before they go.
 */
function TableOf<Row extends GridValidRowModel>({ rows, table }: TableOfProps<Row>) {
  const api = useGridApiRef();
  const [first] = useState(rows);
  const appliedRows = useRef(rows);
  useLayoutEffect(() => {
    if (appliedRows.current === rows) return;
    appliedRows.current = rows;
    api.current?.setRows([...rows]);
  }, [api, rows]);
  return <Table<Row> {...table} apiRef={api} rows={first} />;
}

const Table = memo(function Table<Row extends GridValidRowModel>(props: TableProps<Row> & RowsProps<Row>) {
  const localeText = useGridWords();
  const { label, emptyText, onClear, add, onOpen, selection = null, sortModel, onSortModelChange, ...passed } = props;
  const [sorted] = sortModel ?? [];
  const hasSortColumn = passed.columns.some(({ field }) => field === sorted?.field);
  const model = useMemo(
    (): GridRowSelectionModel => ({ type: 'include', ids: new Set(selection?.ids) }),
    [selection?.ids],
  );
  return (
    <DataGrid<Row>
      {...passed}
      className="record-table"
      aria-label={label}
      {...(localeText && { localeText })}
      sortModel={hasSortColumn ? sortModel : NOT_SORTED}
      onSortModelChange={(model, details) => {
        // A table takes the order by a column that it does not have as undone. The list keeps it: on a phone, and by links.
        if (model.length > 0 || hasSortColumn) onSortModelChange?.(model, details);
      }}
      onCellKeyDown={({ row }: GridCellParams<Row>, event) => {
        const inside = event.target !== event.currentTarget;
        // Buttons and switches in a cell answer their own keys; on a cell, Enter opens its row.
        if (inside && (event.key === ' ' || event.key === 'Enter')) event.defaultMuiPrevented = true;
        if (!inside && event.key === 'Enter') onOpen?.(row);
      }}
      onRowClick={({ row }: GridRowParams<Row>) => onOpen?.(row)}
      paginationMode="server"
      rowCount={-1}
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
      rowHeight={ROW_PX}
      columnHeaderHeight={HEAD_PX}
      hideFooter
      // The actions are pinned at the end: they are drawn although they lie beyond the part that is seen.
      columnBufferPx={2_000}
      autoHeight
      slots={slots}
      slotProps={{ noRowsOverlay: { empty: { text: emptyText, onClear, add } } }}
      nonce={nonce}
    />
  );
}) as <Row extends GridValidRowModel>(props: TableProps<Row> & RowsProps<Row>) => ReactNode;

const NOT_SORTED: GridSortModel = [];

const slots = { noRowsOverlay: EmptyList, baseTooltip: TableHint };
