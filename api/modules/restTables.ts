import type { Row } from '../records/rest/row.js';
import { accounts } from './people/rest/accounts.js';
import { auth } from './people/rest/auth.js';
import { blogCategories } from './blog/rest/blogCategories.js';
import { bookings } from './events/rest/bookings.js';
import { eventCategories } from './events/rest/eventCategories.js';
import { eventDifficulties } from './events/rest/eventDifficulties.js';
import { eventPrices } from './events/rest/eventPrices.js';
import { events } from './events/rest/events.js';
import { files } from '../files/rest.js';
import { languages } from './languages/rest.js';
import { people } from './people/rest/people.js';

/** Every legacy path there is: the only list of the tables. */
export const tables: readonly Row[] = [
  ...auth,
  ...accounts,
  ...eventCategories,
  ...eventDifficulties,
  ...events,
  ...eventPrices,
  ...bookings,
  ...blogCategories,
  ...files,
  ...languages,
  ...people,
];
