import { address } from '../../visit/address.js';
import { defaultLanguage, LANGUAGE_PARAMETER } from '../../visit/language.js';
import type { Visit } from '../../visit/visit.js';

export const eventPath = ({ slug }: { slug: string }): string => `/event/${encodeURIComponent(slug)}`;

/** Path of the page on which a place is booked. */
export const bookPath = (event: { slug: string }): string => `${eventPath(event)}/book`;

/** A calendar in the visitor's language, which its address names: calendar programs bring no cookie. */
const calendarPath = (path: string, { language, languages }: Visit): string =>
  address(path, { [LANGUAGE_PARAMETER]: language.code === defaultLanguage(languages).code ? null : language.code });

/** All events to come, for calendar programs to subscribe to. */
export const feedPath = (visit: Visit): string => calendarPath('/events.ics', visit);

/** One event, to be put into a calendar. */
export const calendarEntryPath = (event: { slug: string }, visit: Visit): string =>
  calendarPath(`${eventPath(event)}.ics`, visit);
