import { wantedPath } from '../../visit/onward.js';
import type { Visit } from '../../visit/visit.js';

/** The page to redirect a logged-in visitor to; null if there is none. */
export const ownPage = (visit: Visit): string | null => (visit.visitor ? (wantedPath(visit) ?? '/account') : null);
