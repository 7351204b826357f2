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
  const current = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  return (
    <Box component="nav" aria-label={t('labels.view')} sx={segments}>
      <Button size="small" {...to(null)} aria-current={current(!calendar)} startIcon={<TableIcon />}>
        {t('records.table')}
      </Button>
      <Button size="small" {...to('calendar')} aria-current={current(calendar)} startIcon={<EventIcon />}>
        {t('records.calendar')}
      </Button>
    </Box>
  );
}

const segments = {
  display: 'flex',
  gap: '2px',
  padding: '2px',
  borderRadius: 1,
  backgroundColor: 'surface.sunken',
  '& > [aria-current]': { color: 'text.primary', backgroundColor: 'surface.segment', boxShadow: 1 },
} as const;
