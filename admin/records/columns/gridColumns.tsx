import type { ReactNode } from 'react';
import type { GridColDef } from '@mui/x-data-grid';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { Hint } from '../../ui/hint/Hint';
import type { Translate } from '../../texts/translate';
import { aroundToggles, OMITTED_WHEN_NARROW, ROW_NUMBER } from './columns';
import { toggleColumnId } from '../viewSettings/columnChoices';
import { NameCell } from './NameCell';
import type { RecordRow } from '../operations';
import { stateOf, stateWords } from '../recordState';
import { RowActions } from './RowActions';
import { RowMenu } from './RowMenu';
import { canOpen, editPath, type RowRights } from './rowRights';
import { type Column, nameOf, type ListScreen } from '../screen';
import { ToggleCell } from './ToggleCell';
import { TOGGLE_LABELS } from '../toggles';
import type { TreeRow } from '../list/treeRows';

export type GridRow = TreeRow<RecordRow>;

export interface ColumnContext {
  readonly screen: ListScreen;
  readonly toggles: readonly Toggle[];
  readonly rights: RowRights;
  /** Whether the screen is small: it shows only the name and a menu of actions. */
  readonly small: boolean;
  /** Whether the screen is narrow: it omits the least important columns. */
  readonly narrow: boolean;
  readonly t: Translate;
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  readonly onExpand: (id: string) => void;
  readonly onDelete: (row: RecordRow) => void;
}

type Col = GridColDef<GridRow>;

/** Minimum widths of columns without a fixed one, so that the list of most columns, events, fits a window of 1280 pixels. */
const NAME_PX = 100;
const FLEXIBLE_PX = 104;

/** All columns of a list: number, name, the kind's own, switches, last change, actions (SPEC-D84). */
export function gridColumns(context: ColumnContext): Col[] {
  if (context.small) return [nameColumn(context), ...actionsColumn(context)];
  const { before, after } = aroundToggles(screenColumns(context));
  const columns = [
    numberColumn,
    nameColumn(context),
    ...before,
    ...context.toggles.map((toggle) => toggleColumn(context, toggle)),
    ...after,
    ...actionsColumn(context),
  ];
  const omitted = context.narrow ? [...context.hidden, ...OMITTED_WHEN_NARROW] : context.hidden;
  return columns.filter(({ field }) => !omitted.includes(field));
}

const numberColumn: Col = {
  field: ROW_NUMBER,
  headerName: '#',
  width: 44,
  sortable: false,
  display: 'flex',
  valueGetter: (_, { number }) => number ?? '',
};

const nameColumn = ({ screen, small, rights, t, onExpand }: ColumnContext): Col => ({
  field: screen.kind.titleField,
  headerName: t('labels.name'),
  flex: 1,
  // Wider in trees, where names are indented.
  minWidth: screen.kind.tree ? 150 : NAME_PX,
  sortable: screen.kind.sortable.includes(screen.kind.titleField),
  display: 'flex',
  renderCell: ({ row, hasFocus }) => (
    <NameCell
      focused={hasFocus}
      name={nameOf(screen, row.record)}
      row={row}
      tree={Boolean(screen.kind.tree)}
      cutAs={screen.cutName ?? (small ? 'smallScreenName' : 'tableName')}
      to={rights.edit && canOpen(row.record) ? editPath(row.record, screen) : null}
      mark={small ? null : markOf(row.record, t)}
      below={small ? belowOf(screen, row.record, t) : (screen.below?.(row.record) ?? '')}
      spare={!small}
      onExpand={onExpand}
    />
  ),
});

/** Said of a record that has a draft. */
const markOf = (record: RecordRow, t: Translate): string | null =>
  record['hasDraft'] === true ? t('publishing.draft') : null;

const belowOf = (screen: ListScreen, record: RecordRow, t: Translate): string =>
  [markOf(record, t), summaryOf(screen, record, t)].filter(Boolean).join(' · ');

