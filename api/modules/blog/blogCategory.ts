import { blogCategory } from '@polyphony/domain/kinds/blogCategory.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { TreeStore } from '../../records/store/treeStore.js';

@Record(blogCategory, 'What a post is about; categories form a tree.')
export class BlogCategory extends RecordBase {}

export const blogCategoryStore = new TreeStore(blogCategory, modelOf(BlogCategory));

@Resolver()
export class BlogCategoryResolver extends recordResolver(blogCategoryStore, BlogCategory) {}

@Resolver()
export class PublishedBlogCategories extends publishedQueries(blogCategoryStore, BlogCategory) {}
