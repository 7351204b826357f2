import { focusPosition } from '@polyphony/domain/files/focalPoint.js';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../../navigation/PageLink';
import { NextEventsDocument, type NextEventsQuery } from '../../../graphql/generated/typed/graphql';
import { Part, rowList, rowStyle, TextLine } from '../../../home/Part';
import { usePart } from '../../../home/usePart';
import { listDay } from '../../../records/format';
import { allowed } from '../../../session/rights/gates';
import { useSession } from '../../../session/SessionProvider';
import { smallVariant } from '../../../ui/smallVariant';
import { useRecordLink } from '../../../navigation/recordLink';
import { useT } from '../../../texts/useT';
import { useToday } from '../../../home/today';

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
      line={<TextLine start={<Box sx={{ ...styles.picture, backgroundColor: 'surface.sunken' }} />} />}
    >
      {({ events }) => (
        <Box component="ul" sx={rowList}>
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
  const { name, startsOn, endsOn, published, capacity, placesTaken, featuredImageFile: picture } = event;
  const to = linkOf({ ...event, kind: 'event', title: name });
  const days = [...new Set([startsOn, endsOn].filter(Boolean))].map((day) => listDay(day)).join(' – ');
  const details = [days, published ? null : t('events.notPublished')].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={rowStyle}>
      <Box
        component={picture ? 'img' : 'span'}
        {...(picture && { src: smallVariant(picture), alt: '', loading: 'lazy' })}
        sx={styles.picture}
        style={picture ? { objectPosition: focusPosition({ x: picture.focusX, y: picture.focusY }) } : undefined}
      />
      <Box sx={styles.words}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {to ? (
            <MuiLink component={PageLink} to={to} color="inherit" underline="hover" sx={{ fontWeight: 500 }}>
              <bdi>{name}</bdi>
            </MuiLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Box>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {details}
        </Typography>
      </Box>
      {typeof placesTaken === 'number' && <Places occupied={placesTaken} capacity={capacity} />}
    </Box>
  );
}

/** How many places are taken, with a bar of them where their number is limited. */
function Places({ occupied, capacity }: { readonly occupied: number; readonly capacity: number | null }) {
  const t = useT();
  return (
    <Box sx={styles.places}>
      <Typography component="span" variant="caption" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
        {capacity === null
          ? t('home.countPlacesTaken', { count: occupied })
          : t('home.takenOfPlacesPlaces', { taken: occupied, places: capacity })}
      </Typography>
      {capacity !== null && (
        <LinearProgress
          variant="determinate"
          aria-hidden
          value={capacity === 0 ? 100 : Math.min(100, (occupied / capacity) * 100)}
          color={occupied >= capacity ? 'warning' : 'inherit'}
          sx={styles.bar}
        />
      )}
    </Box>
  );
}

const styles = {
  picture: {
    flexShrink: 0,
    inlineSize: 36,
    blockSize: 28,
    borderRadius: '4px',
    objectFit: 'cover',
    backgroundColor: 'surface.sunken',
  },
  words: { flexGrow: 1, minInlineSize: 0, fontSize: '0.8125rem' },
  places: {
    display: 'grid',
    gap: 0.75,
    flexShrink: 0,
    inlineSize: { xs: 96, sm: 148 },
  },
  bar: { blockSize: 4, borderRadius: 1, color: 'text.disabled' },
} as const;
