import { CUTS } from '@polyphony/domain/limits.js';
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

/** What is cut to its bound where space is short. */
export type Cut = keyof typeof CUTS;

/** A text cut to its bound and three full stops, where it is longer. */
export function cut(text: string, what: Cut): string {
  const characters = [...text];
  return characters.length > CUTS[what] ? `${characters.slice(0, CUTS[what]).join('')}...` : text;
}

/** A name, or what stands in the place of one that is missing: 'Anonymous', 'No Category'. */
export const named = (name: string | null | undefined, missing: string): string => (name?.trim() ? name : missing);
