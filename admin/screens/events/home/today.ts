import { useSyncExternalStore } from 'react';

/** The day that it is for who looks, and when it began. */
export interface Today {
  /** '2027-03-31'. */
  readonly day: string;
  /** As ISO 8601. */
  readonly since: string;
}

const two = (part: number) => String(part).padStart(2, '0');

export function todayOf(now: Date): Today {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return { day: `${year}-${two(month + 1)}-${two(date)}`, since: new Date(year, month, date).toISOString() };
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
