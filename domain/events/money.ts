/** Number format of amounts: Indian digit grouping, 'Nu.' for Ngultrum and '$' for any other currency. */
const grouping = new Intl.NumberFormat('en-IN');

/** 125000 in BTN is formatted as 'Nu.1,25,000'; 40 in USD as '$40'. */
export const formatMoney = (amount: number, currency: string): string =>
  currency === 'BTN' ? `Nu.${grouping.format(amount)}` : `$${grouping.format(amount)}`;
