import { newsCategory } from '@polyphony/domain/kinds/newsCategory.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { TreeStore } from '../../records/store/treeStore.js';

@Record(newsCategory, 'What an article is about; categories form a tree.')
export class NewsCategory extends RecordBase {}

export const newsCategoryStore = new TreeStore(newsCategory, modelOf(NewsCategory));

@Resolver()
export class NewsCategoryResolver extends recordResolver(newsCategoryStore, NewsCategory) {}

@Resolver()
export class PublishedNewsCategories extends publishedQueries(newsCategoryStore, NewsCategory) {}
