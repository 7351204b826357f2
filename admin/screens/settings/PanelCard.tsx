import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { SettingsPanelDocument } from '../../graphql/generated/typed/graphql';
import { useT } from '../../texts/useT';
import { fetchFailure } from './failures';
import { PanelForms } from './PanelForms';
import { PanelTabs } from './PanelTabs';

interface PanelCardProps {
  readonly panel: SettingsPanel;
  readonly onDirty: (panel: string, dirty: boolean) => void;
  /** Called with the language whose form is shown. */
  readonly onLang: (code: string) => void;
}

/** A panel of settings: its heading, and its forms, placeholders while they are loaded, or why they could not be. */
export function PanelCard({ panel, onDirty, onLang }: PanelCardProps) {
  const t = useT();
  const [lang, setLang] = useState<string>(baseLanguage());
  const select = (code: string) => {
    setLang(code);
    onLang(code);
  };
  const { data, error, refetch } = useQuery(SettingsPanelDocument, {
    variables: { id: panel.name },
    fetchPolicy: 'no-cache',
  });
  const first = data?.record;
  return (
    <Paper
      id={panel.name}
      component="section"
      variant="outlined"
      aria-labelledby={`${panel.name}-heading`}
      sx={{ scrollMarginBlockStart: 90 }}
    >
      <Typography id={`${panel.name}-heading`} variant="h2" sx={{ paddingInline: { xs: 2, md: 3 }, paddingBlock: 2 }}>
        <bdi>{t(panel.heading)}</bdi>
      </Typography>
      {first ? (
        <PanelForms panel={panel} opened={first} draft={data.draft} lang={lang} onLang={select} onDirty={onDirty} />
      ) : (
        <PanelTabs panel={panel} states={{}} selected={lang} onSelect={select} />
      )}
      {!first && error && (
        <Alert
          severity="error"
          sx={{ margin: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {t('records.tryAgain')}
            </Button>
          }
        >
          <bdi>{t(fetchFailure(panel, lang))}</bdi>
        </Alert>
      )}
      {!first && !error && <Placeholders panel={panel} />}
    </Paper>
  );
}

function Placeholders({ panel }: Pick<PanelCardProps, 'panel'>) {
  const t = useT();
  return (
    <Box aria-busy aria-label={t('records.loading')} role="status">
      <Stack spacing={2.5} sx={{ padding: 3 }}>
        {Object.keys(panel.rules.fields).map((field) => (
          <Skeleton key={field} variant="rounded" height={56} />
        ))}
      </Stack>
    </Box>
  );
}
