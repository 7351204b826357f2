import TextField from '@mui/material/TextField';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/** A multi-line text input that grows with its content. */
export const TextAreaInput = inScope(function TextAreaInput(props: FieldProps) {
  return <TextField {...useField({ wide: true, ...props }).props} multiline minRows={3} maxRows={16} />;
});
