import Skeleton from '@mui/material/Skeleton';
import { useT } from '../texts/useT';
import { PageHeader } from './PageHeader';

/** A page that the console starts with, as far as the shell knows it, while what it shows is loaded. */
export function PageStart() {
  const t = useT();
  return (
    <>
      <PageHeader />
      <Skeleton role="status" aria-label={t('Loading the page')} variant="rounded" height={320} />
    </>
  );
}
