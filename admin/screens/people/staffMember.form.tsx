import { staffMember } from '@polyphony/domain/kinds/staffMember.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { ImageInput } from '../../fields/image/ImageInput';
import { PasswordInput } from '../../fields/PasswordInput';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { TextInput } from '../../fields/TextInput';
import { roleOperations } from '../../graphql/generated/operations/role';
import { staffMemberOperations as operations } from '../../graphql/generated/operations/staffMember';
import { formScreen } from '../../records/screen';

/** A Super Admin keeps the role (SPEC-D71), so the form hides the input. */
function RoleInput() {
  const { record } = useFieldScope();
  if (record?.superAdmin === true) return null;
  return <ReferenceInput name="roleId" options={roleOperations.options} empty={screenTexts.roleNotCreated} />;
}

function StaffPassword() {
  const { record } = useFieldScope();
  return <PasswordInput name="password" {...(record && { placeholder: 'people.enterNewPassword' })} />;
}

export const screen = formScreen({
  kind: staffMember,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" />
      <TextInput name="email" />
      <StaffPassword />
      <RoleInput />
      <ImageInput name="picture" />
    </>
  ),
});
