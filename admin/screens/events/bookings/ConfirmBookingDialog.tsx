import { useState } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { messages } from '@polyphony/domain/messages.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { ConfirmEventBookingDocument } from '../../../graphql/generated/typed/graphql';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { BOOKING_NOUN, visitorName, type BookingRow } from './bookingWords';

interface ConfirmBookingDialogProps {
  readonly open: boolean;
  /** The booking to confirm; the dialog still shows it while it closes. */
  readonly row: BookingRow | null;
  readonly onClose: () => void;
}

/** Asks before a booking is confirmed, which cannot be undone, and confirms it. */
export function ConfirmBookingDialog({ open, row, onClose }: ConfirmBookingDialogProps) {
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
    <ConfirmDialog
      open={open}
      title={t('Confirm this booking?')}
      action={t('Confirm booking')}
      busy={busy}
      onConfirm={() => row && void confirm(row.id)}
      onCancel={onClose}
    >
      <DialogContentText>
        <bdi>
          {t.parts(
            'The place of {visitor} at {event} will be confirmed and the visitor will be notified by email. This action cannot be undone.',
            {
              visitor: <bdi>{row && (visitorName(row) ?? t(screenTexts.notFoundLabel))}</bdi>,
              event: <bdi>{row?.event?.name ?? t(screenTexts.notFoundLabel)}</bdi>,
            },
          )}
        </bdi>
      </DialogContentText>
    </ConfirmDialog>
  );
}
