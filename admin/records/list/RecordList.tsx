import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { FailureAlert } from '../../ui/FailureAlert';
import { LanguageTabs, ListFilters } from '../filters/ListFilters';
import { ListPager } from './ListPager';
import { useColumnChoices } from '../viewSettings/columnChoices';
import type { ViewSettings } from '../viewSettings/viewSettings';
import { useViewSettings } from '../viewSettings/useViewSettings';
import { ViewButton } from '../viewSettings/ViewButton';
import type { RecordRow } from '../operations';
import { RecordFiles } from '../import/RecordFiles';
import { RecordExport } from './RecordExport';
import { RowsComing } from './RowsComing';
import { useBulkRights } from '../columns/rowRights';
import type { ListScreen } from '../screen';
import { useRecordList, type RecordListControl } from './useRecordList';
import { useSelection, type Selection } from './useSelection';

// Lazy: few users of a list delete something.
const DeleteDialog = lazy(() => import('../DeleteDialog'));
/** Loaded when the first row is selected. */
const BulkBar = lazy(() => import('../bulk/BulkBar'));

/** Presentation of the records of a page: as the rows of a table, as cards. */
export interface RowsProps {
  readonly screen: ListScreen;
  readonly list: RecordListControl;
  readonly onDelete: (row: RecordRow) => void;
  /** The selection; null where nothing can be done with several records. */
  readonly selection: Selection | null;
  /** Records that are about to be deleted. */
  readonly leaving: ReadonlySet<string>;
  readonly viewSettings: ViewSettings;
}

const NONE: ReadonlySet<string> = new Set();

interface RecordListProps {
  readonly screen: ListScreen;
  readonly Rows: ComponentType<RowsProps>;
  /** Whether they are rows of a table, with columns to choose from. */
  readonly table?: boolean;
}

/** A kind's list screen: filters, rows, pager, and the question before a deletion. */
export function RecordList({ screen, Rows, table = false }: RecordListProps) {
  const list = useRecordList(screen);
  const columns = useColumnChoices(table ? screen : null);
  const { viewSettings, change } = useViewSettings(screen.kind.plural, columns.ids);
  const records = useMemo(() => list.rows.map(({ record }) => record), [list.rows]);
  const selection = useSelection(records);
  const mayBulk = useBulkRights(screen);
  const [bulk, setBulk] = useState(false);
  if (selection.ids.size > 0 && !bulk) setBulk(true);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(NONE);
  const leave = useCallback((ids: readonly string[]) => setLeaving(new Set(ids)), []);
  const [rowToDelete, setRowToDelete] = useState<RecordRow | null>(null);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const requestDelete = useCallback((row: RecordRow) => {
    setRowToDelete(row);
    setDeleteOpen(true);
  }, []);
  const deleted = useRef(false);
  const close = (done: boolean) => {
    deleted.current = done;
    setDeleteOpen(false);
  };
  // The button that opened the dialog was removed with its row: the list gets the focus.
  const restoreFocus = () => deleted.current && panel.current?.focus();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { change: changeList } = list.state;
  const showIn = useCallback((lang: string) => changeList({ lang }), [changeList]);
  const isTitleTranslatable = screen.kind.translatable.includes(screen.kind.titleField);
  return (
    <Paper variant="outlined" sx={{ overflow: 'clip' }}>
      <ListFilters list={list} filters={screen.filters}>
        <RecordExport screen={screen} list={list} />
        <RecordFiles kind={screen.kind} />
        <ViewButton
          list={screen.kind.plural}
          columns={columns.choices}
          viewSettings={viewSettings}
          change={change}
          pageSize={list.state.displayed.pageSize}
        />
      </ListFilters>
      {isTitleTranslatable && (
        <LanguageTabs selected={list.state.displayed.lang ?? list.lang} onSelect={showIn} controls={panelId} />
      )}
      <Box id={panelId} ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
        {list.error ? (
          <FailureAlert error={list.error} retry={list.retry} />
        ) : (
          <Suspense fallback={<RowsComing />}>
            <Rows
              screen={screen}
              list={list}
              onDelete={requestDelete}
              selection={mayBulk ? selection : null}
              leaving={leaving}
              viewSettings={viewSettings}
            />
          </Suspense>
        )}
      </Box>
      {bulk && (
        <Suspense>
          <BulkBar screen={screen} visibleRows={records} selection={selection} list={panel} onLeaving={leave} />
        </Suspense>
      )}
      <ListPager state={list.state} total={list.total} totalPages={list.totalPages} />
      {rowToDelete && (
        <Suspense>
          <DeleteDialog screen={screen} open={isDeleteOpen} row={rowToDelete} onClose={close} onClosed={restoreFocus} />
        </Suspense>
      )}
    </Paper>
  );
}
