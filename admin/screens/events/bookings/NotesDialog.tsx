import { useId, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { EventBookingDocument } from '../../../graphql/generated/typed/graphql';
import { FailureAlert } from '../../../ui/FailureAlert';
import { LeaveGuard } from '../../../records/form/LeaveGuard';
import { useT } from '../../../texts/useT';
import type { BookingRow } from './bookingWords';
import { NoteForm } from './NoteForm';

interface NotesDialogProps {
  readonly row: BookingRow;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What was written about a booking and what happened to it, and the staff's note to be written. */
export function NotesDialog({ row, open, onClose }: NotesDialogProps) {
  const t = useT();
  const title = useId();
  const [dirty, setDirty] = useState(false);
  const { data, error, refetch } = useQuery(EventBookingDocument, {
    variables: { id: row.id },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog
      open={open}
      // A click beside it does not take away what was typed.
      onClose={(_, reason) => !(dirty && reason === 'backdropClick') && onClose()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
    >
      <DialogTitle
        id={title}
        sx={{ paddingInlineStart: { xs: 2, md: 3 }, paddingInlineEnd: 7, overflowWrap: 'anywhere' }}
      >
        {t.parts('Notes for booking {booking}', { booking: <bdi>{row.transactionId}</bdi> })}
      </DialogTitle>
      <IconButton
        aria-label={t('Close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetInlineEnd: 12, insetBlockStart: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ padding: 0 }}>
        {error && <FailureAlert error={error} retry={() => void refetch()} />}
        {!error && !data && (
          <Skeleton role="status" variant="rectangular" height={240} sx={{ margin: 3 }} aria-label={t('Loading')} />
        )}
        {data && <NoteForm opened={data.record} onDirty={setDirty} onSaved={onClose} />}
      </DialogContent>
      <LeaveGuard dirty={open && dirty} />
    </Dialog>
  );
}
