import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { unitsOf } from '@polyphony/domain/money/money.js';
import { moneyText } from '../../records/moneyText';

/** A price as lists show it; its currency is a tooltip, and read to screen readers where the text has a sign (SPEC-D134). */
export function ListedPrice({ price: stored }: { readonly price: string | null | undefined }) {
  const price = stored ? priceOf(stored) : null;
  if (!price) return null;
  const { currency } = price;
  const text = moneyText({ amount: unitsOf(price), currency });
  return (
    <bdi title={currency}>
      {text}
      {!text.includes(currency) && (
        <Box component="span" sx={visuallyHidden}>
          {` ${currency}`}
        </Box>
      )}
    </bdi>
  );
}
