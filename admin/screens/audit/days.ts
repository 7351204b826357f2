const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the address, '2027-03-31'; null for anything else. */
export function readDay(text: string | null): string | null {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** The first moment of a day in UTC, which is what the trail is written in. */
export const startOf = (day: string): string => new Date(day).toISOString();

/** The first moment after a day. */
export function endOf(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
}
