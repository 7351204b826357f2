import { dayIn, dayAfter, startOfDay } from '@polyphony/domain/timeZone.js';

/** The zone whose days count while none is set: the same for every process, wherever it runs. */
const DEFAULT_TIME_ZONE = 'UTC';

/** The current moment and day on the site, for its events, its visitors and its staff. */
export interface SiteClock {
  /** IANA name of the time zone whose days count. */
  readonly timeZone: string;
  /** The same where it was set; else null: nobody has said in which zone the times of events are. */
  readonly eventZone: string | null;
  now(): Date;
  /** The day that it is, '2027-03-31'. */
  today(): string;
  /** Goes by the time zone that staff have chosen, from now on; null: by that of the environment. */
  follow(chosen: string | null): void;
}

/**
 * @param set as the environment names it, while staff have chosen none; without either, days are those of UTC
 * @param now the time, in tests a fixed one
 */
export function siteClock(set: string | undefined, now: () => Date = () => new Date()): SiteClock {
  let chosenZone: string | null = null;
  const eventZone = () => chosenZone ?? set ?? null;
  // Every request for a cached page needs the day: it is worked out once a day.
  const known = { day: '', from: Infinity, until: Infinity };
  return {
    get timeZone() {
      return eventZone() ?? DEFAULT_TIME_ZONE;
    },
    get eventZone() {
      return eventZone();
    },
    now,
    follow: (chosen) => {
      chosenZone = chosen;
      known.until = -Infinity;
    },
    today: () => {
      const at = now();
      if (at.getTime() >= known.from && at.getTime() < known.until) return known.day;
      const timeZone = eventZone() ?? DEFAULT_TIME_ZONE;
      const day = dayIn(timeZone, at);
      known.day = day;
      known.from = startOfDay(timeZone, day).getTime();
      known.until = startOfDay(timeZone, dayAfter(day)).getTime();
      return day;
    },
  };
}
