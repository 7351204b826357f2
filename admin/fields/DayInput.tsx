import TextField from '@mui/material/TextField';
import { inScope } from './FieldScope';
import { useField, type FieldProps } from './useField';

interface DayInputProps extends FieldProps {
  readonly type?: 'date' | 'time';
}

/** A day, or a time of day, in the browser's own picker. */
export const DayInput = inScope(function DayInput({ type = 'date', ...field }: DayInputProps) {
  const { props } = useField(field);
  return <TextField {...props} type={type} slotProps={{ inputLabel: { shrink: true } }} />;
});
