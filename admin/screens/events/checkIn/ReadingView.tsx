import { Fragment } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { CheckInResult } from '../../../graphql/generated/typed/graphql';
import { today } from '../../../records/calendar/days';
import { useSiteZone } from '../../../session/useSiteZone';
import { useT } from '../../../texts/useT';
import { concernsInWords, holderOf, hour, inWords, isUndoable, isUpToStaff, type Reading } from './checkInWords';
import { HistoryIcon } from '../../../ui/icons/record';
import { BlockIcon, CheckCircleIcon, WarningIcon } from '../../../ui/icons/states';

/** Icon and colour of each result: admitted, needs a decision, admitted before, refused. */
const styles = {
  in: { Icon: CheckCircleIcon, color: 'success' },
  decide: { Icon: WarningIcon, color: 'warning' },
  before: { Icon: HistoryIcon, color: 'warning' },
  out: { Icon: BlockIcon, color: 'error' },
} as const;

const STYLES = {
  CHECKED_IN: styles.in,
  OTHER_DAY: styles.decide,
  NOT_PAID: styles.decide,
  ALREADY_IN: styles.before,
  NOT_CONFIRMED: styles.out,
  CANCELLED: styles.out,
  OTHER_EVENT: styles.out,
  UNKNOWN: styles.out,
} as const satisfies Record<CheckInResult, unknown>;
const styleOf = (result: CheckInResult) => STYLES[result];

interface ReadingViewProps {
  readonly reading: Reading;
  /** Admits the visitor despite a concern. */
  readonly onAnyway: () => void;
  /** Reverts the check-in. */
  readonly onUndo: () => void;
}

/** The result of the last ticket, legible from a distance. */
export function ReadingView({ reading, onAnyway, onUndo }: ReadingViewProps) {
  const t = useT();
  const day = today(useSiteZone());
  const { at, response, undone } = reading;
  const needsDecision = isUpToStaff(response);
  const { booking } = response;
  const facts = [
    booking && `${booking.price.label} · ${booking.price.priceTypeName}`,
    booking?.message && t('events.visitorMessage', { message: booking.message }),
    booking?.note && t('events.noteNote', { note: booking.note }),
  ].filter((fact) => typeof fact === 'string');
  const { Icon, color } = styleOf(response.result);
  const holder = holderOf(response);
  if (undone)
    return (
      <Alert severity="info" data-result="UNDONE">
        <bdi>{t(messages.checkInUndone)}</bdi> {holder && <bdi>{holder}</bdi>}
      </Alert>
    );
  return (
    <Paper
      elevation={0}
      data-result={response.result}
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        padding: { xs: 2, md: 3 },
        backgroundColor: `${color}.main`,
        color: `${color}.contrastText`,
      }}
    >
      <Icon sx={{ fontSize: { xs: 48, md: 72 } }} />
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" sx={{ fontSize: { xs: '1.5rem', md: '2rem' }, fontWeight: 700, lineHeight: 1.25 }}>
          {inWords(response, at, t)}
        </Typography>
        {concernsInWords(response, t, day).map((words) => (
          <Typography key={words} component="p" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
            <bdi>{words}</bdi>
          </Typography>
        ))}
        {holder && (
          <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
            <bdi>{holder}</bdi>
          </Typography>
        )}
        {response.booking?.event && (
          <Typography component="p">
            <bdi>{response.booking.event.name}</bdi>
          </Typography>
        )}
        <Typography component="p">
          <bdi>{t.words(response.message)}</bdi>
        </Typography>
        {facts.map((fact) => (
          <Typography key={fact} component="p" sx={{ whiteSpace: 'pre-line' }}>
            <bdi>{fact}</bdi>
          </Typography>
        ))}
        {(needsDecision || isUndoable(reading)) && (
          <Button
            variant="contained"
            color="inherit"
            onClick={needsDecision ? onAnyway : onUndo}
            sx={{ marginBlockStart: 1, color: 'text.primary', backgroundColor: 'background.paper' }}
          >
            {needsDecision ? t('events.admitAnyway') : t('records.undo')}
          </Button>
        )}
      </Box>
    </Paper>
  );
}

/** An earlier result, in one line. */
export function ReadingLine({ reading: { at, response, undone } }: { reading: Reading }) {
  const t = useT();
  const { Icon, color } = styleOf(response.result);
  const names = [holderOf(response), response.booking?.event?.name].filter((name) => typeof name === 'string');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        paddingBlock: 1,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Icon fontSize="small" color={undone ? 'disabled' : color} />
      <Box component="time" dateTime={at.toISOString()} sx={{ color: 'text.secondary' }}>
        {hour(at)}
      </Box>
      <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <strong>{undone ? t('events.checkInUndone') : inWords(response, at, t)}</strong>
        {names.map((name) => (
          <Fragment key={name}>
            {' · '}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
