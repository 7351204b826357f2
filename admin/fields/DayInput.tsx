import { useRef } from 'react';
import TextField from '@mui/material/TextField';
import { TYPED_IN_PART } from '@polyphony/domain/validation/rules.js';
import { useFormContext } from 'react-hook-form';
import { inScope } from './binding/FieldScope';
import { useHandOver } from './binding/handOver';
import { useField, type FieldProps } from './binding/useField';

/** A day, or a time of day, in the browser's own picker. */
export const DayInput = inScope(function DayInput(field: FieldProps) {
  const { props, value, facts } = useField(field);
  const { setValue } = useFormContext();
  const box = useRef<HTMLDivElement>(null);
  /** Whether this very input holds a part: one that was filled with it anew shows nothing, and has not been emptied. */
  const holdsPart = useRef(false);
  /** Of what is typed in part, the browser sends no event and has no value: without this, it would be saved as none. */
  const checkWhole = () => {
    const isPart = box.current?.querySelector('input')?.validity.badInput === true;
    const isEmptied = holdsPart.current && !isPart;
    holdsPart.current = isPart;
    if (isPart === (value === TYPED_IN_PART) || (!isPart && !isEmptied)) return;
    setValue(field.name, isPart ? TYPED_IN_PART : '', { shouldDirty: true, shouldValidate: true });
  };
  useHandOver(box, checkWhole);
  return (
    <TextField
      {...props}
      ref={box}
      type={facts.format === 'time' ? 'time' : 'date'}
      value={value === TYPED_IN_PART ? '' : value}
      onBlur={(event) => {
        checkWhole();
        props.onBlur?.(event);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
});
