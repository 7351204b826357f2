import { offsetText } from '@polyphony/domain/timeZone.js';

/** A time zone with what people choose it by. */
export interface TimeZoneChoice {
  /** IANA name: 'Asia/Thimphu'. */
  readonly name: string;
  /** Its name behind how far its clocks are ahead of UTC now: '(UTC+06:00) Asia/Thimphu'. */
  readonly label: string;
}

/** Clocks are put forward and back on the hour, so that offsets are the same until then. */
const HOUR_MS = 60 * 60 * 1000;
let known: { readonly hour: number; readonly zones: readonly TimeZoneChoice[] } | null = null;

/** The time zones that the runtime knows (SPEC-D140), from west to east. */
export function timeZonesAt(now: Date): readonly TimeZoneChoice[] {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  if (known?.hour === hour) return known.zones;
  const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((name) => ({ name, minutes: minutesAheadOf(name, now) }))
    .sort((one, other) => one.minutes - other.minutes || one.name.localeCompare(other.name, 'en'))
    .map(({ name, minutes }) => ({ name, label: `(UTC${offsetText(minutes)}) ${name}` }));
  known = { hour, zones };
  return zones;
}

/** Minutes that a zone's clocks are ahead of UTC. Its format is not cached: each takes more memory than the list. */
function minutesAheadOf(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
