import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { Hint } from '../../../ui/hint/Hint';
import { toastError, toastSuccess } from '../../../ui/toasts/toasts';
import { useT } from '../../../texts/useT';
import { PAID_WORDS, STATUS_WORDS, visitorName, type BookingRow } from './bookingWords';

/** What tells ids apart at a glance: they start alike. */
const ID_SHOWN = 6;

/** The end of a booking's id, and a button that copies all of it. */
export function IdCell({ row: { id } }: { row: BookingRow }) {
  const t = useT();
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toastSuccess('Copied.'),
      () => toastError(t('Not copied: {id}', { id })),
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <bdi title={id}>…{id.slice(-ID_SHOWN)}</bdi>
      <Hint title={t('Copy the id')}>
        <IconButton size="small" aria-label={t('Copy the id {id}', { id })} onClick={() => void copy()}>
          <ContentCopyIcon sx={{ fontSize: '1rem' }} />
        </IconButton>
      </Hint>
    </Box>
  );
}

/** A text is cut at its own end; 'left' is mirrored with the console's direction, 'start' would follow each text's. */
const ownWay = { textAlign: 'left', overflow: 'hidden', overflowWrap: 'anywhere' } as const;
const oneLine = { ...ownWay, textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const lines = (most: number) =>
  ({ ...ownWay, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: String(most) }) as const;

interface LinesProps {
  readonly head: string;
  /** Lines below it; each is cut where the column ends, and says all of itself to a pointer. */
  readonly below?: readonly (string | undefined)[];
  /** Whether the row goes by the head: a number, broken wherever its column ends. */
  readonly name?: boolean;
}

function Lines({ head, below = [], name = false }: LinesProps) {
  return (
    <Box sx={{ minInlineSize: 0, inlineSize: '100%', paddingBlock: 0.75 }}>
      <Box
        dir="auto"
        title={head}
        className={name ? 'record-name' : undefined}
        sx={{ ...lines(2), wordBreak: name ? 'break-all' : undefined }}
      >
        {head}
      </Box>
      {below.map(
        (line) =>
          line && (
            <Box key={line} dir="auto" title={line} sx={{ ...oneLine, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {line}
            </Box>
          ),
      )}
    </Box>
  );
}

export function EventCell({ row: { event } }: { row: BookingRow }) {
  const t = useT();
  return <Lines head={event?.name ?? t(screenTexts.notFoundLabel)} below={[event?.ticketId]} />;
}

export const TransactionCell = ({ row }: { row: BookingRow }) => <Lines head={row.transactionId} name />;

export function VisitorCell({ row }: { row: BookingRow }) {
  const t = useT();
  return (
    <Lines head={visitorName(row) ?? t(screenTexts.notFoundLabel)} below={[row.visitor?.email, row.visitor?.phone]} />
  );
}

/** A tick or a cross, and what it says: nobody needs to see its colour. */
function Mark({ good, words }: { good: boolean; words: string }) {
  const t = useT();
  const Icon = good ? CheckCircleIcon : CancelIcon;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon fontSize="small" color={good ? 'success' : 'error'} data-mark={good ? 'tick' : 'cross'} />
      {t(words)}
    </Box>
  );
}

/** Confirmed is a tick; whatever else it may be, a cross. */
export const StatusCell = ({ row: { status } }: { row: BookingRow }) => (
  <Mark good={status === 'Confirmed'} words={STATUS_WORDS[status]} />
);

export const PaidCell = ({ row: { paid } }: { row: BookingRow }) => (
  <Mark good={paid} words={paid ? PAID_WORDS.yes : PAID_WORDS.no} />
);

/** Its note, up to three lines of it. */
export const NoteCell = ({ row: { note } }: { row: BookingRow }) => (
  <Box
    dir="auto"
    title={note ?? undefined}
    sx={{ ...lines(3), inlineSize: '100%', whiteSpace: 'pre-line', fontSize: '0.8125rem' }}
  >
    {note}
  </Box>
);
