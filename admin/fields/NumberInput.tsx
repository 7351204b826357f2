import TextField from '@mui/material/TextField';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/**
 * A number input without numeric restrictions: the rule parses the text, so that every invalid input gets a message.
 */
export const NumberInput = inScope(function NumberInput(props: FieldProps) {
  return (
    <TextField
      {...useField(props).props}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
    />
  );
});
