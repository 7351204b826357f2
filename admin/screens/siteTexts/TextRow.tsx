import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { TextOfSiteFragment } from '../../graphql/generated/typed/graphql';
import type { ActiveLanguage } from '../../language/currentLanguage';
import { useT } from '../../texts/useT';
import { TextEditor } from './TextEditor';
import type { SaveText } from './useSaveText';

export type TextLanguage = Pick<ActiveLanguage, 'code' | 'rtl'>;

interface TextRowProps {
  readonly entry: TextOfSiteFragment;
  readonly language: TextLanguage;
  /** Null for those who may only see it. */
  readonly save: SaveText | null;
}

const TEXT = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', textAlign: 'match-parent' } as const;

/** A text: the English one, and beside it what the site shows in the language, which is edited in its place. */
export function TextRow({ entry, language, save }: TextRowProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const { path, source, standard, text, placeholders } = entry;
  const current = text ?? standard;
  const marks = { lang: language.code, dir: language.rtl ? 'rtl' : 'ltr' } as const;
  const leave = () => {
    setEditing(false);
    setWasEdited(true);
  };
  const value = (
    <Typography {...marks} variant="body2" sx={{ ...TEXT, ...(current === null && { color: 'text.secondary' }) }}>
      {current ?? t('texts.notTranslated')}
    </Typography>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 1,
        paddingBlock: 1.5,
        paddingInline: 2,
        border: '0 solid',
        borderColor: 'divider',
        borderBlockStartWidth: 1,
      }}
    >
      <Box>
        <Typography lang={SOURCE_LANGUAGE} dir="ltr" variant="body2" sx={{ ...TEXT, color: 'text.secondary' }}>
          {source}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, marginBlockStart: 0.5 }}>
          <Typography
            component="bdi"
            dir="ltr"
            variant="caption"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {path}
          </Typography>
          {placeholders.map((name) => (
            <Chip key={name} size="small" variant="outlined" label={<bdi dir="ltr">{`{${name}}`}</bdi>} />
          ))}
        </Box>
      </Box>
      <Box>
        {save && editing ? (
          <TextEditor entry={entry} language={language} save={save} onLeave={leave} />
        ) : save ? (
          <ButtonBase
            // Back in place of the editor, it has the keyboard as before.
            autoFocus={wasEdited}
            aria-label={t('texts.changeText', { text: current ?? source })}
            onClick={() => setEditing(true)}
            sx={{
              display: 'block',
              inlineSize: '100%',
              padding: 1,
              margin: -1,
              borderRadius: 1,
              textAlign: 'start',
              '&:hover': { backgroundColor: 'action.hover' },
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            {value}
          </ButtonBase>
        ) : (
          value
        )}
        {text !== null && !editing && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, marginBlockStart: 1 }}>
            <Chip size="small" color="primary" variant="outlined" label={t('records.edited')} />
            {standard !== null && (
              <Typography variant="caption" color="textSecondary" sx={{ ...TEXT, minInlineSize: 0 }}>
                {t.parts('texts.defaultText', {
                  text: (
                    <bdi key="text" lang={language.code}>
                      {standard}
                    </bdi>
                  ),
                })}
              </Typography>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
