import { CUTS } from '@polyphony/domain/limits.js';
import { dateFormat } from '../texts/dates';

const LIST_DATE = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date in the format of lists: '5 Jan 2025', the day in UTC; 'Invalid Date' for anything else. */
export function listDate(value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : LIST_DATE(date);
}

/** A day without a time, '2027-03-31', in the format of lists: '31 Mar 2027'; '' without one. */
export const listDay = (day: string | null | undefined): string => (day ? listDate(day) : '');

/** Kinds of texts that are truncated. */
export type Cut = keyof typeof CUTS;

/** Truncates a text to its limit and appends '...', if it is longer. */
export function cut(text: string, what: Cut): string {
  const characters = [...text];
  return characters.length > CUTS[what] ? `${characters.slice(0, CUTS[what]).join('')}...` : text;
}

/** A name, or a placeholder if it is missing: 'Anonymous', 'No Category'. */
export const nameOrPlaceholder = (name: string | null | undefined, missing: string): string =>
  name?.trim() ? name : missing;
