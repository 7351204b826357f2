import { FIELD_ATTRIBUTE } from '@polyphony/domain/publishing/fieldMarks.js';

/** Styles of marked parts in a frame: what a click does is seen before it. */
export const MARKED_STYLE = `[${FIELD_ATTRIBUTE}]{cursor:pointer}[${FIELD_ATTRIBUTE}]:hover{outline:2px dashed Highlight;outline-offset:2px}`;

/** How long a part stays outlined whose input got the focus, in milliseconds. */
const OUTLINED_MS = 1600;

const partAt = (target: EventTarget | null): Element | null =>
  target !== null && 'closest' in target ? (target as Element).closest(`[${FIELD_ATTRIBUTE}]`) : null;

/** Calls `onField` for each click on a marked part of a page, in place of what the click would do. @returns what ends it */
export function watchClicks(page: Document, onField: (field: string) => void): () => void {
  const listener = (event: MouseEvent) => {
    const field = partAt(event.target)?.getAttribute(FIELD_ATTRIBUTE);
    if (!field || event.ctrlKey || event.metaKey) return;
    const isOpening = (event.target as Element).closest('summary') !== null;
    if (!isOpening) event.preventDefault();
    onField(field);
  };
  page.addEventListener('click', listener);
  return () => page.removeEventListener('click', listener);
}

/** The part of a page that shows a field; of an entry without one of its own, that of another field of the entry. */
export function partOf(page: Document, field: string): Element | null {
  const parts = [...page.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)];
  const named = (matches: (name: string) => boolean) =>
    parts.find((part) => matches(part.getAttribute(FIELD_ATTRIBUTE) ?? ''));
  // In the page rather than in the path above it, which shows its name as well.
  const exact = parts.filter((part) => part.getAttribute(FIELD_ATTRIBUTE) === field);
  const [first] = exact;
  return (
    exact.find((part) => part.matches('h1, h1 *')) ?? first ?? named((name) => name.startsWith(`${field}.`)) ?? null
  );
}

/** Outlines a part for a moment; nothing moves. */
export function outline(part: Element): void {
  const style = { outline: '3px solid Highlight', outlineOffset: '3px' };
  part.animate([style, style], { duration: OUTLINED_MS });
}
