import { countOf } from '@polyphony/domain/events/places.js';
import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { eventStore } from './event.js';

@ObjectType({ description: 'An event to come with few places left, or none.' })
class FillingEvent {
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field({ description: "Its name in the request's language." }) name!: string;
  @Field(() => Int, { description: 'How many places it has.' }) capacity!: number;
  @Field(() => Int, { description: 'How many of them are taken.' }) placesTaken!: number;
}

@ObjectType({ description: 'The events to come that fill up.' })
class FillingEvents {
  @Field(() => Int, { description: 'All of them.' }) count!: number;
  @Field(() => [FillingEvent], { description: 'The next ones.' }) next!: FillingEvent[];
}

/** Number of events that are named. */
const NAMED = 5;

/** Says which events are nearly full, so that staff can offer another date. */
@Resolver()
export class FillingEventsResolver {
  @RequirePermission(eventBooking.permission.view)
  @Query(() => FillingEvents, {
    description: 'The events to come that visitors see and of whose places at least four in five are taken.',
  })
  async fillingEvents(@Ctx() { services, language }: Context): Promise<FillingEvents> {
    const { siteClock, stamps } = services;
    const { count, next } = await eventStore.filling(siteClock.today(), NAMED, stamps);
    return {
      count,
      next: next.map((event) => ({
        id: event._id.toHexString(),
        name: eventStore.titleOf(event, language),
        capacity: event.capacity ?? 0,
        placesTaken: countOf(event.placesTaken),
      })),
    };
  }
}
