import TextField from '@mui/material/TextField';
import { inScope } from './FieldScope';
import { useField, type FieldProps } from './useField';

/** A single-line text input. */
export const TextInput = inScope(function TextInput(props: FieldProps) {
  return <TextField {...useField(props).props} autoComplete="off" />;
});
