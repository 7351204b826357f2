import type { NamesOf } from '../../texts/translate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { isColour, isGradient, TEXT_CONTRAST } from '@polyphony/domain/settings/colours.js';
import { lookNamed, LOOKS } from '@polyphony/domain/settings/looks.js';
import { settingKeys } from '@polyphony/domain/settings/settingKeys.js';
import {
  colourVariables,
  contrastProblems,
  lookVariables,
  type ContrastProblem,
} from '@polyphony/domain/settings/siteColours.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { useWatch } from 'react-hook-form';
import { useT } from '../../texts/useT';
import { PreviewFrame } from './PreviewFrame';

const WORDS: Readonly<Record<ContrastProblem['as'], NamesOf<'label' | 'contrast' | 'least'>>> = {
  link: 'settings.labelTextInThisColour',
  ground: 'settings.labelTextOnThisColour',
};

/** The typed colours as the site uses them, and what of them is hard to read. */
export function ColourPreview() {
  const t = useT();
  const typed = useWatch() as Readonly<Record<string, unknown>>;
  const colours = Object.fromEntries(
    Object.entries(typed).flatMap(([key, value]) => {
      const colour = typeof value === 'string' ? value.trim() : '';
      return isColour(colour) || isGradient(colour) ? [[key, colour]] : [];
    }),
  );
  const look = LOOKS[lookNamed(String(typed['site_look']))];
  const problems = contrastProblems(colours);
  return (
    <PreviewFrame
      notes={
        <Box role="status" sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
          {problems.map(({ key, as, contrast }) => (
            <Alert key={key + as} severity="warning">
              <bdi>
                {t(WORDS[as], {
                  label: t.words(factsOf(settingKeys.get(key)?.rule).label ?? key),
                  contrast: contrast.toFixed(1),
                  least: TEXT_CONTRAST,
                })}
              </bdi>
            </Alert>
          ))}
        </Box>
      }
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          key={scheme}
          sx={styles[scheme]}
          style={{ ...lookVariables(look, scheme), ...colourVariables(colours, scheme) }}
        >
          {typed['show_toploader_switcher'] === '1' && <Box sx={styles.loader} />}
          <Box sx={styles.hero}>{t('settings.coursesAndEvents')}</Box>
          <Box sx={styles.row}>
            <Box sx={styles.button}>{t('settings.bookNow')}</Box>
            <Box sx={styles.badge}>{t('settings.new')}</Box>
            <Box sx={styles.link}>{t('settings.allEvents')}</Box>
          </Box>
        </Box>
      ))}
    </PreviewFrame>
  );
}

const styles = {
  light: { backgroundColor: '#fff', color: '#1d2333' },
  dark: { backgroundColor: '#131313', color: '#ebebeb' },
  loader: { blockSize: 3, inlineSize: '60%', backgroundColor: 'var(--loader, var(--accent))' },
  hero: {
    padding: 2,
    fontWeight: 700,
    background: 'var(--gradient, var(--band))',
    color: 'var(--on-gradient, var(--on-band))',
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', padding: 2 },
  button: {
    paddingInline: 2,
    paddingBlock: 1,
    borderRadius: 2,
    backgroundColor: 'var(--primary)',
    color: 'var(--on-primary)',
    '&:hover': { backgroundColor: 'var(--primary-strong)' },
  },
  badge: { inlineSize: 'auto', paddingInline: 1, borderBlockEnd: '3px solid var(--accent)' },
  link: { color: 'var(--link)', textDecoration: 'underline' },
} as const;
