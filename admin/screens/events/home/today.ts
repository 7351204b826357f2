import { useSyncExternalStore } from 'react';
import { today as dayAt, type Day } from '../../../records/calendar/days';

/** The day that it is for who looks, and when it began. */
export interface Today {
  readonly day: Day;
  /** As ISO 8601. */
  readonly since: string;
}

export function todayOf(now: Date): Today {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return { day: dayAt(now), since: midnight.toISOString() };
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
