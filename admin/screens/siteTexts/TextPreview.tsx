import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PreviewSiteTextDocument } from '../../graphql/generated/typed/graphql';
import { useDebounced } from '../../platform/useDebounced';
import { useT } from '../../texts/useT';
import type { TextLanguage } from './TextRow';

const DEBOUNCE_MS = 300;

interface TextPreviewProps {
  readonly path: string;
  readonly language: TextLanguage;
  /** What is being typed. */
  readonly text: string;
}

/** What visitors read of a text with placeholders, while it is typed: once for each plural form, or why it cannot be saved. */
export function TextPreview({ path, language, text }: TextPreviewProps) {
  const t = useT();
  const id = useId();
  const settled = useDebounced(text, DEBOUNCE_MS);
  const { data, previousData } = useQuery(PreviewSiteTextDocument, {
    variables: { path, lang: language.code, text: settled },
    skip: settled.trim() === '',
  });
  const preview = (data ?? previousData)?.preview;
  if (!preview || settled.trim() === '') return null;
  const { fault, examples } = preview;
  return (
    <Box role="status">
      {fault !== null && (
        <Typography variant="body2" color="error">
          {fault}
        </Typography>
      )}
      {examples.length > 0 && (
        <>
          <Typography id={id} variant="caption" color="textSecondary">
            {t('texts.visitorsRead')}
          </Typography>
          <Box component="ul" aria-labelledby={id} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {examples.map((example) => (
              <Typography
                key={example}
                component="li"
                variant="body2"
                lang={language.code}
                dir={language.rtl ? 'rtl' : 'ltr'}
                sx={{ overflowWrap: 'anywhere', textAlign: 'match-parent' }}
              >
                {example}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
