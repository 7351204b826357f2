import { useCallback, useSyncExternalStore } from 'react';
import { startOfDay } from '@polyphony/domain/timeZone.js';
import { today as dayAt, type Day } from '../records/calendar/days';
import { useSiteZone } from '../session/useSiteZone';

/** The day that it is on the site, and when it began. */
export interface Today {
  readonly day: Day;
  /** As ISO 8601. */
  readonly since: string;
}

export function todayOf(now: Date, zone: string): Today {
  const day = dayAt(zone, now);
  return { day, since: startOfDay(zone, day).toISOString() };
}

/** Milliseconds between checks of whether another day has begun. */
const LOOK_MS = 60_000;

/** The last result: the hook needs the same object for as long as it is the same day. */
let today: Today | null = null;
const read = (zone: string): Today => {
  const now = todayOf(new Date(), zone);
  if (now.day !== today?.day || now.since !== today.since) today = now;
  return today;
};
const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, LOOK_MS);
  return () => clearInterval(timer);
};

/** Today: a page that stays open overnight shows the next day. */
export function useToday(): Today {
  const zone = useSiteZone();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(zone), [zone]),
  );
}
