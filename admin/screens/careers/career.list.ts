import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { careerOperations as operations } from '../../graphql/generated/operations/career';
import { DATE_WIDTH, orderNumberColumn, updatedColumn } from '../../records/columns/columns';
import { imageColumn } from '../../records/columns/imageColumn';
import { listDay } from '../../records/format';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.career,
  operations,
  cutName: 'jobName',
  strikesDrafts: true,
  columns: [
    imageColumn('imageFile'),
    {
      field: 'closesOn',
      width: DATE_WIDTH,
      show: ({ closesOn }) => listDay(closesOn),
      exported: ({ closesOn }) => closesOn,
      summary: true,
    },
    orderNumberColumn,
    updatedColumn,
  ],
  // Not a column: at 1280 pixels the table would be wider than its card.
  alsoExported: [{ field: 'jobVacancies' }],
  empty: screenTexts.noData,
});
