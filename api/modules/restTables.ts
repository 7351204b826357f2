import { files } from '../files/rest.js';
import type { Row } from '../records/rest/row.js';
import { enquiries } from './contact/rest/enquiries.js';
import { bookings } from './events/rest/bookings.js';
import { geography } from './geography/rest.js';
import { recordModules, type RecordModule } from './index.js';
import { accounts } from './people/rest/accounts.js';
import { auth } from './people/rest/auth.js';
import { people } from './people/rest/people.js';
import { settings } from './settings/rest/settings.js';

const byModules = new WeakMap<readonly RecordModule[], readonly Row[]>();

/** Every legacy path there is: those of the record kinds, and what is no kind. Memoized by the list of modules. */
export function tablesOf(modules: readonly RecordModule[]): readonly Row[] {
  const known = byModules.get(modules) ?? allRows(modules);
  byModules.set(modules, known);
  return known;
}

const allRows = (modules: readonly RecordModule[]): readonly Row[] => [
  ...auth,
  ...accounts,
  ...modules.flatMap(({ rest = [] }) => rest),
  ...bookings,
  ...enquiries,
  ...files,
  ...people,
  ...geography,
  ...settings,
];

/** Those of the product. */
export const tables: readonly Row[] = tablesOf(recordModules);
