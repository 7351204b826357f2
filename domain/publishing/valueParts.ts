import { FIELD_ATTRIBUTE } from './fieldMarks.js';
import { OUTER, partsOf, VOID, withField } from './markedPage.js';

/** A page as it is drawn with another value of a field. */
export interface Redrawn {
  readonly field: string;
  readonly html: string;
}

/** The texts of a page, each with the place of the element that it is directly in. */
function textsOf(parts: readonly string[]): Map<number, number> {
  const open: number[] = [];
  const texts = new Map<number, number>();
  for (const [at, part] of parts.entries()) {
    if (!part.startsWith('<')) texts.set(at, open.at(-1) ?? -1);
    else if (part.startsWith('</')) open.pop();
    // What has no elements within is one part, with its end.
    else if (!VOID.test(part) && !part.endsWith('/>') && !/<\/\w+>$/.test(part)) open.push(at);
  }
  return texts;
}

/**
 * A drawn page whose elements name the fields that numbers, days and times on it are made of: those whose text is another one
 * when the page is drawn with another value of the field. Of a page that then has other elements, none is named.
 */
export function withValueFields(html: string, redrawn: readonly Redrawn[]): string {
  const parts = partsOf(html);
  const texts = textsOf(parts);
  for (const { field, html: other } of redrawn) {
    const others = partsOf(other);
    if (others.length !== parts.length) continue;
    for (const [at, element] of texts) {
      const tag = parts[element];
      if (tag === undefined || parts[at] === others[at] || tag.includes(` ${FIELD_ATTRIBUTE}=`) || OUTER.test(tag))
        continue;
      parts[element] = withField(tag, field);
    }
  }
  return parts.join('');
}

/** Another value of the same form as a number, a day, a time, a telephone number or an address for mail; null for others. */
export function otherValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (value instanceof Date) return new Date(value.getTime() + 24 * 60 * 60 * 1000);
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return value.endsWith('-10') ? `${value.slice(0, -2)}11` : `${value.slice(0, -2)}10`;
  if (/^\d\d:\d\d$/.test(value)) return value.endsWith('7') ? `${value.slice(0, -1)}8` : `${value.slice(0, -1)}7`;
  if (/^\+?[\d ()/-]{5,}$/.test(value)) return `${value}0`;
  return /^[^\s@]+@[^\s@]+$/.test(value) ? `${value}x` : null;
}
