import { daysIn, timesIn, type Span } from './openingTexts.js';
import { DAY_MS, dayAfter, momentIn, timeIn } from '../timeZone.js';

/** A line of opening hours as it is typed: 'Monday to Friday', '09:00 – 17:00'. */
export interface OpeningLine {
  readonly days: string;
  readonly times: string;
}

/** Time when something is open on a day of every week. */
export interface OpeningTime {
  /** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
  readonly weekday: number;
  /** '09:00'. */
  readonly from: string;
  /** '17:00'; '24:00' for the end of the day; not after `from`: on the next day. */
  readonly until: string;
}

/**
 * The week that opening hours in words describe, by weekday and time; null when any line is not understood, as 'by
 * appointment', or two contradict each other: a wrong 'open now' is worse than none. Days without a line are closed.
 */
export function weekOf(lines: readonly OpeningLine[]): OpeningTime[] | null {
  const week = new Map<number, readonly Span[]>();
  for (const { days, times } of lines) {
    const [on, spans] = [daysIn(days), timesIn(times)];
    if (!on || !spans) return null;
    for (const weekday of on) {
      const before = week.get(weekday);
      if (before && (before.length === 0) !== (spans.length === 0)) return null;
      week.set(weekday, [...(before ?? []), ...spans]);
    }
  }
  if (week.size === 0) return null;
  return [...week]
    .sort(([one], [other]) => one - other)
    .flatMap(([weekday, spans]) =>
      [...spans]
        .sort((one, other) => one.from.localeCompare(other.from))
        .map(({ from, until }) => ({ weekday, from, until })),
    );
}

/** Whether something is open, and when that changes. */
export interface OpenState {
  readonly open: boolean;
  /** Null: never. */
  readonly changesAt: Date | null;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7;

/** Open from the first moment until before the second, in milliseconds since 1970. */
type Moments = readonly [from: number, until: number];

function momentsOf({ from, until }: OpeningTime, day: string, timeZone: string): Moments {
  const endsOn = until <= from || until === '24:00' ? dayAfter(day) : day;
  const ends = until === '24:00' ? '00:00' : until;
  return [momentIn(timeZone, `${day}T${from}`).getTime(), momentIn(timeZone, `${endsOn}T${ends}`).getTime()];
}

/** Those that overlap or follow one another at once, as one. */
function joined(spans: readonly Moments[]): Moments[] {
  const all: Moments[] = [];
  for (const [from, until] of [...spans].sort(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], until)];
    else all.push([from, until]);
  }
  return all;
}

/**
 * Whether a week is open at a moment, by the clocks of its time zone, and when that changes next.
 * @param timeZone IANA name
 */
export function openStateAt(week: readonly OpeningTime[], timeZone: string, moment: Date): OpenState {
  const now = moment.getTime();
  const today = timeIn(timeZone, moment).slice(0, 10);
  // Yesterday for what is open past midnight; a week and a day, because the same weekday may be closed again by now.
  const days = Array.from({ length: 10 }, (_, index) =>
    new Date(Date.parse(today) + (index - 1) * DAY_MS).toISOString().slice(0, 10),
  );
  const spans = joined(
    days.flatMap((day) =>
      week.filter(({ weekday }) => weekday === weekdayOf(day)).map((time) => momentsOf(time, day, timeZone)),
    ),
  );
  const current = spans.find(([from, until]) => from <= now && now < until);
  if (!current) {
    const next = spans.find(([from]) => from > now);
    return { open: false, changesAt: next ? new Date(next[0]) : null };
  }
  // What is open up to the last of these days is always open.
  const isEndless = current[1] >= Date.parse(`${days.at(-1) ?? today}T00:00Z`);
  return { open: true, changesAt: isEndless ? null : new Date(current[1]) };
}
