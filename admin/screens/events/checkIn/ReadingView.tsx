import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CheckInResult } from '../../../graphql/generated/typed/graphql';
import { useT } from '../../../texts/useT';
import { holderOf, hour, inWords, type Reading } from './checkInWords';

/** Somebody comes in, has come in before, or stays outside: each with a sign of its own beside its colour. */
const looks = {
  in: { Icon: CheckCircleIcon, color: 'success' },
  before: { Icon: HistoryIcon, color: 'warning' },
  out: { Icon: BlockIcon, color: 'error' },
} as const;

const lookOf = (result: CheckInResult) =>
  looks[result === 'CHECKED_IN' ? 'in' : result === 'ALREADY_IN' ? 'before' : 'out'];

/** What came of the last ticket, to be read from a step away. */
export function ReadingView({ reading: { at, answer } }: { reading: Reading }) {
  const t = useT();
  const { Icon, color } = lookOf(answer.result);
  const holder = holderOf(answer);
  return (
    <Paper
      elevation={0}
      data-result={answer.result}
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
          {inWords(answer, at, t)}
        </Typography>
        {holder && (
          <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
            <bdi>{holder}</bdi>
          </Typography>
        )}
        {answer.booking?.event && (
          <Typography component="p">
            <bdi>{answer.booking.event.name}</bdi>
          </Typography>
        )}
        <Typography component="p">
          <bdi>{t(answer.message)}</bdi>
        </Typography>
      </Box>
    </Paper>
  );
}

/** One of the last tickets, in a line. */
export function ReadingLine({ reading: { at, answer } }: { reading: Reading }) {
  const t = useT();
  const { Icon, color } = lookOf(answer.result);
  const names = [holderOf(answer), answer.booking?.event?.name].filter((name) => typeof name === 'string');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Icon fontSize="small" color={color} />
      <Box component="time" dateTime={at.toISOString()} sx={{ color: 'text.secondary' }}>
        {hour(at)}
      </Box>
      <Box component="span" sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <strong>{inWords(answer, at, t)}</strong>
        {names.map((name) => (
          <span key={name}>
            {' · '}
            <bdi>{name}</bdi>
          </span>
        ))}
      </Box>
    </Box>
  );
}
