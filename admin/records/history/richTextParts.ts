import { textDifference, type TextPart } from './textDifference';

/** The elements of a formatted text that the server has cleaned. */
function elementsOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return root;
}

/** Wraps the changed pieces of the text within the elements. */
function mark(root: HTMLElement, parts: readonly TextPart[], tag: 'del' | 'ins'): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  let start = 0;
  const ranges = parts.map(({ text, changed }) => {
    const range = { start, end: start + text.length, changed };
    start = range.end;
    return range;
  });
  let place = 0;
  for (const node of nodes) {
    const [from, text] = [place, node.data];
    place += text.length;
    const pieces = ranges
      .filter(({ start: first, end }) => first < place && end > from)
      .map((range) => {
        const piece = text.slice(Math.max(range.start - from, 0), range.end - from);
        // A mark around the spaces between two blocks would be seen on a line of its own.
        if (!range.changed || !piece.trim()) return document.createTextNode(piece);
        const wrapped = document.createElement(tag);
        wrapped.append(piece);
        return wrapped;
      });
    node.replaceWith(...pieces);
  }
}

/** Two versions of a formatted text as elements, with the words marked that differ. */
export function richTextDifference(before: string, after: string, lang: string) {
  const [old, now] = [elementsOf(before), elementsOf(after)];
  const parts = textDifference(old.textContent, now.textContent, lang);
  const sameWords = old.textContent === now.textContent;
  mark(old, parts.before, 'del');
  mark(now, parts.after, 'ins');
  return { before: old, after: now, sameWords };
}
