/** Who a participant counts as: prices, and the currency they are in, differ by it (decision 14 of the specification). */
export const NATIONALITIES = ['BHUTANESE', 'INTERNATIONAL'] as const;
export type Nationality = (typeof NATIONALITIES)[number];
