import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { blogPostOperations as operations } from '../../graphql/generated/operations/blogPost';
import { blogCategoryOperations } from '../../graphql/generated/operations/blogCategory';
import { articleColumns, articleExports, articleFilters } from '../../records/columns/articleColumns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.blogPost,
  operations,
  columns: articleColumns,
  alsoExported: articleExports,
  filters: articleFilters(blogCategoryOperations),
  empty: screenTexts.noData,
});
