import { dateFormat } from '../texts/dates';
const LIST_DATE = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date as lists show it: '5 Jan 2025', the day in UTC; 'Invalid Date' when there is none. */
export function listDate(value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : LIST_DATE(date);
}

/** A day without a time, '2027-03-31', as lists show it: '31 Mar 2027'; nothing where there is none. */
export const listDay = (day: string | null | undefined): string => (day ? listDate(day) : '');
