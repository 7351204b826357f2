import { DOOR_FOUND_MAX } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { isDay } from '@polyphony/domain/rules.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import type { Context } from '../../../context.js';
import { badUserInput } from '../../../platform/errors.js';
import { objectId } from '../../../records/read/recordReads.js';
import { eventStore } from '../event.js';
import { BookedEvent, CheckInPayload } from './bookingTypes.js';
import { bookingsAtDoor, EventBookingAtDoor } from './doorList.js';
import { checkIn } from './staffSteps.js';

const GATE: Permission = 'CHECK_IN_EVENT_BOOKINGS';

const EVENT_ID = { description: 'The event at whose door it is; bookings of others do not exist here.' };

/** Check-in of visitors without a ticket, found by name among the bookings of one event (ADR-0067). */
@Resolver()
export class DoorResolver {
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
      description: "Words of the visitor's name, the beginning of the e-mail, or a phone number; at least two letters.",
    })
    search: string,
  ) {
    return bookingsAtDoor(eventId, search);
  }

  @RequirePermission(GATE)
  @Mutation(() => CheckInPayload, { description: 'Lets a visitor in who was found by name, once.' })
  checkInEventBookingById(
    @Arg('id', () => ID, { description: 'Database object id of the booking.' }) id: string,
    @Arg('eventId', () => ID, EVENT_ID) eventId: string,
    @Arg('careful', () => Boolean, {
      defaultValue: false,
      description: 'Whether to refuse at first what staff should confirm: NOT_PAID and OTHER_DAY.',
    })
    careful: boolean,
    @Ctx() context: Context,
  ) {
    return checkIn({ _id: objectId(id), eventId: objectId(eventId) }, { eventId, careful }, context);
  }
}
