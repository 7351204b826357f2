import { FIELD_ATTRIBUTE, unmarked, type FieldMarks } from './fieldMarks.js';

/** Parts of a page: what has no elements within, a tag, or the text between two. In none of them is a `>` within a tag. */
const PARTS = /<!--[\s\S]*?-->|<(script|style|title|textarea|noscript)\b[\s\S]*?<\/\1>|<[^>]*>|[^<]+/gi;

/** Elements without an end. */
export const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|!)/i;

/** Tags that are no element of a record, however much of its text is directly in them. */
export const OUTER = /^<(?:html|head|body|main)\b/i;

/** The parts of a page, which are the page together. */
export const partsOf = (html: string): string[] => [...html.matchAll(PARTS)].map(([part]) => part);

/** A tag with the name of a field. */
export const withField = (tag: string, field: string): string => {
  const end = tag.endsWith('/>') ? '/>' : '>';
  return `${tag.slice(0, -end.length)} ${FIELD_ATTRIBUTE}="${field.replace(/[^\w./ -]/g, '')}"${end}`;
};

/** A drawn page whose elements name the fields that their texts and pictures are of, without the marks. */
export function markedPage(html: string, marks: FieldMarks): string {
  const parts: string[] = [];
  const fields = new Map<number, string>();
  const open: number[] = [];
  const note = (at: number | undefined, field: string | null) => {
    if (at !== undefined && field !== null && !fields.has(at) && !OUTER.test(parts[at] ?? '')) fields.set(at, field);
  };
  for (const [part, wholly] of html.matchAll(PARTS)) {
    const at = parts.push(part) - 1;
    if (wholly !== undefined || part.startsWith('<!--')) continue;
    if (!part.startsWith('<')) note(open.at(-1), marks.fieldIn(part));
    else if (part.startsWith('</')) open.pop();
    else {
      if (/^<img\b/i.test(part)) note(at, marks.pictureIn(part));
      if (!VOID.test(part) && !part.endsWith('/>')) open.push(at);
    }
  }
  return parts
    .map((part, at) => {
      const field = fields.get(at);
      const plain = unmarked(part);
      return field === undefined ? plain : withField(plain, field);
    })
    .join('');
}
