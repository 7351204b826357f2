/** Everything that the visitor has booked. */
export const BOOKINGS_PATH = '/account/bookings';

export const bookingPath = ({ id }: { readonly id: string }): string => `${BOOKINGS_PATH}/${id}`;
