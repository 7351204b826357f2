import type { KindSpec } from '../kinds/parts/kind.js';
import { dayAfter, startOfDay } from '../timeZone.js';

type Ending = Pick<KindSpec, 'lastDay'>;
type Values = Readonly<Record<string, unknown>>;

/** The last day on which visitors see a record, '2027-03-31'; null: there is none. */
export function lastDayOf({ lastDay }: Ending, record: Values): string | null {
  const day = lastDay === undefined ? null : record[lastDay];
  return typeof day === 'string' ? day : null;
}

/** Whether the last day of a record is before a day. */
export function isPast(kind: Ending, record: Values, day: string): boolean {
  const last = lastDayOf(kind, record);
  return last !== null && last < day;
}

/** The moment at which the last day of a record ends; null: it has none. @param timeZone IANA name */
export function endOf(kind: Ending, record: Values, timeZone: string): Date | null {
  const last = lastDayOf(kind, record);
  return last === null ? null : startOfDay(timeZone, dayAfter(last));
}
