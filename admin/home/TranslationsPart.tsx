import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { PageLink } from '../navigation/PageLink';
import { UntranslatedRecordsDocument, type UntranslatedRecordsQuery } from '../graphql/generated/typed/graphql';
import { useLanguages } from '../language/LanguageProvider';
import { useListScreen } from '../navigation/recordLink';
import { useT } from '../texts/useT';
import { Part } from './Part';
import { isTranslated, useListedKinds } from './useListedKinds';
import { usePart } from './usePart';
import { wholeNumber } from '../texts/numbers';

type Counts = UntranslatedRecordsQuery['untranslatedRecords'];

/** Records with English texts that lack a translation, by kind and language. */
export function TranslationsPart() {
  const t = useT();
  const kinds = useListedKinds(isTranslated);
  const ofListed = (counts: Counts) => counts.filter(({ kind }) => kinds.some(({ name }) => name === kind));
  const state = usePart(UntranslatedRecordsDocument, {}, [...kinds.map(({ name }) => name), 'language']);
  return (
    <Part
      title={t('home.missingTranslations')}
      state={state}
      empty={t('home.everythingIsTranslated')}
      isEmpty={({ untranslatedRecords }) => ofListed(untranslatedRecords).length === 0}
    >
      {({ untranslatedRecords }) => <CountTable counts={ofListed(untranslatedRecords)} />}
    </Part>
  );
}

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
  fontVariantNumeric: 'tabular-nums',
} as const;

function CountTable({ counts }: { counts: Counts }) {
  const t = useT();
  const listOf = useListScreen();
  const { languages } = useLanguages();
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const visibleLanguages = languages.filter(({ code }) => counts.some(({ lang }) => lang === code));
  const countOf = (kind: string, code: string) =>
    counts.find((found) => found.kind === kind && found.lang === code)?.count ?? 0;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ inlineSize: '100%', borderCollapse: 'collapse', font: 'inherit' }}>
        <Box component="thead" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              {t('home.records')}
            </Box>
            {visibleLanguages.map(({ code, name }) => (
              <Box key={code} component="th" scope="col" sx={number}>
                <bdi>{name}</bdi>
              </Box>
            ))}
          </tr>
        </Box>
        <tbody>
          {kinds.map((kind) => {
            const list = listOf(kind);
            return (
              <Box key={kind} component="tr" sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
                <Box component="th" scope="row" sx={cell}>
                  {t.words(list?.title ?? kind)}
                </Box>
                {visibleLanguages.map(({ code, name }) => {
                  const count = countOf(kind, code);
                  return (
                    <Box key={code} component="td" sx={number}>
                      {count > 0 && list ? (
                        <MuiLink
                          component={PageLink}
                          to={`/${list.path}?lang=${code}`}
                          aria-label={t('home.kindInLanguageCount', {
                            kind: t(list.title),
                            language: name,
                            count,
                          })}
                          sx={{ fontWeight: 600 }}
                        >
                          {wholeNumber(count)}
                        </MuiLink>
                      ) : (
                        wholeNumber(count)
                      )}
                    </Box>
                  );
                })}
              </Box>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
