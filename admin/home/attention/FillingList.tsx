import Box from '@mui/material/Box';
import type { NeedsAttentionQuery } from '../../graphql/generated/typed/graphql';
import { PageLink } from '../../navigation/PageLink';
import { useListScreen } from '../../navigation/recordLink';
import { useT } from '../../texts/useT';
import { rowLink, rowList } from '../Part';

/** Returns the address of the bookings of an event; null for who may not see them. */
export function useBookingsOf(): (eventId: string) => string | null {
  const list = useListScreen()('eventBooking');
  return (eventId) => list && `/${list.path}?event=${eventId}`;
}

interface FillingListProps {
  readonly events: NonNullable<NeedsAttentionQuery['fillingEvents']>['next'];
}

/** The next events that are nearly full, with their places, each a link to its bookings. */
export function FillingList({ events }: FillingListProps) {
  const t = useT();
  const bookingsOf = useBookingsOf();
  return (
    <Box component="ul" sx={rowList}>
      {events.map(({ id, name, capacity, placesTaken }) => (
        <li key={id}>
          <Box component={PageLink} to={bookingsOf(id) ?? ''} sx={{ ...rowLink, minBlockSize: 40 }}>
            <Box component="bdi" sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <span>{t('home.takenOfPlacesPlaces', { taken: placesTaken, places: capacity })}</span>
          </Box>
        </li>
      ))}
    </Box>
  );
}
