import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { priceOf } from '@polyphony/domain/courses/packagePrice.js';
import { unitsOf } from '@polyphony/domain/money/money.js';
import { moneyText } from '../../texts/money';

/** A price as lists show it; its currency is a tooltip and read to screen readers (SPEC-D134). */
export function ListedPrice({ price: text }: { readonly price: string | null | undefined }) {
  const price = text ? priceOf(text) : null;
  if (!price) return null;
  const { currency } = price;
  return (
    <bdi title={currency}>
      {moneyText({ amount: unitsOf(price), currency })}
      <Box component="span" sx={visuallyHidden}>
        {` ${currency}`}
      </Box>
    </bdi>
  );
}
