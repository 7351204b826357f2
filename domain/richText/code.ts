import type { Element } from 'hast';
import { elementOf, hasAmong, textOf } from './plainNodes.js';

/** Elements that a code block cannot contain, and whose content would be lost in it. */
const NOT_IN_CODE = new Set('img table p ul ol li h1 h2 h3 h4 h5 h6 blockquote pre hr div figure'.split(' '));

/** A code block: its text alone, with its white space. Null for a `pre` that contains blocks or pictures, or nothing. */
export function codeOf(node: Element, stripped: ReadonlySet<string>): Element | null {
  if (hasAmong(node, NOT_IN_CODE)) return null;
  const value = textOf(node, stripped);
  return /\S/.test(value) ? elementOf('pre', [elementOf('code', [{ type: 'text', value }])]) : null;
}
