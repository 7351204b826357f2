import type { ReactNode } from 'react';
import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { messages } from '@polyphony/domain/messages.js';
import { toastError, toastSuccess } from '../../../shell/toasts';
import { PAID_WORDS, STATUS_WORDS, visitorName, type BookingRow } from './bookingWords';

/** What tells ids apart at a glance: they start alike. */
const ID_SHOWN = 6;

/** The end of a booking's id, and a button that copies all of it. */
export function IdCell({ row: { id } }: { row: BookingRow }) {
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toastSuccess('Copied.'),
      () => toastError(`Not copied: ${id}`),
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <bdi title={id}>…{id.slice(-ID_SHOWN)}</bdi>
      <Tooltip title="Copy the id">
        <IconButton size="small" aria-label={`Copy the id ${id}`} onClick={() => void copy()}>
          <ContentCopyIcon sx={{ fontSize: '1rem' }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** Lines of a cell; each is cut where the column ends, and says all of itself to a pointer. */
function Lines({ lines, name }: { lines: readonly (string | null | undefined)[]; name?: boolean }) {
  return (
    <Box sx={{ minInlineSize: 0, paddingBlock: 0.75 }}>
      {lines.map(
        (line, place) =>
          line && (
            <Box
              key={place}
              title={line}
              className={name ? 'record-name' : undefined}
              sx={{
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                ...(place > 0 && { color: 'text.secondary', fontSize: '0.8125rem' }),
              }}
            >
              <bdi>{line}</bdi>
            </Box>
          ),
      )}
    </Box>
  );
}

export const EventCell = ({ row: { event } }: { row: BookingRow }) => (
  <Lines lines={event ? [event.name, event.ticketId] : [messages.notFoundLabel]} />
);

export const TransactionCell = ({ row }: { row: BookingRow }) => <Lines lines={[row.transactionId]} name />;

export const VisitorCell = ({ row }: { row: BookingRow }) => (
  <Lines lines={[visitorName(row) ?? messages.notFoundLabel, row.visitor?.email, row.visitor?.phone]} />
);

/** A tick or a cross, and what it says: nobody needs to see its colour. */
function Mark({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? CheckCircleIcon : CancelIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon fontSize="small" color={good ? 'success' : 'error'} data-mark={good ? 'tick' : 'cross'} />
      {children}
    </Box>
  );
}

/** Confirmed is a tick; whatever else it may be, a cross. */
export const StatusCell = ({ row: { status } }: { row: BookingRow }) => (
  <Mark good={status === 'Confirmed'}>{STATUS_WORDS[status]}</Mark>
);

export const PaidCell = ({ row: { paid } }: { row: BookingRow }) => (
  <Mark good={paid}>{paid ? PAID_WORDS.yes : PAID_WORDS.no}</Mark>
);

/** Its note, up to three lines of it. */
export const NoteCell = ({ row: { note } }: { row: BookingRow }) => (
  <Box
    title={note ?? undefined}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '3',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      fontSize: '0.8125rem',
    }}
  >
    <bdi>{note}</bdi>
  </Box>
);
