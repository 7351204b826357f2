import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { fileSizeText } from '@polyphony/domain/files/files.js';
import { cardDay } from '../../files/fileWords';
import type { FileDetailsFragment } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import { useFileRights } from '../../files/useFileRights';
import { useT } from '../../texts/useT';
import { CopyIcon } from '../../ui/icons/actions';

/** The properties of a file, and its public address. */
export function FileFacts({ file }: { readonly file: FileDetailsFragment }) {
  const t = useT();
  const { fileType, fileSize, width, height, createdAt, updatedAt, updatedBy, url } = file;
  const { edit } = useFileRights();
  const { languages } = useLanguages();
  const nameOf = (lang: string) => languages.find(({ code }) => code === lang)?.name ?? lang;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('labels.type'), fileType],
    [t('labels.size'), fileSizeText(fileSize)],
    ...(width && height ? ([[t('files.dimensions'), `${width} × ${height} px`]] as const) : []),
    [t('files.uploaded'), cardDay(createdAt)],
    [
      t('files.changed'),
      updatedBy ? t('files.dayByWho', { day: cardDay(updatedAt), who: updatedBy }) : cardDay(updatedAt),
    ],
    // Users who may edit the texts have a form for them.
    ...(edit ? [] : file.translations).flatMap(({ lang, altText }) =>
      altText ? ([[t('files.alternativeTextLanguage', { language: nameOf(lang) }), altText]] as const) : [],
    ),
  ];
  return (
    <>
      <Box component="dl" sx={factStyles}>
        {facts.map(([term, value]) => (
          <Box key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Box>
        ))}
      </Box>
      <Address url={new URL(url, window.location.origin).href} />
    </>
  );
}

function Address({ url }: { readonly url: string }) {
  const t = useT();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toastSuccess('files.addressCopied'),
      () => toastError('files.theAddressCouldNotBe'),
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <TextField
        size="small"
        fullWidth
        label={t('labels.url')}
        value={url}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        onFocus={({ target }) => target.select()}
      />
      <Button startIcon={<CopyIcon />} onClick={() => void copy()} sx={{ flexShrink: 0 }}>
        {t('files.copy')}
      </Button>
    </Box>
  );
}

const factStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: 1.5,
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: '0.75rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;
