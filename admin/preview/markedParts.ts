import { FIELD_ATTRIBUTE } from '@polyphony/domain/publishing/fieldMarks.js';

/** Styles of marked parts in a frame: what a click does is seen before it. Links that cover a whole card leave its parts to the pointer. */
export const MARKED_STYLE = `[${FIELD_ATTRIBUTE}]{cursor:pointer}[${FIELD_ATTRIBUTE}]:hover{outline:2px dashed Highlight;outline-offset:2px}a::before,a::after{pointer-events:none}`;

/** How long a part stays outlined whose input got the focus, in milliseconds. */
const OUTLINED_MS = 1600;

/** An element of a page; those of a frame are of another window, and so of another class. */
const elementIn = (target: EventTarget | null): Element | null =>
  target !== null && 'closest' in target ? (target as Element) : null;

const partAt = (target: EventTarget | null): Element | null =>
  elementIn(target)?.closest(`[${FIELD_ATTRIBUTE}]`) ?? null;

/** The part of a name that is the same for all fields of a record. */
const recordIn = (field: string): string => field.slice(0, field.lastIndexOf('/') + 1);

/** The field of a part. Of a picture that several records have, that of the record whose texts are nearest to it. */
function fieldAt(part: Element): string | null {
  const [first = null, ...others] = part.getAttribute(FIELD_ATTRIBUTE)?.split(' ') ?? [];
  if (first === null || others.length === 0) return first;
  const names = [first, ...others];
  for (let around = part.parentElement; around; around = around.parentElement) {
    const near = [...around.querySelectorAll(`[${FIELD_ATTRIBUTE}]`)].map((one) =>
      recordIn(one.getAttribute(FIELD_ATTRIBUTE) ?? ''),
    );
    const found = names.find((name) => near.includes(recordIn(name)));
    if (found) return found;
  }
  return first;
}

/** Listeners for what a person does on a page. */
export interface PageListeners {
  /** Called with the field of a marked part that was clicked, or whose key Enter was pressed. */
  readonly onField: (field: string, part: Element) => void;
  /** Called with the address of a link that was followed; without it, the link does what it does. */
  readonly onLink?: ((link: HTMLAnchorElement) => void) | undefined;
}

/** Calls the listeners for each click on a page, in place of what the click would do. @returns what ends it */
export function watchClicks(page: Document, { onField, onLink }: PageListeners): () => void {
  const listener = (event: MouseEvent) => {
    const part = partAt(event.target);
    const field = part && fieldAt(part);
    const follows = event.ctrlKey || event.metaKey;
    if (part && field && !follows) {
      const isOpening = elementIn(event.target)?.closest('summary') != null;
      if (!isOpening) event.preventDefault();
      onField(field, part);
      return;
    }
    const link = elementIn(event.target)?.closest<HTMLAnchorElement>('a[href]');
    if (!link || !onLink) return;
    event.preventDefault();
    onLink(link);
  };
  const keyListener = (event: KeyboardEvent) => {
    const part = elementIn(event.target);
    const field = part && event.key === 'Enter' ? fieldAt(part) : null;
    if (!part || !field || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onField(field, part);
  };
  page.addEventListener('click', listener);
  page.addEventListener('keydown', keyListener);
  return () => {
    page.removeEventListener('click', listener);
    page.removeEventListener('keydown', keyListener);
  };
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
