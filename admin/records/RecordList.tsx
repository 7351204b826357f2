import { useCallback, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DeleteDialog } from './DeleteDialog';
import { FailureAlert } from './FailureAlert';
import { LanguageTabs, ListFilters } from './ListFilters';
import { ListPager } from './ListPager';
import type { RecordRow } from './operations';
import { RecordExport } from './RecordExport';
import { RecordGrid } from './RecordGrid';
import type { ListScreen } from './screen';
import { useRecordList } from './useRecordList';

/** A kind's list screen: filters, rows, pager, and the question before a deletion. */
export function RecordList({ screen }: { screen: ListScreen }) {
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
  const translatable = screen.kind.translatable.length > 0;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ListFilters list={list} filters={screen.filters}>
        <RecordExport screen={screen} list={list} />
      </ListFilters>
      {translatable && (
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
          <RecordGrid screen={screen} list={list} onDelete={ask} />
        )}
      </Box>
      <ListPager {...list} />
      <DeleteDialog screen={screen} open={asking} row={asked} onClose={close} onClosed={goOn} />
    </Paper>
  );
}
