import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DemoContentNowDocument } from '../../../graphql/generated/typed/graphql';
import { useSession } from '../../../session/SessionProvider';
import { useT } from '../../../texts/useT';
import { DemoDialog } from './DemoDialog';
import { useDemoWork } from './useDemoWork';

/** Removes the demo content or brings it back; nothing where there never was any, and for others than Super Admins. */
export function DemoCard() {
  const superAdmin = useSession()?.superAdmin === true;
  const { data } = useQuery(DemoContentNowDocument, { skip: !superAdmin, fetchPolicy: 'cache-and-network' });
  const { kinds = [], removed = 0 } = data?.demoContent ?? {};
  const t = useT();
  const [open, setOpen] = useState(false);
  const { busy, restore } = useDemoWork();
  if (kinds.length === 0 && removed === 0) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="demo-heading"
      sx={{ marginBlockStart: 3, padding: { xs: 2, md: 3 }, maxInlineSize: 800 }}
    >
      <Typography id="demo-heading" variant="h2" sx={{ marginBlockEnd: 1 }}>
        {t('firstSteps.demoContent')}
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
        {t('firstSteps.eventsPagesFilesAndAccounts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.length > 0 && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('firstSteps.removeTheDemoContent')}
          </Button>
        )}
        {removed > 0 && (
          <Button disabled={busy} onClick={() => void restore()}>
            {busy ? t('records.processing') : t('firstSteps.bringBackTheDemoContent')}
          </Button>
        )}
      </Box>
      <DemoDialog open={open} onClose={() => setOpen(false)} />
    </Paper>
  );
}
