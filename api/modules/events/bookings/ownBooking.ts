import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Computed } from '../../../records/schema/computed.js';
import { pageOf, payloadOf } from '../../../records/schema/listTypes.js';
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

const text = (description: string): PropertyDecorator => Field(() => String, { nullable: true, description });

/** Every field may be missing here: the rules answer what is wrong, on the field. */
@InputType({ description: 'A place to book.' })
export class BookingInput {
  @text('Id of the event.') eventId?: string | null;
  @text('Id of one of its prices, for the nationality of the visitor.') priceId?: string | null;
  @Field(() => Int, { nullable: true, description: 'The amount that the visitor saw: another one by now is refused.' })
  amount?: number | null;
  @text('The currency that the visitor saw.') currency?: string | null;
  @text('Of a payment made elsewhere; unique. Without it one is made.') transactionId?: string | null;
  @text('Words for the staff.') message?: string | null;
  @text('Names this very submit, at most 200 characters: sent again, it stays one booking.')
  idempotencyKey?: string | null;
}
