/** The nationality of a participant: it selects the price and its currency (SPEC-D14). */
export const NATIONALITIES = ['BHUTANESE', 'INTERNATIONAL'] as const;
export type Nationality = (typeof NATIONALITIES)[number];
