import TextField from '@mui/material/TextField';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/** A day, or a time of day, in the browser's own picker. */
export const DayInput = inScope(function DayInput(field: FieldProps) {
  const { props, facts } = useField(field);
  return (
    <TextField
      {...props}
      type={facts.format === 'time' ? 'time' : 'date'}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
});
