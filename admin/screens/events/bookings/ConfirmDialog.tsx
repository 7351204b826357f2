import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { messages } from '@polyphony/domain/messages.js';
import { ConfirmEventBookingDocument } from '../../../graphql/generated/typed/graphql';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { BOOKING_NOUN, visitorName, type BookingRow } from './bookingWords';

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The booking to confirm; the dialog still shows it while it closes. */
  readonly row: BookingRow | null;
  readonly onClose: () => void;
}

/** Asks before a booking is confirmed, which cannot be undone, and confirms it. */
export function ConfirmDialog({ open, row, onClose }: ConfirmDialogProps) {
  const t = useT();
  const write = useRecordWrite(BOOKING_NOUN);
  const [busy, setBusy] = useState(false);
  const confirm = async (id: string) => {
    setBusy(true);
    await write(ConfirmEventBookingDocument, { id }, { success: messages.bookingConfirmed });
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      maxWidth="xs"
    >
      <DialogTitle id="confirm-title">{t('Confirm this booking?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="confirm-text" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>
            {t.parts('{visitor} will have a place at {event} and is told by e-mail. This action cannot be undone.', {
              visitor: <bdi>{row && (visitorName(row) ?? t(messages.notFoundLabel))}</bdi>,
              event: <bdi>{row?.event?.name ?? t(messages.notFoundLabel)}</bdi>,
            })}
          </bdi>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => row && void confirm(row.id)}>
          {busy ? t('Processing...') : t('Confirm booking')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
