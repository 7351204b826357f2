import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { isColour, mixed } from '@polyphony/domain/settings/colours.js';
import { useFormContext } from 'react-hook-form';
import { useT } from '../texts/useT';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/** A colour: its hex code, and a button that opens the browser's palette. */
export const ColourInput = inScope(function ColourInput(field: FieldProps) {
  const t = useT();
  const { setValue } = useFormContext();
  const { props, value, facts } = useField(field);
  // The palette knows colours of six digits only.
  const paletteColour = isColour(value) ? mixed(value, value, 0) : '#ffffff';
  return (
    <TextField
      {...props}
      autoComplete="off"
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                value={paletteColour}
                disabled={props.disabled}
                aria-label={t('settings.paletteLabel', { label: t(facts.label) })}
                onChange={({ target }) =>
                  setValue(field.name, target.value, { shouldDirty: true, shouldValidate: true, shouldTouch: true })
                }
                sx={{ inlineSize: 32, blockSize: 32, padding: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
});
