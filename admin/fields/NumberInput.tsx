import TextField from '@mui/material/TextField';
import { inScope } from './FieldScope';
import { useField, type FieldProps } from './useField';

/** A number as it is typed; the rule reads it, so that whatever is typed is answered in words. */
export const NumberInput = inScope(function NumberInput(props: FieldProps) {
  return (
    <TextField
      {...useField(props).props}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
    />
  );
});
