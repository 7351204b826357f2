import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../../navigation/PageLink';
import { NextEventsDocument, type NextEventsQuery } from '../../../graphql/generated/typed/graphql';
import { listStyle, Part } from '../../../home/Part';
import { usePart } from '../../../home/usePart';
import { listDay } from '../../../records/format';
import { allowed } from '../../../session/rights/gates';
import { useSession } from '../../../session/SessionProvider';
import { useRecordLink } from '../../../navigation/recordLink';
import { useT } from '../../../texts/useT';
import { useToday } from './today';

type NextEvent = NextEventsQuery['events']['rows'][number];

/** Upcoming events, current ones first, with the booked places for users who may see them. */
export function NextEventsPart() {
  const t = useT();
  const session = useSession();
  const { day } = useToday();
  const mayReadPlaces = allowed(session, 'Event', 'placesTaken');
  const state = usePart(
    NextEventsDocument,
    { from: day, taken: mayReadPlaces },
    mayReadPlaces ? ['event', 'eventBooking'] : ['event'],
  );
  return (
    <Part
      title={t('home.upcomingEvents')}
      more={{ to: '/event/manage/view?view=calendar', label: t('records.calendar') }}
      state={state}
      empty={t('home.noUpcomingEvents')}
      isEmpty={({ events }) => events.rows.length === 0}
      lines={5}
    >
      {({ events }) => (
        <Box component="ul" sx={{ ...listStyle, display: 'grid', gap: 1.5 }}>
          {events.rows.map((event) => (
            <EventLine key={event.id} event={event} />
          ))}
        </Box>
      )}
    </Part>
  );
}

function EventLine({ event }: { event: NextEvent }) {
  const t = useT();
  const linkOf = useRecordLink();
  const { name, startsOn, endsOn, published, capacity, placesTaken } = event;
  const to = linkOf({ ...event, kind: 'event', title: name });
  const days = [...new Set([startsOn, endsOn].filter(Boolean))].map((day) => listDay(day)).join(' – ');
  const details = [days, published ? null : t('events.notPublished')].filter(Boolean).join(' · ');
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {to ? (
            <MuiLink component={PageLink} to={to} color="inherit" sx={{ fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </MuiLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Box>
        {typeof placesTaken === 'number' && (
          <Typography component="span" variant="body2" sx={{ flexShrink: 0 }}>
            {capacity === null
              ? t('home.countPlacesTaken', { count: placesTaken })
              : t('home.takenOfPlacesPlaces', { taken: placesTaken, places: capacity })}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {details}
      </Typography>
      {typeof placesTaken === 'number' && capacity !== null && (
        <LinearProgress
          variant="determinate"
          aria-hidden
          value={capacity === 0 ? 100 : Math.min(100, (placesTaken / capacity) * 100)}
          color={placesTaken >= capacity ? 'warning' : 'primary'}
          sx={{ marginBlockStart: 0.5, borderRadius: 1 }}
        />
      )}
    </li>
  );
}
