import { useDeferredValue, useMemo } from 'react';
import Typography from '@mui/material/Typography';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { readingMinutes, wordCount } from '@polyphony/domain/richText/readingTime.js';
import { useWatch } from 'react-hook-form';
import { useT } from '../../texts/useT';
import { inScope, useFieldScope } from '../binding/FieldScope';

/** Number of words in the text of a field, and the time that readers take; for the language that it is written in. */
export const ReadingTime = inScope(function ReadingTime({ name }: { readonly name: string }) {
  const t = useT();
  const { lang } = useFieldScope();
  // Counting a long text must not delay the keys that are typed.
  const html: unknown = useDeferredValue(useWatch({ name }) as unknown);
  const words = useMemo(() => wordCount(typeof html === 'string' ? html : null, lang || baseLanguage()), [html, lang]);
  const minutes = readingMinutes(words, lang || baseLanguage());
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ gridColumn: '1 / -1', marginBlockStart: -2, paddingInlineStart: '14px' }}
    >
      <bdi>{t('records.countWords', { count: words })}</bdi>
      {minutes > 0 && (
        <>
          {' · '}
          <bdi>{t('records.countMinutesToRead', { count: minutes })}</bdi>
        </>
      )}
    </Typography>
  );
});
