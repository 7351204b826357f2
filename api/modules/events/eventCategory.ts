import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { TreeStore } from '../../records/store/treeStore.js';

@Record(eventCategory, 'What kind of event it is; categories form a tree.')
export class EventCategory extends RecordBase {}

export const eventCategoryStore = new TreeStore(eventCategory, modelOf(EventCategory));

@Resolver()
export class EventCategoryResolver extends recordResolver(eventCategoryStore, EventCategory) {}

@Resolver()
export class PublishedEventCategories extends publishedQueries(eventCategoryStore, EventCategory) {}
