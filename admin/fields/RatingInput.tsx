import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { RATING } from '@polyphony/domain/limits.js';
import { useController } from 'react-hook-form';
import { useT } from '../texts/useT';
import { inScope, useFieldScope } from './binding/FieldScope';
import { ruleFacts } from './binding/ruleFacts';
import type { FieldProps } from './binding/useField';

/** A rating in half stars: a radio button for each, labelled with its number of stars, and one for no rating. */
export const RatingInput = inScope(function RatingInput({ name }: FieldProps) {
  const t = useT();
  const id = useId();
  const { rules, readOnly = false } = useFieldScope();
  const { label, hint } = ruleFacts(rules[name]);
  const { field, fieldState } = useController({ name });
  const { ref, onChange, onBlur } = field;
  const value: unknown = field.value;
  const stars = typeof value === 'string' && value !== '' ? Number(value) : null;
  const note = fieldState.error?.message ?? hint;
  return (
    <FormControl
      component="fieldset"
      error={Boolean(fieldState.error)}
      disabled={readOnly}
      aria-describedby={note ? id : undefined}
      onBlur={onBlur}
      sx={{ justifyContent: 'center' }}
    >
      <FormLabel component="legend" sx={{ fontSize: '0.75rem', marginBlockEnd: 0.5 }}>
        <bdi>{t(label)}</bdi>
      </FormLabel>
      <Rating
        ref={ref}
        name={name}
        value={Number.isNaN(stars) ? null : stars}
        max={RATING.max}
        precision={0.5}
        size="large"
        disabled={readOnly}
        emptyLabelText={t('words.noRating')}
        getLabelText={(rating) => t('words.ratingOfMostStars', { rating, most: RATING.max })}
        // Half a star is less than the rule allows.
        onChange={(_, rating) => onChange(rating === null ? '' : String(Math.max(RATING.min, rating)))}
      />
      {note && (
        <FormHelperText id={id}>
          <bdi>{t.words(note)}</bdi>
        </FormHelperText>
      )}
    </FormControl>
  );
});
