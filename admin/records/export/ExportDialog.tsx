import { useEffect, useEffectEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { csvFile, type CsvValue } from '@polyphony/domain/text/csv.js';
import { failureOf } from '../../platform/failure';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import type { Translate } from '../../texts/translate';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';
import { useSiteZone } from '../../session/useSiteZone';
import { today, type Day } from '../calendar/days';
import { allRows, type InList, type Progress, type ReadPage } from './allRows';
import { saveFile } from './saveFile';

/** A list as an export sees it. */
export interface ExportSource<Row extends InList> {
  /** Name that the file is called by: the kind's plural, in camel case. */
  readonly name: string;
  readonly read: ReadPage<Row>;
  /** The rows as a table, its head first. */
  readonly table: (rows: readonly Row[]) => CsvValue[][];
}

interface ExportProps<Row extends InList> {
  readonly source: ExportSource<Row>;
  /** Called when it is done, or given up. */
  readonly onEnd: () => void;
}

/** Reads all pages of a list and hands them to the browser as a CSV file, while a dialog says how far it is. */
export function ExportDialog<Row extends InList>({ source: { name, read, table }, onEnd }: ExportProps<Row>) {
  const t = useT();
  const zone = useSiteZone();
  const [progress, setProgress] = useState<Progress>({ done: 0, total: null });
  const titleId = useId();

  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const rows = await allRows({ read, signal, onProgress: setProgress });
      if (signal.aborted) return;
      saveFile(fileName(name, today(zone)), csvFile(table(rows)));
      toastSuccess(t('records.rowsRowsExported', { count: rows.length, rows: wholeNumber(rows.length) }));
    } catch (error) {
      if (signal.aborted) return;
      toastError(failureOf(error).message);
    }
    onEnd();
  });
  useEffect(() => {
    const abort = new AbortController();
    void run(abort.signal);
    return () => abort.abort();
  }, []);

  const { done, total } = progress;
  return (
    <Dialog open onClose={onEnd} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('records.exportCsv')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          aria-labelledby={titleId}
          {...(total ? { variant: 'determinate', value: (100 * done) / total } : {})}
        />
        <Typography role="status" sx={{ marginBlockStart: 1.5 }}>
          {words(progress, t)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onEnd} autoFocus>
          {t('records.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function words({ done, total, waiting }: Progress, t: Translate): string {
  if (waiting !== undefined) {
    const text = 'records.theServerIsBusyRetrying';
    return t(text, { count: Math.ceil(waiting) });
  }
  return total === null
    ? t('records.loadingTheList')
    : t('records.doneOfTotal', { done: wholeNumber(done), total: wholeNumber(total) });
}

/** 'eventCategories' gives 'event-categories-2027-05-31.csv'. */
const fileName = (name: string, day: Day) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${day}.csv`;
