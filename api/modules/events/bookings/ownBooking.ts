import { bookingRules } from '@polyphony/domain/events/booking.js';
import { Field, ObjectType } from 'type-graphql';
import { Computed } from '../../../records/schema/computed.js';
import { pageOf, payloadOf } from '../../../records/schema/listTypes.js';
import { rulesInput } from '../../../records/schema/rulesInput.js';
import { BookingFields, type StoredBooking } from './booking.js';

@ObjectType({ description: 'A booking, as the visitor who made it reads it.' })
export class OwnBooking extends BookingFields {
  @Computed<StoredBooking>(({ status, ticketCode }) => (status === 'Confirmed' ? ticketCode : null), {
    needs: ['status', 'ticketCode'],
  })
  @Field(() => String, { nullable: true, description: 'The code of the ticket, once the booking is confirmed.' })
  declare readonly ticketCode: string;
}

export const OwnBookingPage = pageOf(OwnBooking, {
  name: 'OwnBookingPage',
  description: "A page of one's own bookings.",
  rows: 'The newest first.',
});

export const OwnBookingPayload = payloadOf(OwnBooking, {
  name: 'OwnBookingPayload',
  description: "What a step of one's own booking came to.",
  field: 'booking',
  record: 'As it is now. Null when refused.',
});

export const BookingInput = rulesInput('BookingInput', 'A place to book.', bookingRules, {
  eventId: 'Id of the event.',
  priceId: 'Id of one of its prices, for the nationality of the visitor.',
  amount: 'The amount that the visitor saw: another one by now is refused.',
  currency: 'The currency that the visitor saw.',
  transactionId: 'Of a payment made elsewhere; unique. Without it one is made.',
  message: 'Words for the staff.',
  idempotencyKey: 'Names this very submit, at most 200 characters: sent again, it stays one booking.',
});
