/** The first moment of a day in UTC, which is what the trail is written in. */
export const startOf = (day: string): string => new Date(day).toISOString();

/** The first moment after a day. */
export function endOf(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
}
