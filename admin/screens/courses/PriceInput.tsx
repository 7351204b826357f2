import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { priceParts, priceText } from '@polyphony/domain/courses/packagePrice.js';
import { useController } from 'react-hook-form';
import { ruleFacts } from '../../fields/binding/ruleFacts';
import { inScope, useFieldScope } from '../../fields/binding/FieldScope';
import { useT } from '../../texts/useT';

/** The rule's own hint is for those who write both as one text. */
const HINT = 'courses.threeLettersForTheCurrency';

/** A price as two inputs, currency and amount; the form holds both as one text, 'AED,1000' (PKG-018). */
export const PriceInput = inScope(function PriceInput({ name }: { readonly name: string }) {
  const t = useT();
  const id = useId();
  const { rules, readOnly } = useFieldScope();
  const { label } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const price = priceParts(typeof field.value === 'string' ? field.value : '');
  const note = fieldState.error?.message ?? HINT;
  const shared = {
    disabled: readOnly,
    error: Boolean(fieldState.error),
    onBlur: field.onBlur,
    autoComplete: 'off',
  };
  return (
    <Box
      component="fieldset"
      data-field={name}
      aria-describedby={`${id}-note`}
      sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <legend style={visuallyHidden}>{t(label)}</legend>
      <Box sx={{ display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: 1.5 }}>
        <TextField
          {...shared}
          label={t('labels.currency')}
          value={price.currency}
          onChange={({ target }) => field.onChange(priceText({ ...price, currency: target.value.toUpperCase() }))}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { maxLength: 3, dir: 'ltr', autoCapitalize: 'characters', 'aria-describedby': `${id}-note` },
          }}
        />
        <TextField
          {...shared}
          label={t('labels.amount')}
          inputRef={field.ref}
          value={price.amount}
          onChange={({ target }) => field.onChange(priceText({ ...price, amount: target.value }))}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { inputMode: 'decimal', dir: 'ltr', 'aria-describedby': `${id}-note` },
          }}
        />
      </Box>
      <FormHelperText id={`${id}-note`} error={Boolean(fieldState.error)} sx={{ marginInline: 1.75 }}>
        <bdi>{t.words(note)}</bdi>
      </FormHelperText>
    </Box>
  );
});
