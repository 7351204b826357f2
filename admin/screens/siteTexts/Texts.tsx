import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SITE_TEXT_PERMISSIONS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { SiteTextsDocument } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { PageHeader } from '../../navigation/PageHeader';
import { mayOpen } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { CHOICES, countTexts, matching, type Choice } from './matching';
import { TextFiles } from './TextFiles';
import { TextPageSection } from './TextPageSection';
import { useSaveText } from './useSaveText';

/** Up to so many texts that were searched for are shown without another click. */
const OPEN_MAX = 60;

const CHOICE_LABELS = {
  all: 'texts.allTexts',
  edited: 'texts.editedTexts',
  missing: 'texts.missingInTheLanguage',
} as const satisfies Readonly<Record<Choice, string>>;

const NO_PAGES = [] as const;

const [, EDIT, TRANSLATE] = SITE_TEXT_PERMISSIONS;

/** All texts of the site and of its mails, by page: the English ones, and those of a language, edited in their place. */
export function Component() {
  const t = useT();
  const { languages, current } = useLanguages();
  const [code, setCode] = useState(current.code);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState('');
  const [choice, setChoice] = useState<Choice>('all');
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { data, previousData, error, refetch } = useQuery(SiteTextsDocument, {
    variables: { lang: code },
    fetchPolicy: 'cache-and-network',
  });
  const reload = useCallback(() => void refetch(), [refetch]);
  const save = useSaveText(code, reload);
  const session = useSession();
  const changers = code === baseLanguage() ? [EDIT] : [EDIT, TRANSLATE];
  const mayChange = mayOpen(session, ['Mutation', 'updateSiteText', changers]);
  const language = languages.find((one) => one.code === code) ?? current;
  const all = (data ?? previousData)?.siteTexts ?? NO_PAGES;
  const narrowed = useDeferredValue(search);
  const found = useMemo(() => matching(all, { search: narrowed, page, choice }), [all, narrowed, page, choice]);
  const count = countTexts(found);
  const opens = (narrowed !== '' || page !== '' || choice !== 'all') && (count <= OPEN_MAX || page !== '');
  const narrow = (apply: () => void) => {
    apply();
    setOpen(new Map());
  };
  return (
    <>
      <PageHeader
        actions={
          <TextFiles
            pages={data?.siteTexts ?? NO_PAGES}
            language={language}
            mayImport={mayChange}
            onImported={reload}
          />
        }
      />
      <Paper variant="outlined" sx={{ padding: { xs: 1.5, md: 3 } }}>
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t('texts.textsLead')}
        </Typography>
        <Box
          role="search"
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1fr 1fr 1fr' },
            marginBlockEnd: 2,
          }}
        >
          <TextField
            type="search"
            size="small"
            label={t('texts.searchTexts')}
            value={search}
            onChange={({ target }) => narrow(() => setSearch(target.value))}
          />
          <TextField
            select
            size="small"
            label={t('texts.languageOfTheTexts')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          >
            {languages.map(({ code: value, name }) => (
              <MenuItem key={value} value={value}>
                <bdi lang={value}>{name}</bdi>
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={t('texts.pageOfTheTexts')}
            value={page}
            onChange={({ target }) => narrow(() => setPage(target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{t('texts.allPages')}</MenuItem>
            {all.map(({ name, heading }) => (
              <MenuItem key={name} value={name}>
                {heading}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            label={t('texts.whichTexts')}
            value={choice}
            onChange={({ target }) => narrow(() => setChoice(CHOICES.find((one) => one === target.value) ?? 'all'))}
          >
            {CHOICES.map((one) => (
              <MenuItem key={one} value={one}>
                {t(CHOICE_LABELS[one])}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
          {all.length > 0 && (count > 0 ? t('texts.countTexts', { count }) : t('texts.noTextMatches'))}
        </Typography>
        {error && <FailureAlert error={error} retry={reload} />}
        {all.length === 0 && !error && (
          <Stack spacing={1} role="status" aria-busy aria-label={t('records.loading')}>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} variant="rounded" height={52} />
            ))}
          </Stack>
        )}
        <Box>
          {found.map((one) => (
            <TextPageSection
              key={one.name}
              page={one}
              language={language}
              expanded={open.get(one.name) ?? opens}
              onExpand={(expanded) => setOpen((now) => new Map(now).set(one.name, expanded))}
              save={mayChange ? save : null}
              onRestored={reload}
            />
          ))}
        </Box>
      </Paper>
    </>
  );
}
