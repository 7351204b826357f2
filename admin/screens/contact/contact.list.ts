import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { contactOperations as operations } from '../../graphql/generated/operations/contact';
import { orderNumberColumn, updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.contact,
  operations,
  columns: [
    { field: 'branchName', summary: true },
    { field: 'contactNumber', width: 132 },
    orderNumberColumn,
    updatedColumn,
  ],
  alsoExported: [{ field: 'branchAddress' }, { field: 'contactEmail' }, { field: 'latitude' }, { field: 'longitude' }],
  empty: screenTexts.noData,
});
