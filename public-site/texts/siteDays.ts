import { dayIn } from '@polyphony/domain/timeZone.js';
import type { Visit } from '../visit/visit.js';
import { dateFormats } from './dateFormat.js';

const formatOf = dateFormats({ day: { dateStyle: 'long' } });

/** The day of a moment in the site's time zone: '2027-03-31'. */
export const dayOf = (moment: string, { eventZone }: Pick<Visit, 'eventZone'>): string =>
  dayIn(eventZone ?? 'UTC', new Date(moment));

/** '31 March 2027', in the language of the visitor. */
export const writtenDay = (moment: string, visit: Visit): string =>
  formatOf('day', visit.language.code).format(new Date(`${dayOf(moment, visit)}T00:00Z`));
