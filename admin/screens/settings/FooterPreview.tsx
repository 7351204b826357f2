import Box from '@mui/material/Box';
import { keysOf, valueOf } from '@polyphony/domain/settings/settingKeys.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { useWatch } from 'react-hook-form';
import { useFile } from '../../files/useFile';
import { FilePreview } from '../../files/FilePreview';
import type { PreviewProps } from './previews';
import { PreviewFrame } from './PreviewFrame';
import { baseTexts } from './panelValues';

/** The part of the footer that a panel writes, as it is typed; a translation that is missing reads in the base language. */
export function FooterPreview({ panel, record, rtl }: PreviewProps) {
  const typed = useWatch() as Readonly<Record<string, unknown>>;
  const base = baseTexts(panel, record);
  const keys = keysOf(panel);
  const valueWithFallback = (key: (typeof keys)[number]) => {
    const [own, fallback] = [valueOf(key, typed), valueOf(key, base)];
    if (typeof own === 'string') return own || String(fallback);
    return own.map((text, at) => text || fallback[at] || '');
  };
  const lists = keys.filter(({ column }) => column !== null).map(valueWithFallback) as string[][];
  const rows = (lists[0] ?? []).map((first, at) => [first, lists[1]?.[at] ?? ''] as const);
  const texts = keys.filter(({ column, rule }) => column === null && factsOf(rule).format !== 'switch');
  const picture = keys.find(({ rule }) => factsOf(rule).reference === 'file');
  return (
    <PreviewFrame>
      <Box dir={rtl ? 'rtl' : 'ltr'} sx={styles.footer}>
        {picture && <Picture id={String(valueOf(picture, typed))} />}
        {texts
          .filter((key) => key !== picture)
          .map((key) => {
            const text = valueWithFallback(key);
            return text ? <p key={key.key}>{text}</p> : null;
          })}
        {rows.map(([first, second], at) => (
          <p key={at}>
            <bdi>{first}</bdi>{' '}
            <Box component="bdi" sx={{ opacity: 0.75 }}>
              {second}
            </Box>
          </p>
        ))}
      </Box>
    </PreviewFrame>
  );
}

function Picture({ id }: { id: string }) {
  const file = useFile(id);
  if (!file) return null;
  return (
    <Box sx={{ position: 'relative', inlineSize: 160, blockSize: 44 }}>
      <FilePreview file={file} />
    </Box>
  );
}

const styles = {
  footer: {
    padding: 2,
    backgroundColor: '#f5f6fb',
    color: '#1d2333',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& p': { margin: 0, marginBlockEnd: 0.5 },
  },
} as const;
