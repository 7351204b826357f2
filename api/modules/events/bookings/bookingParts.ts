import { BOOKING_STATUSES } from '@polyphony/domain/events/bookingStatus.js';
import { inLanguage, type Localized } from '@polyphony/domain/languages.js';
import type { event } from '@polyphony/domain/kinds/event.js';
import { unitsOf, type Money } from '@polyphony/domain/money/money.js';
import type { Types } from 'mongoose';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { RequirePermission } from '../../../access/permissionDirective.js';
import { Computed } from '../../../records/schema/computed.js';
import { literalEnum } from '../../../records/schema/enums.js';
import { TypeName } from '../codeNames.js';
import { addFallbacks } from '../../../records/graphql/fallbacks.js';
import { choiceFor, LANG_ARGUMENT, Localized as LocalizedText } from '../../../records/graphql/fields.js';
import type { RecordOf, StoredRecord } from '../../../records/schema/record.js';

/** A copy of the price at the time of booking, which later edits do not change (SPEC-D14). */
export interface BookedPrice {
  readonly id: Types.ObjectId;
  readonly label: Localized;
  readonly amount: Money;
  readonly nationality: string;
  readonly priceType: string;
}

export const StatusEnum = literalEnum('BookingStatus', BOOKING_STATUSES, 'What a booking is; it starts PENDING.');

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

  @LocalizedText('Its name.') readonly name!: string;

  @Computed<Pick<RecordOf<typeof event>, 'infoAddressLabel'>, { lang?: string }>(
    ({ infoAddressLabel }, args, context) => inLanguage(infoAddressLabel, choiceFor(args, context)),
    { needs: ['infoAddressLabel'], args: LANG_ARGUMENT },
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
  @LocalizedText('What the price was called.') readonly label!: string;

  @Computed<BookedPrice>(({ amount }) => unitsOf(amount), { needs: ['amount'] })
  @Field(() => Float, { description: 'How much, in units of the currency: 12.5. 0 is free.' })
  readonly amount!: number;

  @Computed<BookedPrice>(({ amount }) => amount.currency, { needs: ['amount'] })
  @Field({ description: "ISO 4217: 'BTN', 'USD', 'EUR'." })
  readonly currency!: string;

  @Field({ description: "Code of the participant group that it was for: 'BHUTANESE'." }) readonly nationality!: string;
  @Field({ description: "Code of its price type: 'FRESHER'." }) readonly priceType!: string;
  @TypeName('priceType') readonly priceTypeName!: string;
}

addFallbacks(BookedEvent, ({ name, infoAddressLabel }, look) => {
  look('name', name);
  look('address', infoAddressLabel);
});
addFallbacks<BookedPrice>(BookedPriceType, ({ label }, look) => look('label', label));

/** Contact details are read by those who deal with bookings; who only checks in visitors needs no more than a name. */
const ToReach = () =>
  RequirePermission('VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_CONFIRMED_EVENT_BOOKING', 'ADD_EVENT_BOOKING_NOTES');

@ObjectType({ description: 'The visitor who booked.' })
export class BookingVisitor {
  @Field(() => ID, { description: 'User id.' }) id!: string;
  @Field({ description: 'First name.' }) firstName!: string;
  @Field({ description: 'Last name.' }) lastName!: string;
  @ToReach() @Field({ description: 'Where to write to.' }) email!: string;
  @ToReach() @Field({ description: 'Telephone number.' }) phone!: string;
}
