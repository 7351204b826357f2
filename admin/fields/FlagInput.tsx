import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { useT } from '../texts/useT';
import { inScope, useFieldScope } from './binding/FieldScope';
import { ruleFacts } from './binding/ruleFacts';
import type { FieldProps } from './binding/useField';

interface FlagInputProps extends FieldProps {
  /** Called when it is switched, for what follows in the form. */
  readonly onSwitched?: (on: boolean) => void;
}

/** A switch that is saved with the form: as true or false, or as '1' or '0' where its rule says so. */
export const FlagInput = inScope(function FlagInput({ name, wide = false, onSwitched }: FlagInputProps) {
  const t = useT();
  const id = useId();
  const { rules, readOnly = false } = useFieldScope();
  const { label, hint, format } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const { ref, onChange, onBlur } = field;
  const on: unknown = field.value;
  const note = fieldState.error?.message ?? hint;
  return (
    <FormControl
      error={Boolean(fieldState.error)}
      sx={{ justifyContent: 'center', ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <FormControlLabel
        label={<bdi>{t(label)}</bdi>}
        disabled={readOnly}
        control={
          <Switch
            name={name}
            checked={on === true || on === '1'}
            onChange={(_, checked) => {
              onChange(format === 'switch' ? (checked ? '1' : '0') : checked);
              onSwitched?.(checked);
            }}
            onBlur={onBlur}
            slotProps={{ input: { ref, ...(note && { 'aria-describedby': id }) } }}
          />
        }
      />
      {note && (
        <FormHelperText id={id}>
          <bdi>{t.words(note)}</bdi>
        </FormHelperText>
      )}
    </FormControl>
  );
});
