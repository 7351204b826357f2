import { FIELD_ATTRIBUTE } from '@polyphony/domain/publishing/fieldMarks.js';
import { nonce } from '../../theme/nonce';

/** Outlines of the parts that can be edited, also those that the keyboard is at. */
const STYLE = `[${FIELD_ATTRIBUTE}]:hover,[${FIELD_ATTRIBUTE}]:focus-visible{outline:2px dashed Highlight;outline-offset:2px}[${FIELD_ATTRIBUTE}]:focus-visible{outline-style:solid;outline-width:3px}`;

/**
 * Makes the marked parts of a page reachable by keyboard, in their order on the page.
 * @param description what a screen reader says of each of them
 */
export function makeEditable(page: Document, description: string): void {
  for (const part of page.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)) {
    part.setAttribute('tabindex', '0');
    part.setAttribute('aria-description', description);
  }
  const style = page.createElement('style');
  style.setAttribute('nonce', nonce);
  style.textContent = STYLE;
  page.head.append(style);
}
