import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { useSiteZone } from '../../session/useSiteZone';
import { useT } from '../../texts/useT';
import { addMonths, monthOf, today, words, type Month } from './days';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/arrows';

/** The name of the month, and links to other months. */
export function MonthBar({ month, headingId }: { readonly month: Month; readonly headingId: string }) {
  const t = useT();
  const zone = useSiteZone();
  const [params] = useSearchParams();
  const to = (target: Month) => {
    const next = new URLSearchParams(params);
    next.set('month', target);
    return { component: Link, to: `?${next.toString()}` };
  };
  const flipped = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, paddingInline: 1, paddingBlock: 1 }}>
      <IconButton {...to(addMonths(month, -1))} aria-label={t('records.previousMonth')}>
        <ChevronLeftIcon sx={flipped} />
      </IconButton>
      <IconButton {...to(addMonths(month, 1))} aria-label={t('records.nextMonth')}>
        <ChevronRightIcon sx={flipped} />
      </IconButton>
      <Typography id={headingId} variant="h2" aria-live="polite" sx={{ marginInline: 1, flexGrow: 1 }}>
        {words.month(month)}
      </Typography>
      <Button {...to(monthOf(today(zone)))}>{t('records.today')}</Button>
    </Box>
  );
}
