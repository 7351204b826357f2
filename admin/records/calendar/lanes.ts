import type { DayRange } from '@polyphony/domain/kinds/parts/kind.js';
import type { RecordRow } from '../operations';
import type { Day } from './days';

/** A record with its first and last day. */
export interface Dated {
  readonly row: RecordRow;
  readonly first: Day;
  readonly last: Day;
}

/** The part of a record's days within one week, with days numbered from 0 to 6. */
export interface Bar extends Dated {
  readonly from: number;
  readonly to: number;
  /** Whether the record begins, and ends, in this week. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** The records with at least one date, by first day, longer ones first. */
export function dated(rows: readonly RecordRow[], { from, to }: DayRange): readonly Dated[] {
  const found = rows.flatMap((row) => {
    const first = row[from] ?? row[to];
    const last = row[to] ?? row[from];
    return typeof first === 'string' && typeof last === 'string' ? [{ row, first, last }] : [];
  });
  return found.sort((a, b) => order(a.first, b.first) || order(b.last, a.last));
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const isOn = ({ first, last }: Dated, day: Day): boolean => first <= day && day <= last;

/** The bars of a week, in lanes: a bar is in the same lane on all its days, and bars in a lane do not overlap. */
export function lanesOf(records: readonly Dated[], week: readonly Day[]): readonly (readonly Bar[])[] {
  const lanes: Bar[][] = [];
  for (const record of records) {
    const days = week.flatMap((day, index) => (isOn(record, day) ? [index] : []));
    const [from, to] = [days[0], days.at(-1)];
    if (from === undefined || to === undefined) continue;
    const bar = { ...record, from, to, begins: record.first === week[from], ends: record.last === week[to] };
    const free = lanes.find((lane) => (lane.at(-1)?.to ?? -1) < from);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}
