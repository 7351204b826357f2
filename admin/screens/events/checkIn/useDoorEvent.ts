import type { TextName } from '../../../texts/translate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { EventsAtDoorDocument } from '../../../graphql/generated/typed/graphql';
import { today } from '../../../records/calendar/days';
import type { ListStateControl } from '../../../records/list/state/useListState';
import { useSiteZone } from '../../../session/useSiteZone';

/** Explains why no event is selected, by how many of today's events have bookings. */
const hintOf = (events: number | undefined): TextName | null => {
  if (events === 0) return 'events.noEventsWithBookingsToday';
  if (events === undefined || events === 1) return 'events.chooseAnEventToFind';
  return 'events.severalEventsHaveBookingsToday';
};

/** The selected event: today's, unless the address or the user selects another, or several take place today. */
export function useDoorEvent({ displayed, change, correct }: ListStateControl) {
  const zone = useSiteZone();
  const [day] = useState(() => today(zone));
  /** Nothing has been chosen yet; 'All' is a choice as well. */
  const open = useRef(displayed.chosen['event'] === undefined);
  const { data, loading } = useQuery(EventsAtDoorDocument, { variables: { day }, fetchPolicy: 'network-only' });
  const events = data?.eventsAtDoor;
  useEffect(() => {
    if (!events || !open.current) return;
    open.current = false;
    const [event] = events;
    if (event && events.length === 1) correct({ chosen: { event: event.id } });
  }, [events, correct]);
  const choose = useCallback(
    (id: string | null) => {
      open.current = false;
      change({ chosen: { event: id ?? '' } });
    },
    [change],
  );
  return { choose, hint: loading ? null : hintOf(events?.length) };
}
