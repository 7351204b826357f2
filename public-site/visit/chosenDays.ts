import { daysLeftOf, PERIODS, type Period } from '@polyphony/domain/events/eventDays.js';
import { isDay } from '@polyphony/domain/validation/rules.js';
import type { Parameters } from './address.js';
import type { Visit } from './visit.js';

/** The days that a list of events is narrowed to. */
export interface ChosenDays {
  readonly period: Period | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Parameters that name them in the address; empty for any day. */
  readonly parameters: Parameters;
}

/** The days that the address names: a period (`?when=week`), or a first and a last day. What is neither is ignored. */
export function chosenDays({ search, today }: Pick<Visit, 'search' | 'today'>): ChosenDays {
  const when = search.get('when');
  const period = PERIODS.find((name) => name === when) ?? null;
  if (period) return { period, ...daysLeftOf(period, today), parameters: { when: period } };
  const [from, to] = ['from', 'to'].map((name) => {
    const day = search.get(name) ?? '';
    return isDay(day) ? day : null;
  }) as [string | null, string | null];
  return { period, from, to, parameters: { from, to } };
}

/** Whether the list is narrowed to days at all. */
export const isNarrowed = ({ from, to }: ChosenDays): boolean => from !== null || to !== null;
