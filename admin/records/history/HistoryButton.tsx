import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useT } from '../../texts/useT';
import type { HistoryDialogProps } from './HistoryDialog';
import { HistoryIcon } from '../../ui/icons/record';

const HistoryDialog = lazy(() => import('./HistoryDialog'));

/** Opens the history of a record. */
export function HistoryButton(props: Omit<HistoryDialogProps, 'onClose'>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('events.history')}
      </Button>
      {open && (
        <Suspense>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
