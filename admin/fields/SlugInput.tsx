import TextField from '@mui/material/TextField';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/** The part of the address that names the record. While a record is created it follows the name (useRecordForm). */
export const SlugInput = inScope(function SlugInput(props: FieldProps) {
  const field = useField(props);
  return (
    <TextField
      {...field.props}
      autoComplete="off"
      slotProps={{ htmlInput: { lang: 'en', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
    />
  );
});
