import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { eventOperations as operations } from '../../graphql/generated/operations/event';
import { eventCategoryOperations } from '../../graphql/generated/operations/eventCategory';
import { DATE_WIDTH, orderNumberColumn, updatedColumn } from '../../records/columns/columns';
import { cut, listDay, nameOrPlaceholder } from '../../records/format';
import { imageColumn } from '../../records/columns/imageColumn';
import { listScreen } from '../../records/screen';
import { text } from '../../texts/useT';

export const screen = listScreen({
  kind: kindFacts.event,
  operations,
  below: ({ name, bannerTitle }) => (bannerTitle && bannerTitle !== name ? cut(bannerTitle, 'bannerTitle') : ''),
  columns: [
    imageColumn('featuredImageFile'),
    {
      field: 'category',
      show: ({ category }) => nameOrPlaceholder(category?.name, text(screenTexts.noCategory)),
    },
    {
      field: 'startsOn',
      header: 'records.date',
      width: DATE_WIDTH,
      show: ({ startsOn }) => listDay(startsOn),
      exported: ({ startsOn }) => startsOn,
      summary: true,
    },
    orderNumberColumn,
    updatedColumn,
  ],
  filters: [
    {
      param: 'category',
      field: 'categoryId',
      options: eventCategoryOperations.options,
      empty: screenTexts.categoryNotCreated,
    },
  ],
  empty: screenTexts.noData,
  adviceOn: async (...args) => (await import('./prices/advice')).eventAdvice(...args),
});
