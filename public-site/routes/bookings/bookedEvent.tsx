import { languageMark } from '../../components/languageMark.js';
import type { BookedAtFragment } from '../../generated/graphql.js';
import type { Visit } from '../../visit/visit.js';
import { EventSummary } from '../events/EventSummary.js';

/** The name of the event that a place was booked at, or that it is gone. */
export function BookedName({ event, visit }: { readonly event: BookedAtFragment | null; readonly visit: Visit }) {
  return event ? (
    <bdi {...languageMark(event, 'name', visit)}>{event.name}</bdi>
  ) : (
    <bdi>{visit.texts.bookings.gone}</bdi>
  );
}

/** Time and place of the event. */
export function BookedSummary({ event, visit }: { readonly event: BookedAtFragment; readonly visit: Visit }) {
  return <EventSummary event={event} visit={visit} addressMark={languageMark(event, 'address', visit)} />;
}
