import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '../texts/useT';
import { PageHeader } from './PageHeader';

/** The skeleton of the first page, made of what the shell knows, while its code and data load. */
export function PageStart() {
  const t = useT();
  return (
    <>
      <PageHeader />
      <Paper variant="outlined" role="status" aria-busy aria-label={t('shell.loadingThePage')}>
        <Box sx={{ display: 'grid', gap: 2, padding: 2 }}>
          {[0, 1, 2, 3, 4].map((line) => (
            <Skeleton key={line} variant="rounded" height={36} />
          ))}
        </Box>
      </Paper>
    </>
  );
}
