import { useState } from 'react';
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { toastError } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';
import type { InList } from '../export/allRows';
import type { ExportDialog, ExportSource } from '../export/ExportDialog';

interface ExportButtonProps<Row extends InList> {
  /** Whether there is nothing to export. */
  readonly empty: boolean;
  /** The list as it is filtered, searched and sorted when the button is pressed; what makes a table of it is loaded then. */
  readonly source: () => Promise<ExportSource<Row>>;
}

interface Running<Row extends InList> {
  readonly Dialog: typeof ExportDialog;
  readonly source: ExportSource<Row>;
}

/** Exports what a list's filters let through, on all pages. How that is done is loaded when it is asked for. */
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
        {t('Export CSV')}
      </Button>
      {running && <running.Dialog source={running.source} onEnd={() => setRunning(null)} />}
    </>
  );
}
