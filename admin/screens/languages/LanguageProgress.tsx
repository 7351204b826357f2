import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import { useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { LanguageProgressDocument, type LanguageProgressQuery } from '../../graphql/generated/typed/graphql';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { languageOperations as operations } from '../../graphql/generated/operations/language';
import { useLanguages } from '../../language/LanguageProvider';
import { PageLink } from '../../navigation/PageLink';
import { useListScreen } from '../../navigation/recordLink';
import type { RecordDetails } from '../../records/operations';
import { useToggle } from '../../records/toggles';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { percent, wholeNumber } from '../../texts/numbers';
import { FailureAlert } from '../../ui/FailureAlert';

type Progress = LanguageProgressQuery['languageProgress'];

/** What is there in a language and what visitors see instead of what is not; the one step by which they see the language. */
export function LanguageProgress() {
  const t = useT();
  const { record } = useFieldScope();
  if (record) return <RecordProgress record={record} />;
  return (
    <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
      <bdi>{t('languages.newIsOff')}</bdi>
    </Alert>
  );
}

function RecordProgress({ record }: { record: RecordDetails }) {
  const { data, error, refetch } = useQuery(LanguageProgressDocument, {
    variables: { id: record.id },
    fetchPolicy: 'cache-and-network',
  });
  const progress = data?.languageProgress;
  if (progress) return progress.base ? <BaseNote /> : <ProgressView record={record} progress={progress} />;
  if (!error) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />
    </Box>
  );
}

function BaseNote() {
  const t = useT();
  return (
    <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
      <bdi>{t('languages.isBase')}</bdi>
    </Alert>
  );
}

/** The language that visitors of another one read where it lacks a text: the default one first, then the base language. */
function useFallback(code: string): string {
  const t = useT();
  const { languages, base } = useLanguages();
  const first = languages.find((language) => language.default && language.code !== code);
  if (!first || first.code === base.code) return base.name;
  return t('languages.orElse', { first: first.name, second: base.name });
}

function ProgressView({ record, progress }: { record: RecordDetails; progress: Progress }) {
  const t = useT();
  const id = useId();
  const listOf = useListScreen();
  const { base } = useLanguages();
  const fallback = useFallback(progress.code);
  const { siteTexts } = progress;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ gridColumn: '1 / -1', minInlineSize: 0, display: 'grid', gap: 2, maxInlineSize: 640 }}
    >
      <Typography id={id} variant="h2">
        {t('languages.whatIsTranslated')}
      </Typography>
      <Alert severity={progress.active ? 'success' : 'info'} role="note">
        <bdi>
          {progress.active
            ? t('languages.visitorsSee', { language: fallback })
            : t('languages.visitorsDoNotSee', {
                language: fallback,
              })}
        </bdi>
        {siteTexts.translated < siteTexts.total && base.code !== SOURCE_LANGUAGE && (
          <>
            {' '}
            <bdi>{t('languages.siteWordsInEnglish')}</bdi>
          </>
        )}
      </Alert>
      <SwitchOn record={record} active={progress.active} />
      <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', font: 'inherit' }}>
        <Box component="thead" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              {t('languages.texts')}
            </Box>
            <Box component="th" scope="col" sx={number}>
              {t('records.translated')}
            </Box>
            <Box component="th" scope="col" sx={number}>
              {t('languages.complete')}
            </Box>
          </tr>
        </Box>
        <tbody>
          <ProgressRow {...siteTexts}>{t('languages.siteWords')}</ProgressRow>
          {progress.kinds.map(({ kind, ...count }) => {
            const list = listOf(kind);
            const name = t.words(list?.title ?? nameOf(kind));
            return (
              <ProgressRow key={kind} {...count}>
                {list ? (
                  <MuiLink component={PageLink} to={`/${list.path}?lang=${progress.code}`}>
                    {name}
                  </MuiLink>
                ) : (
                  name
                )}
              </ProgressRow>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

function SwitchOn({ record, active }: { record: RecordDetails; active: boolean }) {
  const t = useT();
  const may = useMay();
  const { on, flip } = useToggle({ kind: kindFacts.language, operations }, { ...record, active }, 'active');
  if (on || !may('Mutation', kindFacts.language.names.toggle('active'))) return null;
  return (
    <Box>
      <Button variant="contained" onClick={flip}>
        {t('languages.switchOn')}
      </Button>
    </Box>
  );
}

function ProgressRow({ translated, total, children }: { translated: number; total: number; children: ReactNode }) {
  const t = useT();
  return (
    <Box component="tr" sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box component="th" scope="row" sx={cell}>
        {children}
      </Box>
      <Box component="td" sx={number}>
        {t('records.doneOfTotal', { done: wholeNumber(translated), total: wholeNumber(total) })}
      </Box>
      <Box component="td" sx={number}>
        {percent(translated, total)}
      </Box>
    </Box>
  );
}

const nameOf = (kind: string): string => Object.values(kindFacts).find(({ name }) => name === kind)?.label ?? kind;

const cell = {
  padding: 1,
  '&:first-of-type': { paddingInlineStart: 0 },
  textAlign: 'start',
  fontWeight: 'inherit',
} as const;
const number = {
  ...cell,
  '&:last-of-type': { paddingInlineEnd: 0 },
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;
