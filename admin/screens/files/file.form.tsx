import { file } from '@polyphony/domain/kinds/file.js';
import { FocalPointInput, type FocusedFile } from '../../fields/image/FocalPointInput';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { TextInput } from '../../fields/TextInput';
import { fileOperations as operations } from '../../graphql/generated/operations/file';
import type { RecordDetails } from '../../records/operations';
import { formScreen } from '../../records/screen';

/** Whether the record is a picture, as the details of a file have it. */
const isPicture = (record: RecordDetails | null): record is RecordDetails & FocusedFile =>
  record?.['fileKind'] === 'IMAGES' && typeof record['url'] === 'string' && typeof record['fileType'] === 'string';

/** Of pictures alone. */
function FocalPoint() {
  const { record } = useFieldScope();
  return isPicture(record) && <FocalPointInput name="focusX" vertical="focusY" file={record} />;
}

export const screen = formScreen({
  kind: file,
  operations,
  Fields: () => (
    <>
      <TextInput name="fileName" wide />
      <TextInput name="altText" wide counted />
      <FocalPoint />
    </>
  ),
});
