import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { roleOperations } from '../../graphql/generated/operations/role';
import { staffMemberOperations as operations } from '../../graphql/generated/operations/staffMember';
import { updatedColumn } from '../../records/columns/columns';
import { imageColumn } from '../../records/columns/imageColumn';
import { listScreen } from '../../records/screen';
import { AddStaffButton } from './AddStaffButton';

export const screen = listScreen({
  kind: kindFacts.staffMember,
  operations,
  columns: [
    imageColumn('pictureFile'),
    { field: 'email', width: 250 },
    {
      field: 'adminAssignedRole',
      header: 'labels.role',
      summary: true,
      show: ({ adminAssignedRole: role }) => role?.name,
    },
    updatedColumn,
  ],
  filters: [
    {
      param: 'role',
      field: 'roleId',
      options: roleOperations.options,
      empty: screenTexts.roleNotCreated,
    },
  ],
  empty: screenTexts.noData,
  Add: AddStaffButton,
});
