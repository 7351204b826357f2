import { useState } from 'react';
import Button from '@mui/material/Button';
import { toastError } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';
import type { InList } from '../export/allRows';
import type { ExportDialog, ExportSource } from '../export/ExportDialog';
import { DownloadIcon } from '../../ui/icons/actions';

interface ExportButtonProps<Row extends InList> {
  /** Whether there are no rows to export. */
  readonly empty: boolean;
  /** Loads what to export: the list with its current filter, search and order. */
  readonly source: () => Promise<ExportSource<Row>>;
}

interface Running<Row extends InList> {
  readonly Dialog: typeof ExportDialog;
  readonly source: ExportSource<Row>;
}

/** Exports all rows that match a list's filters, on all pages. The code is loaded on demand. */
export function ExportButton<Row extends InList>({ empty, source }: ExportButtonProps<Row>) {
  const t = useT();
  const [running, setRunning] = useState<Running<Row> | null>(null);
  const start = () => {
    Promise.all([import('../export/ExportDialog'), source()]).then(
      ([{ ExportDialog: Dialog }, list]) => setRunning({ Dialog, source: list }),
      () => toastError(),
    );
  };
  return (
    <>
      <Button startIcon={<DownloadIcon />} disabled={empty} onClick={start} sx={{ marginInlineStart: { sm: 'auto' } }}>
        {t('records.exportCsv')}
      </Button>
      {running && <running.Dialog source={running.source} onEnd={() => setRunning(null)} />}
    </>
  );
}
