import { BOOKING_STATUSES, BOOKING_STEPS, CHECK_IN_RESULTS, type CheckInResult } from '@polyphony/domain/booking.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { inLanguage } from '@polyphony/domain/languages.js';
import { GraphQLString } from 'graphql';
import { Types } from 'mongoose';
import { Field, ID, InputType, Int, ObjectType, registerEnumType, type ClassType } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import { visitorContacts, type VisitorContact } from '../../../identity/visitorContacts.js';
import type { Context } from '../../../context.js';
import { Computed } from '../../../records/schema/computed.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { DateTime } from '../../../records/schema/scalars.js';
import { PageInfo, Payload } from '../../../records/schema/types.js';
import { eventStore } from '../event.js';
import type { BookedPrice, HistoryEntry, StoredBooking } from './booking.js';

/** Under the names that are stored and shown. */
const literal = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, value]));

export const StatusEnum = literal(BOOKING_STATUSES);
registerEnumType(StatusEnum, { name: 'BookingStatus', description: 'What a booking is; it starts Pending.' });
const StepEnum = literal(BOOKING_STEPS);
registerEnumType(StepEnum, { name: 'BookingStep', description: 'What happened to a booking.' });
const CheckInEnum = literal(CHECK_IN_RESULTS);
registerEnumType(CheckInEnum, { name: 'CheckInResult', description: 'What came of reading a ticket.' });

const LANG = { lang: { type: GraphQLString, description: "Language code; without it, the request's language." } };
const inAsked = (text: Localized | null | undefined, lang: string | undefined, { language }: Context) =>
  inLanguage(text, lang ? { asked: lang, default: language.default } : language);

/** A field of an event under another roof, as it is stored. */
const OfEvent =
  (type: () => typeof String, stored: string, description: string): PropertyDecorator =>
  (target, key) => {
    Field(type, { nullable: true, description })(target, key);
    Computed<StoredRecord>((event) => event[stored] ?? null, { needs: [stored] })(target, key);
  };

/** Those who deal with bookings read this of an event, and no more. */
@ObjectType({ description: 'The event that a place was booked at, published or not.' })
export class BookedEvent {
  @Computed<StoredRecord>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'Database object id.' })
  readonly id!: string;

  @Computed<StoredRecord, { lang?: string }>(
    ({ name }, { lang }, context) => inAsked(name as Localized, lang, context) ?? '',
    { needs: ['name'], args: LANG },
  )
  @Field({ description: 'Its name.' })
  readonly name!: string;

  @Computed<StoredRecord, { lang?: string }>(
    ({ infoAddressLabel }, { lang }, context) => inAsked(infoAddressLabel as Localized, lang, context),
    { needs: ['infoAddressLabel'], args: LANG },
  )
  @Field(() => String, { nullable: true, description: 'Where it is.' })
  readonly address!: string | null;

  @Field({ description: 'What its tickets are numbered under.' }) readonly ticketId!: string;
  @Field({ description: 'The part of its address.' }) readonly slug!: string;
  @OfEvent(() => String, 'infoAddressUrl', 'Where it is on a map.') readonly addressUrl!: string | null;
  @OfEvent(() => String, 'startsOn', "Its first day, '2027-03-31'.") readonly startsOn!: string | null;
  @OfEvent(() => String, 'endsOn', 'Its last day; null: the first one.') readonly endsOn!: string | null;
  @OfEvent(() => String, 'infoStartTime', "When it starts, '09:30'.") readonly startTime!: string | null;
  @OfEvent(() => String, 'infoEndTime', 'When it ends.') readonly endTime!: string | null;

  @Computed<StoredRecord>(({ active, published }) => active === true && published === true, {
    needs: ['active', 'published'],
  })
  @Field({ description: 'Whether its page is shown to visitors, as far as it alone says.' })
  readonly published!: boolean;
}

@ObjectType('BookedPrice', { description: 'What the place costs, as it was when it was booked.' })
export class BookedPriceType {
  @Computed<BookedPrice, { lang?: string }>(({ label }, { lang }, context) => inAsked(label, lang, context) ?? '', {
    needs: ['label'],
    args: LANG,
  })
  @Field({ description: 'What the price was called.' })
  readonly label!: string;

  @Field(() => Int, { description: 'How much, in whole units of the currency.' }) readonly amount!: number;
  @Field({ description: "'BTN' or 'USD'." }) readonly currency!: string;
  @Field({ description: "Whom it was for: 'BHUTANESE' or 'INTERNATIONAL'." }) readonly nationality!: string;
  @Field({ description: "'FRESHER' or 'REVIEWER'." }) readonly priceType!: string;
}

/** How visitors are reached is read by those who deal with bookings; who only checks them in needs no more than the name. */
const ToReach = () =>
  RequirePermission('VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_CONFIRMED_EVENT_BOOKING', 'ADD_EVENT_BOOKING_NOTES');

