import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { GuidedSiteDocument } from '../../../graphql/generated/typed/graphql';
import { type ActiveLanguage } from '../../../language/currentLanguage';
import { useLanguages } from '../../../language/LanguageProvider';
import { useT } from '../../../texts/useT';

/** The site in small, in its first languages: its name, its languages, its colour. Decoration: the steps say it in words. */
export function MiniSites() {
  const t = useT();
  const { languages } = useLanguages();
  return (
    <Box sx={{ inlineSize: '100%', maxInlineSize: 330, display: 'grid', gap: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('firstSteps.howVisitorsWillFindIt')}
      </Typography>
      {languages.slice(0, 2).map((language) => (
        <MiniSite key={language.code} language={language} languages={languages} />
      ))}
    </Box>
  );
}

interface MiniSiteProps {
  readonly language: ActiveLanguage;
  readonly languages: readonly ActiveLanguage[];
}

function MiniSite({ language: { code, rtl }, languages }: MiniSiteProps) {
  const { data, previousData } = useQuery(GuidedSiteDocument, { variables: { lang: code } });
  const settings = (data ?? previousData)?.publishedSettings ?? [];
  const valueOf = (key: string) => settings.find((one) => one.key === key)?.value.trim();
  return (
    <Box
      dir={rtl ? 'rtl' : 'ltr'}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
        textAlign: 'start',
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, padding: 1.5, fontSize: '0.75rem' }}>
        <Box component="bdi" sx={{ fontWeight: 600, flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {valueOf('frontend_website_name') || PRODUCT_NAME}
        </Box>
        {languages.slice(0, 3).map((one) => (
          <Box
            key={one.code}
            component="bdi"
            lang={one.code}
            sx={{ color: one.code === code ? 'text.primary' : 'text.secondary', fontSize: '0.6875rem' }}
          >
            {one.name}
          </Box>
        ))}
      </Box>
      <Box sx={{ blockSize: 76, backgroundColor: valueOf('primary_color') || 'action.selected' }} />
      <Box
        sx={{
          padding: 1.5,
          display: 'grid',
          gap: 1,
          '& > div': { blockSize: 8, borderRadius: 1, backgroundColor: 'action.hover' },
        }}
      >
        <Box sx={{ inlineSize: '45%' }} />
        <Box sx={{ inlineSize: '80%' }} />
        <Box sx={{ inlineSize: '65%' }} />
      </Box>
    </Box>
  );
}
