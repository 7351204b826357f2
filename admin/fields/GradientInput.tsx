import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { coloursOf, isGradient } from '@polyphony/domain/settings/colours.js';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';

/** Colours that flow into each other, and how they do. */
export const GradientInput = inScope(function GradientInput(field: FieldProps) {
  const { props, value } = useField({ ...field, wide: true });
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <TextField {...props} autoComplete="off" slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }} />
      {isGradient(value) && (
        <Box
          aria-hidden
          sx={{ blockSize: 12, marginBlockStart: 1, borderRadius: 1 }}
          style={{ background: `linear-gradient(90deg, ${coloursOf(value).join(', ')})` }}
        />
      )}
    </Box>
  );
});
