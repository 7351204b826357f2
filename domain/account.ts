/** The cookie that holds a visitor's sign-in to the public site; the console's is another, so that both can be signed in. */
export const VISITOR_COOKIE = 'visitor';

/** Who a participant counts as; prices differ by it. */
export const NATIONALITIES = ['BHUTANESE', 'INTERNATIONAL'] as const;
export type Nationality = (typeof NATIONALITIES)[number];
