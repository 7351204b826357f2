const IANA_NAME = /^[A-Za-z]/;

/** Whether a text is the IANA name of a time zone that this runtime knows: 'Asia/Thimphu', 'UTC'. Offsets are no names. */
export function isTimeZone(name: string): boolean {
  if (!IANA_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Making a format takes longer than using it a hundred times. Zones are those of settings, one or two. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...numbers,
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

/** What clocks of the zone show at a whole second, as if they were clocks of UTC, in milliseconds. */
function formattedClock(moment: number, timeZone: string): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => parts.get(type));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Since 1973, clocks have been put forward and back at whole quarters of an hour, in every zone. */
const QUARTER_MS = 15 * 60 * 1000;
const WHOLE_QUARTERS_SINCE = Date.UTC(1973, 0, 1);

/** How far clocks of a zone are ahead of UTC in a quarter of an hour. Formatting a time is a twentieth of the work on a page of events. */
const offsets = new Map<string, number>();
/** All quarters that the events of a site begin and end in. */
const OFFSETS_MAX = 5000;

/** How far clocks of the zone are ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  if (!(whole >= WHOLE_QUARTERS_SINCE)) return formattedClock(whole, timeZone) - whole;
  const quarter = `${Math.floor(whole / QUARTER_MS)} ${timeZone}`;
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const ahead = formattedClock(whole, timeZone) - whole;
  if (offsets.size >= OFFSETS_MAX) offsets.clear();
  offsets.set(quarter, ahead);
  return ahead;
}

/** What clocks of the zone show at a moment, as if they were clocks of UTC, in milliseconds. */
const clockAt = (moment: number, timeZone: string): number => moment + aheadAt(moment, timeZone);

/** The day that it is in a time zone, '2027-03-31'. @param timeZone its IANA name */
export const dayIn = (timeZone: string, now: Date = new Date()): string =>
  new Date(clockAt(now.getTime(), timeZone)).toISOString().slice(0, 10);

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The moments at which clocks of a time zone show a time, the earliest first: none of a time that they skip as they are put
 * forward, two of one that they show twice as they are put back.
 * @param time '2027-03-31T09:30'
 * @param timeZone IANA name
 */
export function momentsIn(timeZone: string, time: string): Date[] {
  const wanted = Date.parse(`${time}Z`);
  const offsets = new Set([aheadAt(wanted - DAY_MS, timeZone), aheadAt(wanted + DAY_MS, timeZone)]);
  return [...offsets]
    .map((ahead) => wanted - ahead)
    .filter((moment) => aheadAt(moment, timeZone) === wanted - moment)
    .sort((one, other) => one - other)
    .map((moment) => new Date(moment));
}

/**
 * The moment at which clocks of a time zone show a time. One that they show twice, as they are put back, is the earlier; of
 * one that they skip, the moment that the clocks from before would have shown it.
 * @param time '2027-03-31T09:30'
 * @param timeZone IANA name
 */
export function momentIn(timeZone: string, time: string): Date {
  const wanted = Date.parse(`${time}Z`);
  return momentsIn(timeZone, time)[0] ?? new Date(wanted - aheadAt(wanted - DAY_MS, timeZone));
}

/** What clocks of a time zone show at a moment, '2027-03-31T09:30'. @param timeZone IANA name */
export const timeIn = (timeZone: string, moment: Date): string =>
  new Date(clockAt(moment.getTime(), timeZone)).toISOString().slice(0, 16);

/** The day after one. @param day '2027-03-31' */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** When a day begins in a time zone. @param day '2027-03-31' */
export const startOfDay = (timeZone: string, day: string): Date => momentIn(timeZone, `${day}T00:00`);

/** How far clocks are ahead of UTC, as ISO 8601 has it: 360 minutes are '+06:00'. */
export function offsetText(minutes: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** A moment by the clocks of a zone with their offset, as ISO 8601 has it: '2027-03-31T09:30+06:00'. */
export const momentWithOffset = (timeZone: string, moment: Date): string =>
  timeIn(timeZone, moment) + offsetText(aheadAt(moment.getTime(), timeZone) / 60_000);

/** The same of a time in the zone; one that clocks skip is shifted, as `momentIn` does. */
export const withOffset = (timeZone: string, time: string): string =>
  momentWithOffset(timeZone, momentIn(timeZone, time));
