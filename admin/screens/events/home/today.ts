import { useSyncExternalStore } from 'react';
import { startOfDay } from '@polyphony/domain/timeZone.js';
import { today as dayAt, type Day } from '../../../records/calendar/days';
import { siteZone } from '../../../session/siteZone';

/** The day that it is on the site, and when it began. */
export interface Today {
  readonly day: Day;
  /** As ISO 8601. */
  readonly since: string;
}

export function todayOf(now: Date, zone: string = siteZone()): Today {
  const day = dayAt(now, zone);
  return { day, since: startOfDay(zone, day).toISOString() };
}

/** How often it is looked whether another day has begun. */
const LOOK_MS = 60_000;

let today = todayOf(new Date());
const read = (): Today => {
  const now = todayOf(new Date());
  if (now.day !== today.day || now.since !== today.since) today = now;
  return today;
};
const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, LOOK_MS);
  return () => clearInterval(timer);
};

/** Today: a page that stays open overnight shows the next day. */
export const useToday = (): Today => useSyncExternalStore(subscribe, read);
