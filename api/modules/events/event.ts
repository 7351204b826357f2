import { index, prop } from '@typegoose/typegoose';
import { countOf, visiblePlaces } from '@polyphony/domain/events/places.js';
import { event } from '@polyphony/domain/kinds/event.js';
import type { FormOf } from '@polyphony/domain/kinds/parts/kindTypes.js';
import { FEW_PLACES, FILLING } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { Field, Int, Resolver } from 'type-graphql';
import { string } from 'yup';
import { RequirePermission } from '../../access/permissionDirective.js';
import { ComputedOf } from '../../records/schema/computed.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { spanCondition } from '../../records/read/listQuery.js';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { invalid } from '../../records/write/outcome.js';
import { RecordBase, type RecordOf } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { Form } from '../../records/write/form.js';
import type { KindSteps, StateRefusals } from '../../records/write/kindRules.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { CategorizedStore } from '../../records/store/categorizedStore.js';
import type { FieldError } from '../../records/schema/types.js';
import { randomCode } from './codes.js';
import { eventCategoryStore } from './eventCategory.js';

@Record(event, 'Something that people come to, and book a place for.')
@index({ ticketId: 1 }, { unique: true })
@index({ startsOn: 1, _id: 1 })
export class Event extends RecordBase {
  @Field({ description: 'What its tickets are numbered under: made once, and never changed.' })
  @prop({ type: String, required: true })
  readonly ticketId!: string;

  @RequirePermission('VIEW_ALL_EVENT_BOOKINGS')
  @Field(() => Int, { description: 'How many places are taken by bookings that are not cancelled.' })
  @prop({ type: Number, required: true, default: 0 })
  readonly placesTaken!: number;

  /** Bookings ever made, cancelled ones among them. */
  @prop({ type: Number, required: true, default: 0 })
  readonly bookingsMade!: number;

  @ComputedOf(event, ['capacity', 'placesTaken'], visiblePlaces)
  @Field(() => Int, {
    nullable: true,
    description: `How many places are left, once there are at most ${FEW_PLACES}; 0: none. Null: enough.`,
  })
  readonly placesLeft!: number | null;
}

/** An event as it is stored. */
export interface StoredEvent extends RecordOf<typeof event> {}

const TICKET_LENGTH = 8;

/** A product as a sum: the embedded database has no other. */
const times = (count: number, field: string) => ({ $add: Array.from({ length: count }, () => field) });

class EventForm extends Form<StoredEvent, FormOf<typeof event>> {
  override initial(): FormValues {
    return { ticketId: `EVT-${randomCode(TICKET_LENGTH)}` };
  }

  override refuseChange({ capacity }: FormOf<typeof event>, { placesTaken }: StoredEvent): readonly FieldError[] {
    const occupied = countOf(placesTaken);
    const isTooFew = typeof capacity === 'number' && capacity < occupied;
    return isTooFew ? [invalid('capacity', messages.capacityBelowTaken(occupied))] : [];
  }
}

class EventStore extends CategorizedStore<typeof event, StoredEvent> {
  override readonly form = new EventForm(this, event);
  override readonly archived = {
    condition: {},
    carried: { ticketId: string().max(2 * TICKET_LENGTH) },
  };

  override readonly refusals: StateRefusals<StoredEvent> = {
    delete: ({ bookingsMade }) => (countOf(bookingsMade) > 0 ? messages.eventHasBookings : null),
  };

  /** Places are booked meanwhile: no capacity falls below them, and no event is deleted from under them. */
  override readonly steps: KindSteps<FormOf<typeof event>> = {
    precondition: (changes) => {
      if (changes === null) return { bookingsMade: { $not: { $gt: 0 } } };
      const { capacity } = changes;
      return typeof capacity === 'number' ? { placesTaken: { $not: { $gt: capacity } } } : {};
    },
  };

  /** The next events from a day on that visitors see and that name a day, those under way among them; the nearest first. */
  async upcoming(day: string, max: number, stamps: ContentStamps): Promise<StoredEvent[]> {
    const notBefore = { $gte: day };
    const underWay = { startsOn: { $ne: null }, $or: [{ startsOn: notBefore }, { endsOn: notBefore }] };
    const condition = await this.visible(underWay, stamps);
    return this.find(condition, { sort: ['startsOn', 1], limit: max });
  }

  /** Events that visitors see, that began on a day or later and were over before another one; the latest first. */
  async past(from: string, before: string, max: number, stamps: ContentStamps): Promise<StoredEvent[]> {
    const over = { startsOn: { $gte: from, $lt: before }, endsOn: { $not: { $gte: before } } };
    return this.find(await this.visible(over, stamps), { sort: ['startsOn', -1], limit: max });
  }

  /** The next events from a day on that visitors see and that are nearly full, and how many there are. */
  async filling(
    day: string,
    max: number,
    stamps: ContentStamps,
  ): Promise<{ readonly count: number; readonly next: StoredEvent[] }> {
    const full = { $expr: { $gte: [times(FILLING.of, '$placesTaken'), times(FILLING.taken, '$capacity')] } };
    const condition = await this.visible(
      { ...spanCondition(this.kind, { from: day }), capacity: { $gt: 0 }, ...full },
      stamps,
    );
    const [count, next] = await Promise.all([
      this.count(condition),
      this.find(condition, { sort: ['startsOn', 1], limit: max }),
    ]);
    return { count, next };
  }

  /** Events that take place on a day and have bookings that are not cancelled, published or not; the earliest first. */
  bookedOn(day: string, max: number): Promise<StoredEvent[]> {
    const condition = { ...spanCondition(this.kind, { from: day, to: day }), placesTaken: { $gt: 0 } };
    return this.find(condition, { sort: ['startsOn', 1], limit: max });
  }
}

export const eventStore = new EventStore(event, modelOf(Event), eventCategoryStore);

@Resolver()
export class EventResolver extends recordResolver(eventStore, Event) {}

@Resolver()
export class PublishedEvents extends publishedQueries(eventStore, Event) {}
