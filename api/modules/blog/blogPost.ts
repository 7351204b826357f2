import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { ArticleStore } from '../../records/store/articleStore.js';
import { blogCategoryStore } from './blogCategory.js';

@Record(blogPost, 'A text of the blog.')
export class BlogPost extends RecordBase {}

export const blogPostStore = new ArticleStore(blogPost, modelOf(BlogPost), blogCategoryStore);

@Resolver()
export class BlogPostResolver extends recordResolver(blogPostStore, BlogPost) {}

@Resolver()
export class PublishedBlogPosts extends publishedQueries(blogPostStore, BlogPost) {}
