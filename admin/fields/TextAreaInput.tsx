import TextField from '@mui/material/TextField';
import { inScope } from './FieldScope';
import { useField, type FieldProps } from './useField';

/** Several lines of text; grows with what is written. */
export const TextAreaInput = inScope(function TextAreaInput(props: FieldProps) {
  return <TextField {...useField({ wide: true, ...props }).props} multiline minRows={3} maxRows={16} />;
});
