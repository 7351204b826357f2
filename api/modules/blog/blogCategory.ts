import { blogCategory } from '@polyphony/domain/kinds/blogCategory.js';
import { Resolver } from 'type-graphql';
import { CategoryRecord } from '../../records/categoryRecord.js';
import { modelOf } from '../../records/model.js';
import { publishedQueries } from '../../records/publishedQueries.js';
import { Record } from '../../records/recordClass.js';
import { recordResolver } from '../../records/recordResolver.js';
import { TreeStore } from '../../records/treeStore.js';

@Record(blogCategory, 'What a post is about; categories stand below one another.')
export class BlogCategory extends CategoryRecord {}

export const blogCategoryStore = new TreeStore(blogCategory, modelOf(BlogCategory));

@Resolver()
export class BlogCategoryResolver extends recordResolver(blogCategoryStore, BlogCategory) {}

@Resolver()
export class PublishedBlogCategories extends publishedQueries(blogCategoryStore, BlogCategory) {}
