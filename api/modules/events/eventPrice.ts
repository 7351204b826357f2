import { CURRENCY_OF, eventPrice } from '@polyphony/domain/kinds/eventPrice.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Types } from 'mongoose';
import { Field, Resolver } from 'type-graphql';
import { refusalAt } from '../../access/gates.js';
import type { Context } from '../../context.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite, type Known } from '../../platform/cache/memoUntilWrite.js';
import { Computed, ComputedOf } from '../../records/schema/computed.js';
import type { Condition } from '../../records/read/listQuery.js';
import { modelOf } from '../../records/schema/model.js';
import { isPublishedRead, markPublishedRead } from '../../records/read/published.js';
import { rowSelection, type RowSelection } from '../../records/read/selection.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase, type StoredRecord } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { RecordStore } from '../../records/store/recordStore.js';
import { Event, eventStore } from './event.js';

@Record(eventPrice, 'What a place at an event costs those it is for.')
export class EventPrice extends RecordBase {
  @ComputedOf(eventPrice, ['nationality'], ({ nationality }) => CURRENCY_OF[nationality])
  @Field(() => String, { description: "Follows from whom it is for: 'BTN' or 'USD'." })
  readonly currency!: string;
}

/** Events whose prices are cached for visitors. */
const CACHED_EVENTS = 300;

/** Prices; visitors see those of the events that they see. */
class EventPriceStore extends RecordStore<typeof eventPrice> {
  readonly #published = memoEachUntilWrite<readonly StoredRecord[]>([this.kind.name], CACHED_EVENTS);

  /** The prices of an event as visitors see them, read once until a price is written. */
  publishedOf(
    eventId: string,
    selection: RowSelection,
    stamps: ContentStamps,
    read: () => Promise<readonly StoredRecord[]>,
  ): Known<readonly StoredRecord[]> {
    return this.#published(stamps, `${eventId} ${selection.name}`, async () => (await read()).map(markPublishedRead));
  }

  /** The prices of events, by the event's id, in the order of their amounts. */
  async ofEvents(
    eventIds: readonly string[],
    publishedOnly: boolean,
    selection: RowSelection<'eventId'>,
  ): Promise<ReadonlyMap<string, StoredRecord[]>> {
    const events = { $in: eventIds.map((id) => new Types.ObjectId(id)) };
    const condition = { eventId: events, ...(publishedOnly && { active: true }) };
    const rows = await this.find(condition, { sort: ['amount', 1], selection });
    const found = new Map<string, StoredRecord[]>(eventIds.map((id) => [id, []]));
    for (const row of rows) found.get(row.eventId.toHexString())?.push(row);
    return found;
  }

  protected override async visible(requested: Condition, stamps: ContentStamps): Promise<Condition> {
    const { eventId } = requested;
    const events = await eventStore.visibleIds(eventId instanceof Types.ObjectId ? [eventId] : null, stamps);
    return super.visible({ ...requested, eventId: { $in: events } }, stamps);
  }
}

export const eventPriceStore = new EventPriceStore(eventPrice, modelOf(EventPrice));

/** Prices of a place at an event: to visitors those that they can choose, to staff who may list prices all of them. */
function pricesOf(
  event: StoredRecord,
  _: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Known<readonly StoredRecord[]> {
  const published = isPublishedRead(event);
  const refusal = published ? null : refusalAt([eventPrice.permissions.view], context);
  if (refusal) throw refusal;
  const selection = rowSelection(info, ['eventId']);
  const id = event._id.toHexString();
  const read = async () =>
    (await context.loaders.one(`prices ${published} ${selection.name}`, id, (ids) =>
      eventPriceStore.ofEvents(ids, published, selection),
    )) ?? [];
  return published ? eventPriceStore.publishedOf(id, selection, context.services.stamps, read) : read();
}

// Here and not in the class of events: prices know events, and never the other way round.
Field(() => [EventPrice], { description: 'What a place costs, the lowest amount first.' })(Event.prototype, 'prices');
Computed<StoredRecord>(pricesOf, { needs: ['_id'] })(Event.prototype, 'prices');

@Resolver()
export class EventPriceResolver extends recordResolver(eventPriceStore, EventPrice) {}

@Resolver()
export class PublishedEventPrices extends publishedQueries(eventPriceStore, EventPrice) {}
