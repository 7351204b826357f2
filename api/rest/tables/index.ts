import type { Row } from '../row.js';
import { auth } from './auth.js';
import { blogCategories } from './blogCategories.js';
import { eventCategories } from './eventCategories.js';
import { eventDifficulties } from './eventDifficulties.js';
import { languages } from './languages.js';
import { people } from './people.js';

/** Every legacy path there is: the only list of the tables. */
export const tables: readonly Row[] = [
  ...auth,
  ...eventCategories,
  ...eventDifficulties,
  ...blogCategories,
  ...languages,
  ...people,
];
