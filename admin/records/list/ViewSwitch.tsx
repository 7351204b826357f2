import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../texts/useT';
import { EventIcon } from '../../ui/icons/sidebar';
import { TableIcon } from '../../ui/icons/views';

/** Links to the views of a list (table or calendar). */
export function ViewSwitch({ calendar }: { readonly calendar: boolean }) {
  const t = useT();
  const [params] = useSearchParams();
  const to = (view: string | null) => {
    const next = new URLSearchParams(params);
    for (const name of ['view', 'month', 'page']) next.delete(name);
    if (view) next.set('view', view);
    return { component: Link, to: `?${next.toString()}` };
  };
  const look = (isCurrent: boolean) =>
    ({ variant: isCurrent ? 'contained' : 'outlined', 'aria-current': isCurrent ? 'page' : undefined }) as const;
  return (
    <Box component="nav" aria-label={t('labels.view')} sx={{ display: 'flex', gap: 0.5 }}>
      <Button {...to(null)} {...look(!calendar)} startIcon={<TableIcon />}>
        {t('records.table')}
      </Button>
      <Button {...to('calendar')} {...look(calendar)} startIcon={<EventIcon />}>
        {t('records.calendar')}
      </Button>
    </Box>
  );
}
