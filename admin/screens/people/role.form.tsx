import { role } from '@polyphony/domain/kinds/role.js';
import { TextInput } from '../../fields/TextInput';
import { roleOperations as operations } from '../../graphql/generated/operations/role';
import { formScreen } from '../../records/screen';
import { PermissionsInput } from './PermissionsInput';

export const screen = formScreen({
  kind: role,
  operations,
  createAction: 'words.createRole',
  Fields: () => (
    <>
      <TextInput name="name" />
      <PermissionsInput name="permissionIds" />
    </>
  ),
});
