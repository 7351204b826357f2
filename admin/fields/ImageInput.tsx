import { inScope } from './FieldScope';
import { TextInput } from './TextInput';
import type { FieldProps } from './useField';

/** An image of the file library, by the id of its file. */
export const ImageInput = inScope(function ImageInput(props: FieldProps) {
  return <TextInput hint="Id of an image in the file library" {...props} />;
});
