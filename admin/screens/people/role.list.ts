import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { roleOperations as operations } from '../../graphql/generated/operations/role';
import { updatedColumn } from '../../records/columns/columns';
import { listScreen } from '../../records/screen';
import { text } from '../../texts/useT';

export const screen = listScreen({
  kind: kindFacts.role,
  operations,
  columns: [
    {
      field: 'permissionIds',
      width: 120,
      show: ({ permissionIds }) => permissionIds.length || text('people.everything'),
    },
    updatedColumn,
  ],
  empty: screenTexts.noData,
});
