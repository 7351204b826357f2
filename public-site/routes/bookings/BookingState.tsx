import type { BookingStatus } from '../../generated/graphql.js';
import type { Texts } from '../../texts/texts.js';

/** The status of a booking as a badge. */
export const BookingState = ({ status, texts }: { readonly status: BookingStatus; readonly texts: Texts }) => (
  <p className={`badge state state--${status.toLowerCase()}`}>{texts.bookings.status[status]}</p>
);
