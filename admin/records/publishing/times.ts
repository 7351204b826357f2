import { dateFormat } from '../../texts/dates';

const formats = new Map<string, ReturnType<typeof dateFormat>>();

/** A moment on clocks of a time zone: '31 Mar 2027, 9:30 AM'. '' without one. @param moment ISO 8601 */
export function momentInZone(zone: string, moment: string | null): string {
  if (moment === null) return '';
  const format = formats.get(zone) ?? dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
  formats.set(zone, format);
  return format(new Date(moment));
}
