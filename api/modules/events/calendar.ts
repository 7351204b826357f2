import { dayAfter, momentIn } from '@polyphony/domain/timeZone.js';
import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import { icalComponent, icalQuoted, icalText, icalTime, type IcalProperty } from '../../platform/icalendar.js';
import { siteAddress } from '../../platform/siteAddress.js';

/** An event as calendars show it. */
export interface CalendarEvent {
  readonly ticketId: string;
  readonly slug: string;
  readonly name: Localized;
  readonly shortDescription?: Localized | null;
  readonly infoAddressLabel?: Localized | null;
  readonly infoAddressUrl?: string | null;
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
  readonly infoStartTime?: string | null;
  readonly infoEndTime?: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface CalendarOptions {
  /** The reader's language. */
  readonly lang: LanguageChoice;
  readonly publicUrl: string;
  /** IANA name of the time zone that the times of events are in; null where nobody has said it. */
  readonly eventZone: string | null;
  /** The calendar's own name, where people subscribe to it. */
  readonly name?: string;
  /** The organizer, in a file that is sent by mail (RFC 5546 3.2.1). */
  readonly organizer?: { readonly name: string; readonly address: string };
  /** When this text was made; without it, when the event was last changed, so that an unchanged event has the same text. */
  readonly madeAt?: Date;
}

/** An event that names its first day. */
type DatedEvent = CalendarEvent & { readonly startsOn: string };

/** Whether a calendar can show the event: it names a day. */
export const hasDays = (event: CalendarEvent): event is DatedEvent => Boolean(event.startsOn);

const digits = (text: string) => text.replace(/\D/g, '');

/** A time as a moment of UTC where its zone is known (RFC 5545 3.3.5, form 2), else one that names no zone (form 1). */
const timeIn = (zone: string | null, day: string, time: string): string =>
  zone === null ? `${digits(day)}T${digits(time)}00` : icalTime(momentIn(zone, `${day}T${time}`));

/**
 * When it is. Without a start time it takes whole days, of which the end is the first that is free again. With a start time
 * alone it has no end, or that of its last day where it takes several. One that ends earlier in the day than it starts ends
 * the next.
 */
function times(
  { startsOn, endsOn, infoStartTime, infoEndTime }: DatedEvent,
  { eventZone }: Pick<CalendarOptions, 'eventZone'>,
): IcalProperty[] {
  const last = endsOn ?? startsOn;
  if (!infoStartTime) {
    return [
      ['DTSTART;VALUE=DATE', digits(startsOn)],
      ['DTEND;VALUE=DATE', digits(dayAfter(last))],
    ];
  }
  const begins: IcalProperty = ['DTSTART', timeIn(eventZone, startsOn, infoStartTime)];
  // An end must be a time where the start is one (RFC 5545 3.8.2.2).
  if (!infoEndTime) return [begins, ['DTEND', last > startsOn ? timeIn(eventZone, dayAfter(last), '00:00') : null]];
  const [start, end] = [`${startsOn}T${infoStartTime}`, `${last}T${infoEndTime}`];
  return [
    begins,
    ['DTEND', end === start ? null : timeIn(eventZone, end > start ? last : dayAfter(last), infoEndTime)],
  ];
}

function entry(event: DatedEvent, options: CalendarOptions): string {
  const { lang, publicUrl, organizer, madeAt } = options;
  const text = (value: Localized | null | undefined) => inLanguage(value, lang);
  const place = text(event.infoAddressLabel);
  const about = [text(event.shortDescription), event.infoAddressUrl].filter(Boolean).join('\n\n');
  return icalComponent('VEVENT', [
    ['UID', `${event.ticketId}@${new URL(publicUrl).hostname}`],
    ['DTSTAMP', icalTime(madeAt ?? event.updatedAt)],
    ['SEQUENCE', String(event.version)],
    ['CREATED', icalTime(event.createdAt)],
    ['LAST-MODIFIED', icalTime(event.updatedAt)],
    ...times(event, options),
    ['SUMMARY', icalText(text(event.name) ?? '')],
    ['LOCATION', place && icalText(place)],
    ['DESCRIPTION', about ? icalText(about) : null],
    ['URL', siteAddress(publicUrl, `/event/${encodeURIComponent(event.slug)}`, lang)],
    ['STATUS', 'CONFIRMED'],
    [`ORGANIZER;CN=${icalQuoted(organizer?.name ?? '')}`, organizer ? `mailto:${organizer.address}` : null],
  ]);
}

/** The events as an iCalendar text (RFC 5545), in the reader's language; those that name no day are left out. */
export function calendarOf(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const name = options.name === undefined ? null : icalText(options.name);
  return icalComponent(
    'VCALENDAR',
    [
      ['VERSION', '2.0'],
      ['PRODID', '-//Polyphony//Events//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', name],
      ['X-WR-CALNAME', name],
    ],
    events.filter(hasDays).map((event) => entry(event, options)),
  );
}
