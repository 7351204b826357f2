import TextField from '@mui/material/TextField';

interface DateFieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  /** Called with '2027-03-31', or '' when the date is cleared. */
  readonly onChange: (day: string) => void;
}

/** A date filter. */
export function DateField({ label, value, min, max, onChange }: DateFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: min ?? undefined, max: max ?? undefined } }}
    />
  );
}
