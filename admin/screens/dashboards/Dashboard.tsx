import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { PageHeader } from '../../navigation/PageHeader';
import { useT } from '../../texts/useT';
import { Widgets } from './Widget';

/** The frame of a sample dashboard, with fixed data. */
export function Dashboard({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <PageHeader />
      <Alert severity="info" variant="outlined" sx={{ marginBlockEnd: 2, backgroundColor: 'background.paper' }}>
        {t('dashboards.theseFiguresAreSamplesThey')}
      </Alert>
      <Widgets>{children}</Widgets>
    </>
  );
}
