import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useT } from '../../texts/useT';
import { ListGrid } from '../list/ListGrid';
import { useSelection } from '../list/useSelection';
import { useSortModel } from '../list/state/useSortModel';
import type { ViewSettings } from '../viewSettings/viewSettings';
import { ActionMenu } from './ActionMenu';
import { gridColumns } from './gridColumns';
import type { ActedRow, ReadMostlyScreen } from './screen';
import { useActionRights } from './useActionRights';
import { useActions } from './useActions';
import type { useReadMostlyList } from './useReadMostlyList';

/** Loaded when the first row is selected. */
const ActionBar = lazy(() => import('./ActionBar'));

interface ReadMostlyGridProps {
  readonly screen: ReadMostlyScreen;
  readonly list: ReturnType<typeof useReadMostlyList<ActedRow>>;
  readonly viewSettings: ViewSettings;
}

/** The rows as a table, with the menu of actions for those who have one, and the dialog of the chosen action. */
export function ReadMostlyGrid({ screen, list, viewSettings: { hidden, density } }: ReadMostlyGridProps) {
  const t = useT();
  const { facts } = screen;
  const small = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('lg'));
  const rights = useActionRights(screen);
  const { act, dialog } = useActions(screen);
  const menu = useCallback(
    (row: ActedRow) => <ActionMenu facts={facts} row={row} actions={rights.actions} onAct={act} />,
    [facts, rights, act],
  );
  const columns = useMemo(
    () => gridColumns({ screen, small, narrow, t, hidden, menu: rights.menu ? menu : null }),
    [screen, small, narrow, t, hidden, rights, menu],
  );
  const sorting = useSortModel(list.state);
  const selection = useSelection(list.rows);
  const many = rights.menu && rights.actions.some((name) => facts.actions[name]?.many);
  const [acted, setActed] = useState(false);
  if (selection.ids.size > 0 && !acted) setActed(true);
  const table = useRef<HTMLDivElement>(null);
  return (
    <>
      <Box ref={table} tabIndex={-1} sx={{ outline: 'none' }}>
        <ListGrid<ActedRow>
          label={t('records.labelList', { label: t(facts.label) })}
          rows={list.rows}
          columns={columns}
          getRowHeight={autoHeight}
          density={density}
          loading={list.loading}
          // A phone has no room for one more column.
          selection={many && !small ? selection : null}
          {...sorting}
          emptyText={screen.empty}
          onClear={list.filtered ? list.state.clear : null}
        />
      </Box>
      {acted && (
        <Suspense>
          <ActionBar
            screen={screen}
            actions={rights.actions}
            visibleRows={list.rows}
            selection={selection}
            list={table}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

/** Rows are as high as what they say. */
const autoHeight = () => 'auto' as const;
