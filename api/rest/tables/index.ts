import type { Row } from '../row.js';
import { accounts } from './accounts.js';
import { auth } from './auth.js';
import { blogCategories } from './blogCategories.js';
import { bookings } from './bookings.js';
import { eventCategories } from './eventCategories.js';
import { eventDifficulties } from './eventDifficulties.js';
import { eventPrices } from './eventPrices.js';
import { events } from './events.js';
import { files } from './files.js';
import { languages } from './languages.js';
import { people } from './people.js';

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
