import { CHECK_IN_RESULTS, type CheckInResult } from '@polyphony/domain/events/booking.js';
import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { DOOR_FOUND_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { isDay } from '@polyphony/domain/validation/rules.js';
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../../../access/permissionDirective.js';
import type { Context } from '../../../../context.js';
import { badUserInput } from '../../../../platform/errors.js';
import { objectId } from '../../../../records/read/recordFinds.js';
import { payloadOf } from '../../../../records/readMostly/readMostlyResolver.js';
import { readMostlyTypes } from '../../../../records/readMostly/readMostlyTypes.js';
import { literalEnum } from '../../../../records/schema/enums.js';
import { DateTime } from '../../../../records/schema/scalars.js';
import { Payload } from '../../../../records/schema/types.js';
import { eventStore } from '../../event.js';
import { Booking, ticketOf, type StoredBooking } from '../booking.js';
import { admissionFigures, EventAdmissionFigures } from '../bookingFigures.js';
import { BookedEvent } from '../bookingParts.js';
import { checkIn, undoCheckIn } from './checkIn.js';
import { bookingsAtDoor, EventBookingAtDoor } from './doorList.js';

const GATE = eventBooking.actions.checkIn.gate;
const { payload: BookingPayload } = readMostlyTypes(eventBooking, Booking);

const CheckInEnum = literalEnum('CheckInResult', CHECK_IN_RESULTS, 'What came of reading a ticket.');

@ObjectType({ description: 'What came of a ticket that was read at the door.' })
class CheckInPayload extends Payload {
  @Field(() => CheckInEnum, { description: 'Whether its holder is let in, and if not, why.' }) result!: CheckInResult;
  @Field(() => Booking, { nullable: true, description: 'The booking behind the ticket; null: there is none.' })
  booking!: StoredBooking | null;
}

const ID_TEXT = { description: 'Database object id.' };
const EVENT_ID = { description: 'The event at whose door it is; bookings of others do not exist here.' };
const CAREFUL = {
  defaultValue: false,
  description: 'Whether to refuse at first what staff should confirm: NOT_PAID and OTHER_DAY.',
};

/** Check-in: of visitors with a ticket, and of those without, found by name among the bookings of one event (ADR-0067). */
@Resolver()
export class DoorResolver {
  @RequirePermission(GATE)
  @Mutation(() => CheckInPayload, { description: eventBooking.actions.checkIn.description })
  async checkInEventBooking(
    @Arg('code', () => String, { description: 'The code of the ticket, read by a camera or typed.' }) code: string,
    @Arg('eventId', () => ID, { nullable: true, description: 'The event at whose door it is; without it, any.' })
    eventId: string | null,
    @Arg('careful', () => Boolean, CAREFUL) careful: boolean,
    @Ctx() context: Context,
  ) {
    return payloadOf(eventBooking, await checkIn(ticketOf(code), { eventId: eventId ?? null, careful }, context));
  }

  @RequirePermission(GATE)
  @Mutation(() => BookingPayload, { description: 'Takes back a check-in; the ticket is valid again.' })
  async undoEventBookingCheckIn(
    @Arg('id', () => ID, ID_TEXT) id: string,
    @Arg('checkedInAt', () => DateTime, { description: 'When it was checked in, as it was read; a later one stays.' })
    checkedInAt: Date,
    @Ctx() context: Context,
  ) {
    return payloadOf(eventBooking, await undoCheckIn(id, checkedInAt, context));
  }

  @RequirePermission(GATE)
  @Query(() => EventAdmissionFigures, { description: 'How many of the visitors of an event are in.' })
  eventAdmissionFigures(@Arg('eventId', () => ID, ID_TEXT) eventId: string) {
    return admissionFigures(eventId);
  }

  @RequirePermission(GATE)
  @Query(() => [BookedEvent], {
    description: `The events of a day that have bookings, at most ${DOOR_FOUND_MAX}; those cancelled do not count.`,
  })
  eventsAtDoor(@Arg('day', () => String, { description: "The day, '2027-03-31'." }) day: string) {
    if (!isDay(day)) throw badUserInput(messages.nameNotDay('day'));
    return eventStore.bookedOn(day, DOOR_FOUND_MAX);
  }

  @RequirePermission(GATE)
  @Query(() => [EventBookingAtDoor], {
    description: `Bookings of an event by who booked, at most ${DOOR_FOUND_MAX}; those who can be let in come first.`,
  })
  eventBookingsAtDoor(
    @Arg('eventId', () => ID, EVENT_ID) eventId: string,
    @Arg('search', () => String, {
      description: "Words of the visitor's name, the beginning of the email, or a phone number; at least two letters.",
    })
    search: string,
  ) {
    return bookingsAtDoor(eventId, search);
  }

  @RequirePermission(GATE)
  @Mutation(() => CheckInPayload, { description: 'Lets a visitor in who was found by name, once.' })
  async checkInEventBookingById(
    @Arg('id', () => ID, { description: 'Database object id of the booking.' }) id: string,
    @Arg('eventId', () => ID, EVENT_ID) eventId: string,
    @Arg('careful', () => Boolean, CAREFUL) careful: boolean,
    @Ctx() context: Context,
  ) {
    const which = { _id: objectId(id), eventId: objectId(eventId) };
    return payloadOf(eventBooking, await checkIn(which, { eventId, careful }, context));
  }
}
