import { useState } from 'react';
import { eventBookingOperations } from '../../../graphql/generated/operations/eventBooking';
import type { EventBookingRowFragment } from '../../../graphql/generated/typed/graphql';
import { LeaveGuard } from '../../../records/form/LeaveGuard';
import { DetailsDialog } from '../../../records/readMostly/DetailsDialog';
import type { ActionDialogProps } from '../../../records/readMostly/screen';
import { useT } from '../../../texts/useT';
import { NoteForm } from './NoteForm';

/** What was written about a booking and what happened to it, and the staff's note to be written. */
export function NotesDialog({ row, open, onClose }: ActionDialogProps<EventBookingRowFragment>) {
  const t = useT();
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <DetailsDialog
        title={t.parts('Notes for booking {booking}', { booking: <bdi>{row.transactionId}</bdi> })}
        query={eventBookingOperations.details}
        id={row.id}
        open={open}
        dirty={dirty}
        onClose={onClose}
      >
        {(record) => <NoteForm opened={record} onDirty={setDirty} onSaved={onClose} />}
      </DetailsDialog>
      <LeaveGuard dirty={open && dirty} />
    </>
  );
}
