/** Offset of a zone's clocks from UTC at a moment: 'UTC+6', 'UTC−3:30', 'UTC'. */
const offsetOf = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name
    .replace('GMT', 'UTC')
    .replace(/[+-]0$/, '')
    .replace('-', '\u2212');
};

/** Names by zone, language and offset: making a format takes longer than drawing what it is for. */
const known = new Map<string, string>();
const KNOWN_MAX = 500;

/**
 * The name of a time zone as a language has it, with its offset at a moment: 'Bhutan Time, UTC+6'. It is shown beside a time, for
 * readers elsewhere.
 * @param language a locale that Intl knows
 */
export function zoneName(timeZone: string, moment: Date, language: string): string {
  const offset = offsetOf(timeZone, moment);
  const key = `${timeZone} ${language} ${offset}`;
  const cached = known.get(key);
  if (cached) return cached;
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  // A zone without a name of its own is called by its offset.
  const hasName = !/GMT|UTC|\d/.test(name);
  const comma = language.startsWith('ar') ? '\u060c' : ',';
  const text = hasName ? `${name}${comma} ${offset}` : offset;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, text);
  return text;
}