@ObjectType({ description: 'The visitor who booked.' })
class BookingVisitor {
  @Field(() => ID, { description: 'User id.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @ToReach() @Field({ description: 'Where to write to.' }) email!: string;
  @ToReach() @Field({ description: 'Telephone number.' }) phone!: string;
}

@ObjectType({ description: 'Something that happened to a booking.' })
class BookingHistoryEntry {
  @Field(() => StepEnum, { description: 'What.' }) step!: string;
  @Field(() => DateTime, { description: 'When.' }) at!: Date;

  @Computed<HistoryEntry>(({ by }) => by.name, { needs: ['by'] })
  @Field({ description: 'Who, by the name they had then.' })
  readonly by!: string;

  @Computed<HistoryEntry>(({ by }) => by.kind === 'staff', { needs: ['by'] })
  @Field({ description: 'Whether it was a member of staff.' })
  readonly byStaff!: boolean;
}

/** What staff and the visitor both read of a booking. */
@ObjectType()
abstract class BookingFields {
  @Computed<StoredBooking>(({ _id }) => _id.toHexString(), { needs: ['_id'] })
  @Field(() => ID, { description: 'Database object id.' })
  readonly id!: string;

  @Computed<StoredBooking>(({ eventId }, _, { loaders }) => loaders.record(eventStore, eventId), { needs: ['eventId'] })
  @Field(() => BookedEvent, { nullable: true, description: 'The event.' })
  readonly event!: BookedEvent | null;

  @Field(() => BookedPriceType, { description: 'What it costs.' }) readonly price!: BookedPriceType;
  @Field({ description: 'Given by the visitor or made by the server; unique.' }) readonly transactionId!: string;
  @Field(() => StatusEnum, { description: 'What it is.' }) readonly status!: string;
  @Field({ description: 'Whether it is paid for.' }) readonly paid!: boolean;
  @Field(() => String, { nullable: true, description: 'What the visitor wrote with it.' })
  readonly message!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When its ticket was read at the door.' })
  readonly checkedInAt!: Date | null;
  @Field(() => DateTime, { description: 'When it was made.' }) readonly createdAt!: Date;
  @Field(() => DateTime, { description: 'When it was last changed.' }) readonly updatedAt!: Date;
}

@ObjectType({ description: 'A booking, as staff read it.' })
export class EventBooking extends BookingFields {
  @Computed<StoredBooking>(
    ({ visitorId }, _, { loaders }) => loaders.one('visitorContacts', visitorId.toHexString(), contactsById),
    { needs: ['visitorId'] },
  )
  @Field(() => BookingVisitor, { nullable: true, description: 'Who booked; null when the account is gone.' })
  readonly visitor!: BookingVisitor | null;

  @Field(() => String, { nullable: true, description: "The staff's note; visitors do not see it." })
  readonly note!: string | null;
  @Field(() => Int, { description: 'Counts the changes.' }) readonly version!: number;
  @Field(() => [BookingHistoryEntry], { description: 'What happened to it, the oldest first.' })
  readonly history!: BookingHistoryEntry[];
}

@ObjectType({ description: 'A booking, as the visitor who made it reads it.' })
export class OwnBooking extends BookingFields {
  @Computed<StoredBooking>(({ status, ticketCode }) => (status === 'Confirmed' ? ticketCode : null), {
    needs: ['status', 'ticketCode'],
  })
  @Field(() => String, { nullable: true, description: 'The code of the ticket, once the booking is confirmed.' })
  readonly ticketCode!: string | null;
}

async function contactsById(ids: readonly string[]): Promise<ReadonlyMap<string, VisitorContact>> {
  const contacts = await visitorContacts(ids.map((id) => new Types.ObjectId(id)));
  return new Map(contacts.map((contact) => [contact.id, contact]));
}

function pageOf(rows: ClassType, name: string, description: string): ClassType {
  @ObjectType(name, { description })
  class Page {
    @Field(() => [rows], { description: 'The newest first.' }) rows!: unknown[];
    @Field(() => PageInfo, { description: 'Where the page stands.' }) pageInfo!: PageInfo;
  }
  return Page;
}
export const EventBookingPage = pageOf(EventBooking, 'EventBookingPage', 'A page of bookings.');
export const OwnBookingPage = pageOf(OwnBooking, 'OwnBookingPage', "A page of one's own bookings.");

@ObjectType({ description: 'What a step of a booking came to.' })
export class EventBookingPayload extends Payload {
  @Field(() => EventBooking, { nullable: true, description: 'As it is now. Null when refused.' })
  booking!: StoredBooking | null;
}

@ObjectType({ description: 'What came of a ticket that was read at the door.' })
export class CheckInPayload extends Payload {
  @Field(() => CheckInEnum, { description: 'Whether its holder is let in, and if not, why.' }) result!: CheckInResult;
  @Field(() => EventBooking, { nullable: true, description: 'The booking behind the ticket; null: there is none.' })
  booking!: StoredBooking | null;
}

@ObjectType({ description: "What a step of one's own booking came to." })
export class OwnBookingPayload extends Payload {
  @Field(() => OwnBooking, { nullable: true, description: 'As it is now. Null when refused.' })
  booking!: StoredBooking | null;
}

@InputType({ description: 'Narrows the list of bookings.' })
export class EventBookingFilter {
  @Field(() => String, {
    nullable: true,
    description: "Part of a transaction id or of the visitor's name or e-mail, ignoring case; or a whole ticket code.",
  })
  searchName?: string | null;
  @Field(() => StatusEnum, { nullable: true, description: 'Only those that are this.' }) status?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Only those that are paid for, or that are not.' })
  paid?: boolean | null;
  @Field(() => ID, { nullable: true, description: 'Only those of this event.' }) eventId?: string | null;
}

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
