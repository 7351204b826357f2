import { staffMember } from '@polyphony/domain/kinds/staffMember.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { useFieldScope } from '../../fields/FieldScope';
import { ImageInput } from '../../fields/ImageInput';
import { PasswordInput } from '../../fields/PasswordInput';
import { ReferenceInput } from '../../fields/ReferenceInput';
import { TextInput } from '../../fields/TextInput';
import { roleOperations } from '../../graphql/generated/operations/role';
import { staffMemberOperations as operations } from '../../graphql/generated/operations/staffMember';
import { formScreen } from '../../records/screen';

/** A Super Admin keeps the role (SPEC-D71), so the form hides the input. */
function RoleInput() {
  const { record } = useFieldScope();
  if (record?.superAdmin === true) return null;
  return (
    <ReferenceInput name="roleId" label="Role" options={roleOperations.options} empty={screenTexts.roleNotCreated} />
  );
}

function StaffPassword() {
  const { record } = useFieldScope();
  return record ? (
    <PasswordInput
      name="password"
      label="Password"
      placeholder="Enter New Password"
      hint="Leave blank to keep the current password"
    />
  ) : (
    <PasswordInput
      name="password"
      label="Password"
      hint="8 to 15 characters: an uppercase and a lowercase letter, a digit and one of @$!%*?&"
    />
  );
}

export const screen = formScreen({
  kind: staffMember,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" label="Name" />
      <TextInput name="email" label="Email" />
      <StaffPassword />
      <RoleInput />
      <ImageInput name="picture" label="Picture" />
    </>
  ),
});
