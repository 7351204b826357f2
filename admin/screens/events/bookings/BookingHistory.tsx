import Box from '@mui/material/Box';
import type { BookingDetailsFragment } from '../../../graphql/generated/typed/graphql';
import { useT } from '../../../texts/useT';
import { dateFormat } from '../../../texts/dates';
import { STEP_WORDS } from './bookingWords';

const TIME = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** What happened to a booking, who did it and when: the newest first. */
export function BookingHistory({ entries }: { entries: BookingDetailsFragment['history'] }) {
  const t = useT();
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
      {[...entries].reverse().map(({ step, at, by, byStaff }) => (
        <Box component="li" key={`${at} ${step}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary', minInlineSize: 150 }}>
            <bdi>{t('{time} UTC', { time: TIME(new Date(at)) })}</bdi>
          </Box>
          <Box component="bdi" sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
            {t.parts(byStaff ? '{step} by {name}' : '{step} by {name} (visitor)', {
              step: <strong>{t(STEP_WORDS[step])}</strong>,
              name: <bdi>{by}</bdi>,
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
