import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { Field, Resolver } from 'type-graphql';
import { CategoryRecord } from '../../records/categoryRecord.js';
import { Computed } from '../../records/computed.js';
import { modelOf } from '../../records/model.js';
import { publishedQueries } from '../../records/publishedQueries.js';
import type { StoredRecord } from '../../records/record.js';
import { Record } from '../../records/recordClass.js';
import { recordResolver } from '../../records/recordResolver.js';
import { TreeStore } from '../../records/treeStore.js';

@Record(eventCategory, 'What kind of event it is; categories stand below one another.')
export class EventCategory extends CategoryRecord {
  @Computed<StoredRecord>(async ({ _id }) => (await eventCategoryStore.holding()).has(_id.toHexString()), { needs: [] })
  @Field(() => Boolean, { description: 'Whether visitors find an event in it or below it.' })
  readonly hasEvents!: boolean;
}

export const eventCategoryStore = new TreeStore(eventCategory, modelOf(EventCategory));

@Resolver()
export class EventCategoryResolver extends recordResolver(eventCategoryStore, EventCategory) {}

@Resolver()
export class PublishedEventCategories extends publishedQueries(eventCategoryStore, EventCategory) {}
