import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { eventDifficultyOperations as operations } from '../../graphql/generated/operations/eventDifficulty';
import { orderNumberColumn, slugColumn, updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.eventDifficulty,
  operations,
  columns: [slugColumn, orderNumberColumn, updatedColumn],
  empty: screenTexts.noData,
});
