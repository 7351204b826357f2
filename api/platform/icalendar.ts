/** Maximum octets of a line without its line end (RFC 5545 3.1). */
const LINE_MAX = 75;

/** All control characters except the line feed, which a text may contain. */
const CONTROL = /[^\P{Cc}\n]/gu;

/** Escapes a value of the type TEXT (RFC 5545 3.3.11). */
export const icalText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A quoted parameter value; it cannot contain quotes, so they become apostrophes. */
export const icalQuoted = (text: string): string => `"${text.replace(/\p{Cc}/gu, ' ').replace(/"/g, "'")}"`;

/** A UTC time, '20270515T080000Z'. */
export const icalTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Folds a line: a long one continues after a line end and a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let open = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_MAX) {
      lines.push(open);
      [open, octets] = [' ', 1];
    }
    open += character;
    octets += size;
  }
  return [...lines, open].join('\r\n');
}

/** A property: its name, with parameters if any ('DTSTART;VALUE=DATE'), and its escaped value; null leaves it out. */
export type IcalProperty = readonly [name: string, value: string | null];

/** A component of an iCalendar stream, its lines folded and ended as in RFC 5545. */
export function icalComponent(
  name: string,
  properties: readonly IcalProperty[],
  inside: readonly string[] = [],
): string {
  const lines = properties.flatMap(([property, value]) => (value === null ? [] : [folded(`${property}:${value}`)]));
  return [`BEGIN:${name}`, ...lines, ...inside.map((part) => part.trimEnd()), `END:${name}`, ''].join('\r\n');
}
