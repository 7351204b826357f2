import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { newsArticleOperations as operations } from '../../graphql/generated/operations/newsArticle';
import { newsCategoryOperations } from '../../graphql/generated/operations/newsCategory';
import { articleColumns, articleFilters } from '../../records/columns/articleColumns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.newsArticle,
  operations,
  columns: articleColumns,
  filters: articleFilters(newsCategoryOperations),
  empty: screenTexts.noData,
});
