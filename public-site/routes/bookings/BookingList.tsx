import { FactList } from '../../components/FactList.js';
import { languageMark } from '../../components/languageMark.js';
import type { BookingItemFragment } from '../../generated/graphql.js';
import { writtenDay } from '../../texts/siteDays.js';
import type { Visit } from '../../visit/visit.js';
import { Money } from '../events/prices.js';
import { BookedName, BookedSummary } from './bookedEvent.js';
import { bookingPath } from './bookingPaths.js';
import { BookingState } from './BookingState.js';

/** The facts about a booking shown in all lists. */
export function bookingFacts({ price, paid, transactionId, createdAt }: BookingItemFragment, visit: Visit) {
  const words = visit.texts.bookings;
  const isFree = price.amount === 0;
  return [
    [
      words.price,
      <>
        <Money {...price} visit={visit} /> <bdi {...languageMark(price, 'label', visit)}>{price.label}</bdi>
      </>,
    ],
    [words.payment, isFree ? null : paid ? words.paid : words.unpaid],
    [words.transactionId, isFree ? null : transactionId],
    [words.bookedOn, writtenDay(createdAt, visit)],
  ] as const;
}

/** Bookings, each of which leads to its page. */
export function BookingList({
  bookings,
  visit,
  heading: Heading,
}: {
  readonly bookings: readonly BookingItemFragment[];
  readonly visit: Visit;
  /** One below the heading above the list. */
  readonly heading: 'h2' | 'h3';
}) {
  return (
    <ul className="bookings">
      {bookings.map((booking) => (
        <li key={booking.id} className="booking">
          <div className="booking__head">
            <Heading>
              <a href={bookingPath(booking)} rel="nofollow">
                <BookedName event={booking.event ?? null} visit={visit} />
              </a>
            </Heading>
            <BookingState status={booking.status} texts={visit.texts} />
          </div>
          {booking.event && <BookedSummary event={booking.event} visit={visit} />}
          <FactList facts={bookingFacts(booking, visit)} />
        </li>
      ))}
    </ul>
  );
}
