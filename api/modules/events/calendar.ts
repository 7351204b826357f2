import { PRODUCT_NAME } from '@polyphony/domain/brand/name.js';
import { eventSpan, momentsOf } from '@polyphony/domain/events/eventSpan.js';
import type { event } from '@polyphony/domain/kinds/event.js';
import { DAY_MS, dayAfter, momentIn } from '@polyphony/domain/timeZone.js';
import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import { icalComponent, icalQuoted, icalText, icalTime, type IcalProperty } from '../../platform/icalendar.js';
import { siteAddress } from '../../platform/siteAddress.js';
import type { RecordOf } from '../../records/schema/record.js';

/** An event as calendars show it. */
export type CalendarEvent = Pick<
  RecordOf<typeof event>,
  | 'ticketId'
  | 'slug'
  | 'name'
  | 'shortDescription'
  | 'infoAddressLabel'
  | 'infoAddressUrl'
  | 'startsOn'
  | 'endsOn'
  | 'infoStartTime'
  | 'infoEndTime'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
>;

interface CalendarOptions {
  /** The reader's language. */
  readonly lang: LanguageChoice;
  readonly publicUrl: string;
  /** IANA name of the time zone that the times of events are in; null where nobody has said it. */
  readonly eventZone: string | null;
  /** The name of the installation that writes it; without it, that of the product. */
  readonly system?: string;
  /** The calendar's own name, where people subscribe to it. */
  readonly name?: string;
  /** The organizer, in a file that is sent by mail (RFC 5546 3.2.1). */
  readonly organizer?: { readonly name: string; readonly address: string };
  /** Creation time; without it, that of the event's last change, so that an unchanged event has the same text. */
  readonly generatedAt?: Date;
}

/** An event that names its first day. */
type DatedEvent = CalendarEvent & { readonly startsOn: string };

/** Whether a calendar can show the event: it names a day. */
export const hasDays = (event: CalendarEvent): event is DatedEvent => Boolean(event.startsOn);

const digits = (text: string) => text.replace(/\D/g, '');

/** A time as a moment of UTC where its zone is known (RFC 5545 3.3.5, form 2), else one that names no zone (form 1). */
const timeOf = (zone: string | null, time: string): string =>
  zone === null ? `${time.replace(/[-:]/g, '')}00` : icalTime(momentIn(zone, time));

/**
 * When it is. Without a start time it takes whole days, of which the end is the first that is free again. With a start time
 * alone it has no end, or that of its last day where it takes several. One that ends earlier in the day than it starts ends
 * the next. Several days with a time of the day are so many entries of a day, and no block over the nights.
 */
function times(event: DatedEvent, { eventZone }: Pick<CalendarOptions, 'eventZone'>): IcalProperty[] {
  const { startsOn, endsOn, infoStartTime, infoEndTime } = event;
  const last = endsOn ?? startsOn;
  if (!infoStartTime) {
    return [
      ['DTSTART;VALUE=DATE', digits(startsOn)],
      ['DTEND;VALUE=DATE', digits(dayAfter(last))],
    ];
  }
  const start = `${startsOn}T${infoStartTime}`;
  // An end must be a time where the start is one (RFC 5545 3.8.2.2).
  if (!infoEndTime) {
    return [
      ['DTSTART', timeOf(eventZone, start)],
      ['DTEND', last > startsOn ? timeOf(eventZone, `${dayAfter(last)}T00:00`) : null],
    ];
  }
  const isDaily = last > startsOn && infoEndTime > infoStartTime && daysOf(startsOn, last) <= DAILY_MAX;
  const span = eventSpan(isDaily ? { ...event, endsOn: startsOn } : event);
  const end = span?.end ?? null;
  const moments = span && eventZone !== null ? momentsOf(span, eventZone) : null;
  const ends = moments ? moments.end && icalTime(moments.end) : end && timeOf(null, end);
  return [['DTSTART', timeOf(eventZone, start)], ['DTEND', ends], ...(isDaily ? repeated(event, last, eventZone) : [])];
}

/** Longer events are one block. */
const DAILY_MAX = 366;

/** Number of days from one to another, both counted. */
const daysOf = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;

/** The days after the first: a rule, or their moments where clocks are changed among them, which a rule in UTC would miss. */
function repeated({ startsOn, infoStartTime }: DatedEvent, last: string, zone: string | null): IcalProperty[] {
  const count = daysOf(startsOn, last);
  const dayAt = (at: number) => new Date(Date.parse(startsOn) + at * DAY_MS).toISOString().slice(0, 10);
  const moments =
    zone === null ? [] : Array.from({ length: count }, (_, at) => momentIn(zone, `${dayAt(at)}T${infoStartTime}`));
  const [first] = moments;
  const isEven = moments.every((moment, at) => moment.getTime() - (first?.getTime() ?? 0) === at * DAY_MS);
  return isEven ? [['RRULE', `FREQ=DAILY;COUNT=${count}`]] : [['RDATE', moments.slice(1).map(icalTime).join(',')]];
}

function entry(event: DatedEvent, options: CalendarOptions): string {
  const { lang, publicUrl, organizer, generatedAt } = options;
  const text = (value: Localized | null | undefined) => inLanguage(value, lang);
  const place = text(event.infoAddressLabel);
  const about = [text(event.shortDescription), event.infoAddressUrl].filter(Boolean).join('\n\n');
  return icalComponent('VEVENT', [
    ['UID', `${event.ticketId}@${new URL(publicUrl).hostname}`],
    ['DTSTAMP', icalTime(generatedAt ?? event.updatedAt)],
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
      ['PRODID', `-//${icalText(options.system ?? PRODUCT_NAME)}//Events//EN`],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', name],
      ['X-WR-CALNAME', name],
    ],
    events.filter(hasDays).map((event) => entry(event, options)),
  );
}
