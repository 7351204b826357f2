import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useWatch } from 'react-hook-form';
import { inScope } from '../../../fields/binding/FieldScope';
import { useField, type FieldProps } from '../../../fields/binding/useField';
import { usePricing } from './usePricing';

/** The amount of a price, beside the currency of the participant group that is chosen; the rule reads what is typed. */
export const AmountInput = inScope(function AmountInput(props: FieldProps) {
  const { groups } = usePricing();
  const chosen: unknown = useWatch({ name: 'nationality' });
  const currency = groups.find(({ code }) => code === chosen)?.currency;
  return (
    <TextField
      {...useField(props).props}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr' },
        input: {
          endAdornment: currency && (
            <InputAdornment position="end">
              <bdi>{currency}</bdi>
            </InputAdornment>
          ),
        },
      }}
    />
  );
});
