import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { NeedsAttentionQuery } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { PageLink } from '../../navigation/PageLink';
import { useListScreen } from '../../navigation/recordLink';
import { wholeNumber } from '../../texts/numbers';
import { useT } from '../../texts/useT';

type Counts = NonNullable<NeedsAttentionQuery['untranslatedRecords']>;

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

/** Numbers of records without a translation, by kind and language, each a link to the list in that language. */
export function TranslationTable({ counts }: { readonly counts: Counts }) {
  const t = useT();
  const listOf = useListScreen();
  const { languages } = useLanguages();
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const visibleLanguages = languages.filter(({ code }) => counts.some(({ lang }) => lang === code));
  const countOf = (kind: string, code: string) =>
    counts.find((found) => found.kind === kind && found.lang === code)?.count ?? 0;
  return (
    <Box sx={{ overflowX: 'auto', paddingInline: 2 }}>
      <Box
        component="table"
        sx={{ inlineSize: '100%', borderCollapse: 'collapse', font: 'inherit', fontSize: '0.8125rem' }}
      >
        <Box component="thead" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
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
