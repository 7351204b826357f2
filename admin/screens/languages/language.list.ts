import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { languageOperations as operations } from '../../graphql/generated/operations/language';
import { updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';
import { defaultLanguage } from './defaultLanguage';

export const screen = listScreen({
  kind: kindFacts.language,
  operations,
  columns: [{ field: 'code', width: 90 }, updatedColumn],
  empty: screenTexts.noData,
  exclusiveToggle: defaultLanguage,
});
