/** Octets of a line, its end not counted (RFC 5545 3.1). */
const LINE_MAX = 75;

/** All control characters but the line feed, which a text may hold. */
const CONTROL = /[^\P{Cc}\n]/gu;

/** A value of the type TEXT (RFC 5545 3.3.11). */
export const icalText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A parameter's value, in quotes, which it cannot hold itself. */
export const icalQuoted = (text: string): string => `"${text.replace(/\p{Cc}/gu, ' ').replace(/"/g, "'")}"`;

/** A moment, '20270515T080000Z'. */
export const icalTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A line as it is written: what is too long goes on after a line end and a space, and no character is cut in two. */
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

/** A property by its name, with parameters if any ('DTSTART;VALUE=DATE'), and its value as it is written; null: none. */
export type IcalProperty = readonly [name: string, value: string | null];

/** A part of an iCalendar stream, its lines folded and ended as RFC 5545 wants them. */
export function icalComponent(
  name: string,
  properties: readonly IcalProperty[],
  inside: readonly string[] = [],
): string {
  const lines = properties.flatMap(([property, value]) => (value === null ? [] : [folded(`${property}:${value}`)]));
  return [`BEGIN:${name}`, ...lines, ...inside.map((part) => part.trimEnd()), `END:${name}`, ''].join('\r\n');
}
