import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { newsArticleOperations as operations } from '../../graphql/generated/operations/newsArticle';
import { newsCategoryOperations } from '../../graphql/generated/operations/newsCategory';
import { articleColumns, articleExports, articleFilters } from '../../records/columns/articleColumns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.newsArticle,
  operations,
  columns: articleColumns,
  alsoExported: articleExports,
  filters: articleFilters(newsCategoryOperations),
  empty: screenTexts.noData,
});
