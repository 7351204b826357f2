import { messages } from '@polyphony/domain/messages.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { blogCategoryOperations as operations } from '../../graphql/generated/operations/blogCategory';
import { orderNumberColumn, slugColumn, updatedColumn } from '../../records/columns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.blogCategory,
  operations,
  columns: [slugColumn, orderNumberColumn, updatedColumn],
  empty: messages.noCategories,
});
