import type { BookingItemFragment } from '../../generated/graphql.js';
import type { Visit } from '../../visit/visit.js';
import { BookingList } from './BookingList.js';
import { BOOKINGS_PATH } from './bookingPaths.js';

/** Events at which the visitor has a place, on the page of their account. */
export function MyEvents({
  bookings,
  visit,
}: {
  readonly bookings: readonly BookingItemFragment[];
  readonly visit: Visit;
}) {
  const { bookings: words } = visit.texts;
  return (
    <section className="sheet sheet--wide" aria-labelledby="events">
      <h2 id="events">{words.mine}</h2>
      <p className="sheet__lead">{bookings.length > 0 ? words.mineLead : words.noneStanding}</p>
      {bookings.length > 0 && <BookingList bookings={bookings} visit={visit} heading="h3" />}
      <p className="form__actions">
        <a href={BOOKINGS_PATH} rel="nofollow">
          {words.all}
        </a>
        <a href="/event">{words.explore}</a>
      </p>
    </section>
  );
}
