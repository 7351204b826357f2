import { wantedPath } from '../../visit/onward.js';
import type { Visit } from '../../visit/visit.js';

/** Where a visitor goes on to who is logged in already; null when nobody is. */
export const ownPage = (visit: Visit): string | null => (visit.visitor ? (wantedPath(visit) ?? '/account') : null);
