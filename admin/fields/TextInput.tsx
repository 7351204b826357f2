import TextField from '@mui/material/TextField';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/** A single-line text input. */
export const TextInput = inScope(function TextInput(props: FieldProps) {
  return <TextField {...useField(props).props} autoComplete="off" />;
});
