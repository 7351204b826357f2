import { useLayoutEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { alpha, type Theme } from '@mui/material/styles';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { RecordDifferencesQuery } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { useT } from '../../texts/useT';
import { fieldLabel, valueLabel } from '../changeWords';
import { richTextDifference } from './richTextParts';
import { textDifference, type TextPart } from './textDifference';
import type { RecordNoun } from '../fetchAgain';

type Difference = RecordDifferencesQuery['recordDifferences'][number];
type Side = 'before' | 'after';

interface DifferenceViewProps {
  readonly kind: RecordNoun;
  readonly difference: Difference;
  /** Names of the versions of both sides. */
  readonly names: readonly [before: string, after: string];
  /** Restores the value of a side; null where that is of no use. */
  readonly restore: (side: Side) => (() => void) | null;
}

/** One value that differs, on both sides, with what differs in it marked. */
export function DifferenceView({ kind, difference, names, restore }: DifferenceViewProps) {
  const t = useT();
  const { languages } = useLanguages();
  const { path } = difference;
  const label = fieldLabel(t, kind.name, path);
  const lang = languages.find(({ code }) => path.endsWith(`.${code}`))?.code ?? baseLanguage();
  const sides = sidesOf(difference, lang, (json) => valueLabel(t, json, { kind: kind.name, field: path }));
  return (
    <Box role="group" aria-label={label} sx={{ marginBlockEnd: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ marginBlockEnd: 0.5 }}>
        <bdi>{label}</bdi>
      </Typography>
      {sides.note && (
        <Typography variant="body2" color="textSecondary">
          {t('records.onlyTheFormattingDiffers')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['before', 'after'] as const).map((side, place) => {
          const onRestore = restore(side);
          return (
            <Box key={side} sx={valueStyles}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 32 }}>
                <Typography variant="caption" color="textSecondary">
                  {names[place]}
                </Typography>
                {onRestore && (
                  <Button
                    size="small"
                    onClick={onRestore}
                    aria-label={t('records.restoreFieldOfVersion', { field: label, version: names[place] ?? '' })}
                  >
                    {t(isWithin(difference) ? 'records.restoreTheList' : 'people.restore')}
                  </Button>
                )}
              </Box>
              <Box lang={lang} dir="auto" sx={{ overflowX: 'auto' }}>
                {difference[side] === null ? <em>{t('lists.empty')}</em> : sides[side]}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Whether a value is that of an entry, which is restored with its whole list. */
const isWithin = ({ field, path }: Difference): boolean => path.startsWith(`${field}.`);

interface Sides extends Readonly<Record<Side, ReactNode>> {
  readonly note?: boolean;
}

function sidesOf({ before, after, richText }: Difference, lang: string, words: (json: string | null) => string): Sides {
  if (richText) {
    const text = (json: string | null) => (json === null ? '' : String(JSON.parse(json)));
    const { sameWords, ...elements } = richTextDifference(text(before), text(after), lang);
    return {
      before: <Elements of={elements.before} />,
      after: <Elements of={elements.after} />,
      note: sameWords,
    };
  }
  const parts = textDifference(before === null ? '' : words(before), after === null ? '' : words(after), lang);
  return { before: <Parts parts={parts.before} tag="del" />, after: <Parts parts={parts.after} tag="ins" /> };
}

function Parts({ parts, tag: Tag }: { readonly parts: readonly TextPart[]; readonly tag: 'del' | 'ins' }) {
  return (
    <span style={{ whiteSpace: 'pre-wrap' }}>
      {parts.map(({ text, changed }, place) => (changed ? <Tag key={place}>{text}</Tag> : text))}
    </span>
  );
}

/** Elements that were made of a formatted text. */
function Elements({ of: root }: { readonly of: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...[...root.childNodes].map((node) => node.cloneNode(true))));
  return <div ref={place} />;
}

const marked = (color: 'error' | 'success') => (theme: Theme) => ({
  backgroundColor: alpha(theme.palette[color].main, theme.palette.mode === 'dark' ? 0.35 : 0.18),
  color: 'inherit',
  borderRadius: '2px',
});

const valueStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  padding: 1.5,
  paddingBlockStart: 0.5,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& del': marked('error'),
  '& ins': marked('success'),
  '& img': { maxInlineSize: '100%', blockSize: 'auto' },
} as const;
