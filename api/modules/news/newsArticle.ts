import { newsArticle } from '@polyphony/domain/kinds/newsArticle.js';
import { Resolver } from 'type-graphql';
import { modelOf } from '../../records/schema/model.js';
import { publishedQueries } from '../../records/graphql/publishedQueries.js';
import { RecordBase } from '../../records/schema/record.js';
import { Record } from '../../records/graphql/recordClass.js';
import { recordResolver } from '../../records/graphql/recordResolver.js';
import { ArticleStore } from '../../records/store/articleStore.js';
import { newsCategoryStore } from './newsCategory.js';

@Record(newsArticle, 'A text of the news.')
export class NewsArticle extends RecordBase {}

export const newsArticleStore = new ArticleStore(newsArticle, modelOf(NewsArticle), newsCategoryStore);

@Resolver()
export class NewsArticleResolver extends recordResolver(newsArticleStore, NewsArticle) {}

@Resolver()
export class PublishedNewsArticles extends publishedQueries(newsArticleStore, NewsArticle) {}
