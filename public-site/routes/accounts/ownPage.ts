import type { Visit } from '../../visit/visit.js';

/** Where a visitor belongs who is logged in already; null when nobody is. */
export const ownPage = ({ visitor }: Visit): string | null => (visitor ? '/account' : null);
