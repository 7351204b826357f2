import Box from '@mui/material/Box';
import type { BookingDetailsFragment } from '../../../graphql/generated/typed/graphql';
import { STEP_WORDS } from './bookingWords';

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** What happened to a booking, who did it and when: the newest first. */
export function BookingHistory({ entries }: { entries: BookingDetailsFragment['history'] }) {
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
      {[...entries].reverse().map(({ step, at, by, byStaff }) => (
        <Box component="li" key={`${at} ${step}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary', minInlineSize: 150 }}>
            <bdi>{TIME.format(new Date(at))} UTC</bdi>
          </Box>
          <Box component="bdi" sx={{ overflowWrap: 'anywhere', minInlineSize: 0 }}>
            <strong>{STEP_WORDS[step]}</strong> by <bdi>{by}</bdi>
            {byStaff ? '' : ' (visitor)'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
