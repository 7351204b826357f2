import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink } from '../../../navigation/PageLink';
import { useFieldScope } from '../../../fields/binding/FieldScope';
import { updatePath } from '../../../navigation/recordPaths';
import { useMay } from '../../../session/rights/useMay';
import { moneyText } from '../../../records/moneyText';
import { useT } from '../../../texts/useT';
import { addPricePath, useEventPrices } from './useEventPrices';
import { AddIcon } from '../../../ui/icons/actions';

/** The prices of the event that a form changes, with the ways to change them and to add one. */
const HEADS = [
  'labels.priceLabel',
  'labels.participantType',
  'labels.priceType',
  'labels.amount',
  'words.active',
] as const;

export function EventPrices() {
  const t = useT();
  const may = useMay();
  const { record, reference } = useFieldScope();
  const prices = useEventPrices(record?.id ?? null);
  if (reference) return null;
  if (!record) {
    return (
      <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {t('events.pricesCanBeAddedOnce')}
      </Typography>
    );
  }
  if (!prices) return null;
  const mayEdit = may('Mutation', 'updateEventPrice');
  return (
    <Box
      component="section"
      data-field="prices"
      aria-labelledby="event-prices"
      sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}
    >
      <Typography id="event-prices" variant="h2" sx={{ marginBlockEnd: 1 }}>
        {t('events.prices')}
      </Typography>
      {prices.length === 0 ? (
        <Typography color="textSecondary">{t('events.noPricesYet')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" aria-labelledby="event-prices" sx={tableStyles}>
            <thead>
              <tr>
                {HEADS.map((words) => (
                  <th key={words} scope="col">
                    {t(words)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.map(({ id, label, nationalityName, priceTypeName, amount, currency, active }) => (
                <tr key={id} data-field={`prices.${id}`}>
                  <th scope="row">
                    {mayEdit ? (
                      <MuiLink component={PageLink} to={updatePath('event/price', { id })}>
                        <bdi>{label}</bdi>
                      </MuiLink>
                    ) : (
                      <bdi>{label}</bdi>
                    )}
                  </th>
                  <td>
                    <bdi>{nationalityName}</bdi>
                  </td>
                  <td>
                    <bdi>{priceTypeName}</bdi>
                  </td>
                  <td>
                    <bdi>{moneyText({ amount, currency })}</bdi>
                  </td>
                  <td>{active ? t('words.active') : t('events.inactive')}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {may('Mutation', 'createEventPrice') && (
        <Button
          component={PageLink}
          to={addPricePath(record.id)}
          startIcon={<AddIcon />}
          sx={{ marginBlockStart: 1.5 }}
        >
          {t('events.addPrice')}
        </Button>
      )}
    </Box>
  );
}

const tableStyles = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    textAlign: 'start',
    fontWeight: 'inherit',
    paddingBlock: 1,
    paddingInline: { xs: 0.5, sm: 1 },
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    whiteSpace: { sm: 'nowrap' },
  },
  // Five columns fit beside each other on a phone.
  fontSize: { xs: '0.8125rem', sm: '0.875rem' },
  '& thead th': { fontWeight: 600 },
} as const;