/**
 * Secondary text below a record's name on small screens: the columns marked for it, and whether visitors see the
 * record, as far as that is not what one expects of the kind.
 */
function summaryOf(screen: ListScreen, record: RecordRow, t: Translate): string {
  // A column with a width is short: it comes first, so that the end of a long text is what is cut.
  const columns = screen.columns
    .filter(({ summary }) => summary)
    .sort((a, b) => Number(b.width !== undefined) - Number(a.width !== undefined));
  if (columns.length === 0) return '';
  const values = columns.map((column) => column.show?.(record) ?? textOf(record[column.field]));
  const words = values.filter((value): value is string => typeof value === 'string' && value !== '');
  const { publishing, toggles } = screen.kind;
  const isStateDisplayed = stateOf(record) !== 'visible' || publishing !== undefined || toggles.includes('published');
  return [...words, ...(isStateDisplayed ? [t(stateWords(record))] : [])].join(' · ');
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : '');

/** Value of a record in a column: shortened where the column ends, whichever way it is read, and whole to a pointer. */
const Value = ({ content }: { content: ReactNode }) => (
  <bdi className="record-value" title={typeof content === 'string' ? content : undefined}>
    {content}
  </bdi>
);

const widthOf = ({ width }: Column, t: Translate) =>
  width ? { width: typeof width === 'number' ? width : width(t) } : { flex: 0.6, minWidth: FLEXIBLE_PX };

const screenColumns = ({ screen, t }: ColumnContext): Col[] =>
  screen.columns.map((column) => ({
    field: column.field,
    headerName: t(column.header),
    ...widthOf(column, t),
    sortable: screen.kind.sortable.includes(column.field),
    display: 'flex',
    renderCell: ({ row: { record } }) => <Value content={column.show?.(record) ?? textOf(record[column.field])} />,
  }));

/** As wide as their English headings, with 24 pixels free beside the switch, which WCAG 2.2 demands of a focused cell. */
const TOGGLE_WIDTHS: Readonly<Partial<Record<Toggle, number>>> = {
  active: 76,
  featured: 78,
  published: 84,
  rtl: 160,
  form: 116,
};

/** The two switches that make a record visible to visitors, where a kind has both (SPEC-D114). */
const VISIBILITY_TOGGLES: readonly Toggle[] = ['active', 'published'];

/** Pixels that a heading takes, by its letters: in some languages more than in English. */
const headingWidth = (heading: string) => heading.length * 7 + 16;

const toggleColumn = ({ screen, t }: ColumnContext, toggle: Toggle): Col => ({
  field: toggleColumnId(toggle),
  ...(VISIBILITY_TOGGLES.includes(toggle) &&
    screen.kind.toggles.includes('published') && {
      renderHeader: () => (
        <Hint title={t('lists.activeAndPublishedBothMust')} describeChild>
          <button type="button" className="heading-hint">
            {t(TOGGLE_LABELS[toggle])}
          </button>
        </Hint>
      ),
    }),
  headerName: t(screen.headings?.[toggle] ?? TOGGLE_LABELS[toggle]),
  width: Math.max(TOGGLE_WIDTHS[toggle] ?? 80, headingWidth(t(screen.headings?.[toggle] ?? TOGGLE_LABELS[toggle]))),
  sortable: false,
  display: 'flex',
  renderCell: ({ row }) => <ToggleCell screen={screen} row={row.record} toggle={toggle} />,
});

function actionsColumn({ screen, toggles, rights, small, t, onDelete }: ColumnContext): Col[] {
  if (!rights.edit && !rights.delete && !(small && toggles.length > 0)) return [];
  return [
    {
      field: 'actions',
      headerName: t((small ? null : screen.headings?.actions) ?? 'records.actions'),
      width: 84,
      sortable: false,
      display: 'flex',
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row: { record } }) => {
        const shared = { screen, row: record, name: nameOf(screen, record), rights, onDelete };
        return small ? <RowMenu {...shared} toggles={toggles} /> : <RowActions {...shared} />;
      },
    },
  ];
}
