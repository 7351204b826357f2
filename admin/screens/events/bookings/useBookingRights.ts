import { useMemo } from 'react';
import { holds } from '../../../session/gates';
import { useSession } from '../../../session/SessionProvider';
import { useMay } from '../../../session/useMay';

/** What the signed-in person's role lets them do with bookings. */
export interface BookingRights {
  /** Whether the actions menu is shown: with either permission, even when no item in it can be used (SPEC-D59). */
  readonly menu: boolean;
  readonly confirm: boolean;
  readonly pay: boolean;
  readonly note: boolean;
}

export function useBookingRights(): BookingRights {
  const session = useSession();
  const may = useMay();
  return useMemo(
    () => ({
      menu: holds(session, ['TOGGLE_CONFIRMED_EVENT_BOOKING', 'TOGGLE_EVENT_BOOKING_PAYMENT_STATUS']),
      confirm: may('Mutation', 'confirmEventBooking'),
      pay: may('Mutation', 'toggleEventBookingPaid'),
      note: may('Mutation', 'addEventBookingNote'),
    }),
    [session, may],
  );
}
