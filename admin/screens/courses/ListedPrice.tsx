import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { amountOf, priceParts } from '@polyphony/domain/courses/packagePrice.js';
import { formatMoney } from '@polyphony/domain/events/money.js';

/** A price as lists show it; its currency, which '$' may misstate, is a tooltip and read to screen readers (SPEC-D134). */
export function ListedPrice({ price }: { readonly price: string | null | undefined }) {
  const amount = price ? amountOf(price) : null;
  if (!price || amount === null) return null;
  const { currency } = priceParts(price);
  return (
    <bdi dir="ltr" title={currency}>
      {formatMoney(amount, currency)}
      <Box component="span" sx={visuallyHidden}>
        {` ${currency}`}
      </Box>
    </bdi>
  );
}
