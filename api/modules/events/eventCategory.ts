import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { Resolver } from 'type-graphql';
import { CategoryRecord } from '../../records/categoryRecord.js';
import { modelOf } from '../../records/model.js';
import { publishedQueries } from '../../records/publishedQueries.js';
import { Record } from '../../records/recordClass.js';
import { recordResolver } from '../../records/recordResolver.js';
import { TreeStore } from '../../records/treeStore.js';

@Record(eventCategory, 'What kind of event it is; categories stand below one another.')
export class EventCategory extends CategoryRecord {}

export const eventCategoryStore = new TreeStore(eventCategory, modelOf(EventCategory));

@Resolver()
export class EventCategoryResolver extends recordResolver(eventCategoryStore, EventCategory) {}

@Resolver()
export class PublishedEventCategories extends publishedQueries(eventCategoryStore, EventCategory) {}
