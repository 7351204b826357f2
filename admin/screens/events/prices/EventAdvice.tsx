import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { RecordDetails } from '../../../records/operations';
import { useMay } from '../../../session/useMay';
import { useT } from '../../../texts/useT';
import { dateAdvice, priceAdvice } from './advice';
import { addPricePath, useEventPrices } from './useEventPrices';

/** Says why visitors cannot book a place at an event: a warning once they see it, and before that what is left to do. */
export function EventAdvice({ record }: { readonly record: RecordDetails }) {
  const t = useT();
  const may = useMay();
  const prices = useEventPrices(record.id);
  const price = prices && priceAdvice(prices);
  const date = dateAdvice(record['startsOn']);
  if (!price && !date) return null;
  return (
    <Alert
      severity={record['active'] === true && record['published'] === true ? 'warning' : 'info'}
      sx={{ marginBlockEnd: 2 }}
      action={
        price &&
        may('Mutation', 'createEventPrice') && (
          <Button color="inherit" size="small" component={Link} to={addPricePath(record.id)}>
            {t('Add a price')}
          </Button>
        )
      }
    >
      {price && <div>{t(price)}</div>}
      {date && <div>{t(date)}</div>}
    </Alert>
  );
}
