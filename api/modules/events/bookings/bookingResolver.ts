import type { Permission } from '@polyphony/domain/permissions.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { DateTime } from '../../../records/schema/scalars.js';
import { pageSelection } from '../../../records/read/selection.js';
import { PageArgs } from '../../../records/schema/types.js';
import { admissionFigures, bookingFigures, EventAdmissionFigures, EventBookingFigures } from './bookingFigures.js';
import { allBookings } from './bookingLists.js';
import {
  CheckInPayload,
  EventBooking,
  EventBookingFilter,
  EventBookingPage,
  EventBookingPayload,
} from './bookingTypes.js';
import { addNote, checkIn, confirm, setPaid, ticketOf, undoCheckIn } from './staffSteps.js';
import { bookingById } from './steps.js';

/** Who may do what with bookings. */
const GATES = {
  view: 'VIEW_ALL_EVENT_BOOKINGS',
  confirm: 'TOGGLE_CONFIRMED_EVENT_BOOKING',
  // As specified (SPEC-D58). TOGGLE_EVENT_BOOKING_PAYMENT_STATUS here would give payments their own permission.
  pay: 'TOGGLE_CONFIRMED_EVENT_BOOKING',
  note: 'ADD_EVENT_BOOKING_NOTES',
  checkIn: 'CHECK_IN_EVENT_BOOKINGS',
} as const satisfies Record<string, Permission>;

const ID_TEXT = { description: 'Database object id.' };

/** What staff do with bookings. They neither make nor delete them. */
@Resolver()
export class BookingResolver {
  @RequirePermission(GATES.view)
  @Query(() => EventBookingPage, { description: 'A page of all bookings, the newest first.' })
  eventBookings(
    @Args(() => PageArgs) asked: PageArgs,
    @Arg('filter', () => EventBookingFilter, { nullable: true, description: 'Without it, everything.' })
    filter: EventBookingFilter | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    return allBookings(filter, asked, pageSelection(info));
  }

  @RequirePermission(GATES.view)
  @Query(() => EventBooking, { description: 'One booking, or a NOT_FOUND error.' })
  eventBooking(@Arg('id', () => ID, ID_TEXT) id: string) {
    return bookingById(id);
  }

  @RequirePermission(GATES.view)
  @Query(() => EventBookingFigures, { description: 'How many bookings there are to look at.' })
  eventBookingFigures(@Arg('since', () => DateTime, { description: 'When the day began, on the site.' }) since: Date) {
    return bookingFigures(since);
  }

  @RequirePermission(GATES.confirm)
  @Mutation(() => EventBookingPayload, { description: 'Confirms a Pending booking. It cannot be undone.' })
  confirmEventBooking(@Arg('id', () => ID, ID_TEXT) id: string, @Ctx() context: Context) {
    return confirm(id, context);
  }

  @RequirePermission(GATES.pay)
  @Mutation(() => EventBookingPayload, { description: 'Says whether a booking is paid for.' })
  toggleEventBookingPaid(
    @Arg('id', () => ID, ID_TEXT) id: string,
    @Arg('to', () => Boolean, { nullable: true, description: 'The value wanted; without it, the stored one flips.' })
    to: boolean | null,
    @Ctx() context: Context,
  ) {
    return setPaid(id, to ?? null, context);
  }

  @RequirePermission(GATES.note)
  @Mutation(() => EventBookingPayload, { description: "Writes the staff's note on a booking." })
  addEventBookingNote(
    @Arg('id', () => ID, ID_TEXT) id: string,
    @Arg('note', () => String, { nullable: true, description: 'At most 1000 characters.' }) note: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version it was loaded with; a later one is a CONFLICT.',
    })
    version: number | null,
    @Ctx() context: Context,
  ) {
    return addNote(id, note ?? undefined, version ?? null, context);
  }

  @RequirePermission(GATES.checkIn)
  @Mutation(() => CheckInPayload, { description: 'Lets the holder of a ticket in, once.' })
  checkInEventBooking(
    @Arg('code', () => String, { description: 'The code of the ticket, read by a camera or typed.' }) code: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'The event at whose door it is; without it, any.' })
    eventId: string | null,
    @Arg('careful', () => Boolean, {
      defaultValue: false,
      description: 'Whether to refuse at first what staff should confirm: NOT_PAID and OTHER_DAY.',
    })
    careful: boolean,
    @Ctx() context: Context,
  ) {
    return checkIn(ticketOf(code), { eventId: eventId ?? null, careful }, context);
  }

  @RequirePermission(GATES.checkIn)
  @Mutation(() => EventBookingPayload, { description: 'Takes back a check-in; the ticket is valid again.' })
  undoEventBookingCheckIn(
    @Arg('id', () => ID, ID_TEXT) id: string,
    @Arg('checkedInAt', () => DateTime, { description: 'When it was checked in, as it was read; a later one stays.' })
    checkedInAt: Date,
    @Ctx() context: Context,
  ) {
    return undoCheckIn(id, checkedInAt, context);
  }

  @RequirePermission(GATES.checkIn)
  @Query(() => EventAdmissionFigures, { description: 'How many of the visitors of an event are in.' })
  eventAdmissionFigures(@Arg('eventId', () => ID, ID_TEXT) eventId: string) {
    return admissionFigures(eventId);
  }
}
