import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { PageLink } from '../../../navigation/PageLink';
import type { RecordDetails } from '../../../records/operations';
import { useMay } from '../../../session/rights/useMay';
import { useT } from '../../../texts/useT';
import { adviceOf, priceAdvice } from './advice';
import { addPricePath, useEventPrices } from './useEventPrices';
import { usePricing } from './usePricing';

/** Says why visitors cannot book a place at an event: a warning once they see it, and before that what is left to do. */
export function EventAdvice({ record }: { readonly record: RecordDetails }) {
  const t = useT();
  const may = useMay();
  const prices = useEventPrices(record.id);
  const pricing = usePricing();
  // Nothing is missing for groups that are not known yet.
  const known = pricing.groups.length > 0 ? prices : undefined;
  const advice = adviceOf({ prices: known, pricing, startsOn: record['startsOn'] });
  if (advice.length === 0) return null;
  return (
    <Alert
      severity={record['active'] === true && record['published'] === true ? 'warning' : 'info'}
      sx={{ marginBlockEnd: 2 }}
      action={
        known &&
        priceAdvice(known, pricing) !== null &&
        may('Mutation', 'createEventPrice') && (
          <Button color="inherit" size="small" component={PageLink} to={addPricePath(record.id)}>
            {t('events.addAPrice')}
          </Button>
        )
      }
    >
      {advice.map((words) => (
        <div key={words}>{t(words)}</div>
      ))}
    </Alert>
  );
}
