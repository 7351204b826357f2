import { lazy, Suspense, useCallback, useId, useRef, useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { FailureAlert } from './FailureAlert';
import { LanguageTabs, ListFilters } from './ListFilters';
import { ListPager } from './ListPager';
import type { RecordRow } from './operations';
import { RecordExport } from './RecordExport';
import type { ListScreen } from './screen';
import { useRecordList, type RecordListControl } from './useRecordList';

// Loaded when it is asked for: few who look at a list delete something.
const DeleteDialog = lazy(() => import('./DeleteDialog'));

/** How the records of a page are shown: as the rows of a table, as cards. */
export interface RowsProps {
  readonly screen: ListScreen;
  readonly list: RecordListControl;
  readonly onDelete: (row: RecordRow) => void;
}

interface RecordListProps {
  readonly screen: ListScreen;
  readonly Rows: ComponentType<RowsProps>;
}

/** A kind's list screen: filters, rows, pager, and the question before a deletion. */
export function RecordList({ screen, Rows }: RecordListProps) {
  const list = useRecordList(screen);
  const [asked, setAsked] = useState<RecordRow | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = useCallback((row: RecordRow) => {
    setAsked(row);
    setAsking(true);
  }, []);
  const deleted = useRef(false);
  const close = (done: boolean) => {
    deleted.current = done;
    setAsking(false);
  };
  // The button that asked is gone with the row it stood in: go on at the list.
  const goOn = () => deleted.current && panel.current?.focus();
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const named = screen.kind.translatable.includes(screen.kind.titleField);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ListFilters list={list} filters={screen.filters}>
        <RecordExport screen={screen} list={list} />
      </ListFilters>
      {named && (
        <LanguageTabs
          selected={list.state.shown.lang ?? list.lang}
          onSelect={(lang) => list.state.change({ lang })}
          controls={panelId}
        />
      )}
      <Box id={panelId} ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
        {list.error ? (
          <FailureAlert error={list.error} retry={list.retry} />
        ) : (
          <Rows screen={screen} list={list} onDelete={ask} />
        )}
      </Box>
      <ListPager {...list} />
      {asked && (
        <Suspense>
          <DeleteDialog screen={screen} open={asking} row={asked} onClose={close} onClosed={goOn} />
        </Suspense>
      )}
    </Paper>
  );
}
