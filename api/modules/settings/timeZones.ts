import { offsetOf } from '@polyphony/domain/timeZone.js';
import type { TimeZone } from './settingsTypes.js';

/** The time zones that this runtime knows, from west to east. */
export function timeZonesAt(now: Date): TimeZone[] {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  const found = zones.map((name) => ({ name, minutes: offsetOf(name, now) }));
  return found
    .toSorted((one, other) => one.minutes - other.minutes || one.name.localeCompare(other.name))
    .map(({ name, minutes }) => ({ name, label: `(UTC${signed(minutes)}) ${name}` }));
}

/** '+06:00' */
function signed(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
