import { CURRENCY_OF, eventPrice, type Nationality } from '@polyphony/domain/kinds/eventPrice.js';
import type { Localized as LocalizedText } from '@polyphony/domain/languages.js';
import type { Types } from 'mongoose';
import { Field, Resolver } from 'type-graphql';
import { Computed } from '../../records/computed.js';
import { Localized, OptionalId, RequiredNumber, Switch, Text } from '../../records/fields.js';
import type { Condition } from '../../records/listQuery.js';
import { modelOf } from '../../records/model.js';
import { publishedQueries } from '../../records/publishedQueries.js';
import { RecordBase, type StoredRecord } from '../../records/record.js';
import { Record } from '../../records/recordClass.js';
import { recordResolver } from '../../records/recordResolver.js';
import { RecordStore } from '../../records/recordStore.js';
import { Reference } from '../../records/reference.js';
import { Event, eventStore } from './event.js';

@Record(eventPrice, 'What a place at an event costs those it is for.')
export class EventPrice extends RecordBase {
  @OptionalId('The event it is a price of.') eventId!: Types.ObjectId;
  @Reference('eventId', 'event', () => Event, 'The event it is a price of.') readonly event!: Event | null;
  @Text("Whom it is for: 'BHUTANESE' or 'INTERNATIONAL'.") nationality!: Nationality;
  @Text("'FRESHER' or 'REVIEWER'.") priceType!: string;
  @Localized('What it is called, as visitors read it.') label!: LocalizedText;
  @RequiredNumber('How much, in whole units of its currency.') amount!: number;
  @Switch('Whether it can be chosen.', true) active!: boolean;

  @Computed<StoredRecord>(({ nationality }) => CURRENCY_OF[nationality as Nationality], { needs: ['nationality'] })
  @Field(() => String, { description: "Follows from whom it is for: 'BTN' or 'USD'." })
  readonly currency!: string;
}

/** Prices; visitors see those of the events that they see. */
class EventPriceStore extends RecordStore {
  protected override async visible(asked: Condition): Promise<Condition> {
    const eventId = asked['eventId'] as Types.ObjectId | undefined;
    const events = await eventStore.visibleIds(eventId ? [eventId] : null);
    return super.visible({ ...asked, eventId: { $in: events } });
  }
}

export const eventPriceStore = new EventPriceStore(eventPrice, modelOf(EventPrice));

@Resolver()
export class EventPriceResolver extends recordResolver(eventPriceStore, EventPrice) {}

@Resolver()
export class PublishedEventPrices extends publishedQueries(eventPriceStore, EventPrice) {}
