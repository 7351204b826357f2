import type { ReactNode } from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import type { Translate } from '../texts/translate';
import { toggleColumnId } from './look/columnChoices';
import { NameCell } from './NameCell';
import type { RecordRow } from './operations';
import { RowActions } from './RowActions';
import { RowMenu } from './RowMenu';
import type { RowRights } from './rowRights';
import { nameOf, type ListScreen } from './screen';
import { ToggleCell } from './ToggleCell';
import { TOGGLE_LABELS } from './toggles';
import type { TreeRow } from './treeRows';

export type GridRow = TreeRow<RecordRow>;

export interface ColumnContext {
  readonly screen: ListScreen;
  readonly toggles: readonly Toggle[];
  readonly rights: RowRights;
  /** Small screens show the name and one menu of actions. */
  readonly small: boolean;
  readonly t: Translate;
  /** Columns that are not shown. */
  readonly hidden: readonly string[];
  readonly onExpand: (id: string) => void;
  readonly onDelete: (row: RecordRow) => void;
}

type Col = GridColDef<GridRow>;

/** The columns that every list has, around those of the screen: number, name, …, switches, actions. */
export function gridColumns(context: ColumnContext): Col[] {
  if (context.small) return [nameColumn(context), ...actionsColumn(context)];
  const columns = [
    numberColumn,
    nameColumn(context),
    ...screenColumns(context),
    ...context.toggles.map((toggle) => toggleColumn(context, toggle)),
    ...actionsColumn(context),
  ];
  return columns.filter(({ field }) => !context.hidden.includes(field));
}

const numberColumn: Col = {
  field: '#',
  headerName: '#',
  width: 48,
  sortable: false,
  display: 'flex',
  valueGetter: (_, { number }) => number ?? '',
};

const nameColumn = ({ screen, small, t, onExpand }: ColumnContext): Col => ({
  field: screen.kind.titleField,
  headerName: t('Name'),
  flex: 1,
  // In a tree it stands in.
  minWidth: screen.kind.tree ? 150 : 112,
  sortable: screen.kind.sortable.includes(screen.kind.titleField),
  display: 'flex',
  renderCell: ({ row, hasFocus }) => (
    <NameCell
      focused={hasFocus}
      name={nameOf(screen, row.record)}
      row={row}
      tree={screen.kind.tree === true}
      small={small}
      onExpand={onExpand}
    />
  ),
});

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : '');

/** What a record has in a column: shortened where the column ends, whichever way it is read, and whole to a pointer. */
const Value = ({ shown }: { shown: ReactNode }) => (
  <bdi className="record-value" title={typeof shown === 'string' ? shown : undefined}>
    {shown}
  </bdi>
);

const screenColumns = ({ screen, t }: ColumnContext): Col[] =>
  screen.columns.map((column) => ({
    field: column.field,
    headerName: t(column.header),
    ...(column.width ? { width: column.width } : { flex: 0.6, minWidth: 100 }),
    sortable: screen.kind.sortable.includes(column.field),
    display: 'flex',
    renderCell: ({ row: { record } }) => <Value shown={column.show?.(record) ?? textOf(record[column.field])} />,
  }));

/** As wide as their headings. */
const TOGGLE_WIDTHS: Readonly<Partial<Record<Toggle, number>>> = { featured: 86, published: 94, rtl: 160 };

const toggleColumn = ({ screen, t }: ColumnContext, toggle: Toggle): Col => ({
  field: toggleColumnId(toggle),
  headerName: t(TOGGLE_LABELS[toggle]),
  width: TOGGLE_WIDTHS[toggle] ?? 80,
  sortable: false,
  display: 'flex',
  renderCell: ({ row }) => <ToggleCell screen={screen} row={row.record} toggle={toggle} />,
});

function actionsColumn({ screen, toggles, rights, small, t, onDelete }: ColumnContext): Col[] {
  if (!rights.edit && !rights.delete && !(small && toggles.length > 0)) return [];
  return [
    {
      field: 'actions',
      headerName: t('Actions'),
      width: 88,
      sortable: false,
      display: 'flex',
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row: { record } }) => {
        const shared = { row: record, name: nameOf(screen, record), rights, onDelete };
        return small ? <RowMenu {...shared} screen={screen} toggles={toggles} /> : <RowActions {...shared} />;
      },
    },
  ];
}
