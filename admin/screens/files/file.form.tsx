import { file } from '@polyphony/domain/kinds/file.js';
import { TextInput } from '../../fields/TextInput';
import { fileOperations as operations } from '../../graphql/generated/operations/file';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: file,
  operations,
  Fields: () => (
    <>
      <TextInput name="fileName" wide />
      <TextInput name="altText" wide counted />
    </>
  ),
});
