import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { newsCategoryOperations as operations } from '../../graphql/generated/operations/newsCategory';
import { orderNumberColumn, slugColumn, updatedColumn } from '../../records/columns/columns';
import { imageColumn } from '../../records/columns/imageColumn';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.newsCategory,
  operations,
  columns: [imageColumn('metaImageFile'), slugColumn, orderNumberColumn, updatedColumn],
  empty: screenTexts.noCategories,
});
