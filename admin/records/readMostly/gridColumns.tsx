import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { Translate } from '../../texts/translate';
import { Cell } from './cells';
import type { ActedRow, ReadMostlyColumn, ReadMostlyScreen } from './screen';

type Col = GridColDef<ActedRow>;

interface ColumnContext {
  readonly screen: ReadMostlyScreen;
  readonly small: boolean;
  /** Whether the screen is narrow: the states of a row are one column then. */
  readonly narrow: boolean;
  readonly t: Translate;
  /** Columns that are not shown where there is room for them. */
  readonly hidden: readonly string[];
  /** The actions of a row; null for users who have none. */
  readonly menu: ((row: ActedRow) => ReactNode) | null;
}

const base = { sortable: false, display: 'flex' } as const;

/** The columns of a list; on small screens two, with what a row is and its states. */
export function gridColumns({ screen, small, narrow, t, hidden, menu }: ColumnContext): readonly Col[] {
  const { columns, facts } = screen;
  const visibleColumns = small ? [mainColumn(screen, t), asideColumn(columns, t)] : chosen();
  if (!menu) return visibleColumns;
  const actions = {
    field: 'actions',
    headerName: t('records.actions'),
    width: 78,
    align: 'right',
    headerAlign: 'right',
  } as const;
  return [...visibleColumns, { ...base, ...actions, renderCell: ({ row }) => menu(row) }];

  function chosen(): readonly Col[] {
    const seen = columns.filter(({ field, wideOnly }) => !hidden.includes(field) && !(narrow && wideOnly));
    const aside = seen.filter(({ stacked }) => stacked === 'aside');
    if (!narrow || aside.length < 2) return seen.map(wide);
    return [...seen.filter((column) => !aside.includes(column)).map(wide), asideColumn(aside, t)];
  }

  function wide(column: ReadMostlyColumn): Col {
    const { field, header, width, flex, minWidth, as } = column;
    return {
      ...base,
      field,
      headerName: t(header),
      sortable: facts.sortable.includes(field),
      ...(width !== undefined && { width }),
      ...(flex !== undefined && { flex }),
      ...(minWidth !== undefined && { minWidth }),
      // The names of fields are read from left to right.
      ...(as === 'id' && { renderHeader: () => <bdi>{header}</bdi> }),
      renderCell: ({ row }) => <Cell column={column} row={row} />,
    };
  }
}

type Columns = ReadMostlyScreen['columns'];

const cellsOf = (columns: Columns, row: ActedRow) =>
  columns.map((column) => <Cell key={column.field} column={column} row={row} />);

function mainColumn({ facts, columns }: ReadMostlyScreen, t: Translate): Col {
  const main = columns.filter(({ stacked }) => stacked === 'main');
  return {
    ...base,
    field: 'main',
    headerName: t(facts.label),
    flex: 1,
    // As much as a phone of 320 pixels leaves beside the states and the menu.
    minWidth: 92,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'grid', minInlineSize: 0, paddingBlock: 0.5 }}>{cellsOf(main, row)}</Box>
    ),
  };
}

const ASIDE_PX = 116;

function asideColumn(columns: Columns, t: Translate): Col {
  const aside = columns.filter(({ stacked }) => stacked === 'aside');
  const widest = Math.max(0, ...aside.map(({ as, width = 0 }) => (as === 'name' ? width : 0)));
  return {
    ...base,
    field: 'aside',
    headerName: t('records.status'),
    // A number takes the room that keeps it on one line before the other columns grow.
    ...(widest > ASIDE_PX ? { minWidth: ASIDE_PX, maxWidth: widest, flex: 100 } : { width: ASIDE_PX }),
    renderCell: ({ row }) => <Box sx={{ display: 'grid', gap: 0.75, paddingBlock: 1 }}>{cellsOf(aside, row)}</Box>,
  };
}
