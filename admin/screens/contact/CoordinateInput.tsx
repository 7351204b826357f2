import { useState, type ClipboardEvent } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import { coordinatesIn } from '@polyphony/domain/contact/coordinates.js';
import { useFormContext } from 'react-hook-form';
import { inScope } from '../../fields/binding/FieldScope';
import { useField, type FieldProps } from '../../fields/binding/useField';
import { useT } from '../../texts/useT';

/**
 * A latitude or a longitude. Both coordinates, or a link of a map, that are pasted or typed into either fill in both. The text
 * is the rule's to read, so that other digits than Latin ones can be typed.
 */
export const CoordinateInput = inScope(function CoordinateInput(field: FieldProps) {
  const t = useT();
  const { props, value } = useField(field);
  const { setValue } = useFormContext();
  const [filled, setFilled] = useState(false);
  const fillBoth = (text: string): boolean => {
    const found = coordinatesIn(text);
    if (!found) return false;
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('latitude', String(found.latitude), options);
    setValue('longitude', String(found.longitude), options);
    setFilled(true);
    return true;
  };
  const paste = (event: ClipboardEvent) => {
    if (fillBoth(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <TextField
        {...props}
        autoComplete="off"
        onPaste={paste}
        onBlur={(event) => {
          fillBoth(value);
          props.onBlur?.(event);
        }}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
      />
      <Box role="status" style={visuallyHidden}>
        {filled && t('contact.latitudeAndLongitudeAreFilled')}
      </Box>
    </Box>
  );
});
