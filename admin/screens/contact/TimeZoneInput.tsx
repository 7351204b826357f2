import { useId } from 'react';
import TextField from '@mui/material/TextField';
import { inScope } from '../../fields/binding/FieldScope';
import { useField, type FieldProps } from '../../fields/binding/useField';

const ZONES = Intl.supportedValuesOf('timeZone');

/** The name of a time zone, which the browser completes. */
export const TimeZoneInput = inScope(function TimeZoneInput(field: FieldProps) {
  const id = useId();
  return (
    <>
      <TextField
        {...useField(field).props}
        autoComplete="off"
        slotProps={{ htmlInput: { list: id, dir: 'ltr', spellCheck: false } }}
      />
      <datalist id={id}>
        {ZONES.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
});
