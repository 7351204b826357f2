import { useCallback, useMemo } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useT } from '../../texts/useT';
import { AddLink } from './AddLink';
import { gridColumns, type GridRow } from '../columns/gridColumns';
import { ListGrid } from './ListGrid';
import type { RecordRow } from '../operations';
import type { ListScreen } from '../screen';
import { stateOfRow } from '../publishing/states';
import type { RowsProps } from './RecordList';
import { useSortModel } from './state/useSortModel';
import { useRowRights } from '../columns/rowRights';
import { useToggles } from '../toggles';

/** Shows a kind's list: its columns, its switches and actions, and the children below its rows. */
export function RecordGrid({ screen, list, onDelete, selection, leaving, viewSettings }: RowsProps) {
  const t = useT();
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('lg'));
  const toggles = useToggles(screen);
  const rights = useRowRights(screen);
  const { expand, state } = list;
  const { hidden, density } = viewSettings;
  const columns = useMemo(
    () => gridColumns({ screen, toggles, rights, small, narrow, hidden, t, onExpand: expand, onDelete }),
    [screen, toggles, rights, small, narrow, hidden, t, expand, onDelete],
  );
  const sorting = useSortModel(state);
  const classOfRow = useCallback(({ row }: { row: GridRow }) => classOf(screen, row, leaving), [screen, leaving]);
  const open = useCallback(({ record, hasChildren }: GridRow) => hasChildren && expand(record.id), [expand]);
  const add = useMemo(() => <AddLink screen={screen} variant="text" />, [screen]);
  return (
    <ListGrid<GridRow>
      label={t('records.labelList', { label: t(screen.kind.label) })}
      rows={list.rows}
      columns={columns}
      getRowId={idOf}
      getRowClassName={classOfRow}
      selection={selection}
      density={density}
      onOpen={open}
      loading={list.loading}
      {...sorting}
      emptyText={screen.empty}
      onClear={list.filtered ? state.clear : null}
      add={add}
    />
  );
}

const idOf = ({ record }: GridRow) => record.id;

/** Whether a record is shown as out of use; a draft is not, unless its list says so. */
const isUnused = ({ strikesDrafts = false }: ListScreen, record: RecordRow) =>
  record.active === false && (strikesDrafts || stateOfRow(record) === null);

const classOf = (screen: ListScreen, { record, hasChildren }: GridRow, leaving: ReadonlySet<string>) =>
  [(isUnused(screen, record) || leaving.has(record.id)) && 'inactive', hasChildren && 'expandable']
    .filter(Boolean)
    .join(' ');
