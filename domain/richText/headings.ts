import { plainText } from './richText.js';

/** A heading of a text, for its table of contents. */
export interface TextHeading {
  /** The id of its element. */
  readonly id: string;
  readonly text: string;
  /** 1 for the topmost headings of the text, whatever their elements were. */
  readonly depth: number;
}

export interface TextWithHeadings {
  /** The text, each heading with its id and the level that follows from its place among the others. */
  readonly html: string;
  readonly headings: readonly TextHeading[];
}

/** Keeps ids of a text apart from those of the page around it. */
const PREFIX = 'text-';

const HIGHEST_LEVEL = 6;

/** The words of a heading as part of an address, in any script: it stays the same while the heading does. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Replaces each heading of a text; `tagName` is its element, `depth` 1 for the topmost ones. */
function replaceHeadings(
  html: string,
  topLevel: number,
  replace: (heading: { inner: string; tagName: string; depth: number; attributes: string }) => string,
): string {
  /** Levels of the headings that the present one is under, as the author set them. */
  const above: number[] = [];
  return html.replace(
    /<h([1-6])( data-align="[a-z]+")?>(.*?)<\/h\1>/gs,
    (_, digit: string, attributes: string | undefined, inner: string) => {
      const level = Number(digit);
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
      const tagName = `h${Math.min(HIGHEST_LEVEL, topLevel - 1 + above.length)}`;
      return replace({ inner, tagName, depth: above.length, attributes: attributes ?? '' });
    },
  );
}

/**
 * Gives the headings of a cleaned rich text levels without gaps: authors choose them by their looks, but assistive
 * technologies take a missing level for a missing section.
 * @param html cleaned rich text (cleanRichText.ts), whose headings have no attribute but their alignment
 * @param topLevel the level of its topmost headings: one below the heading that the text is under
 */
export const withLevels = (html: string, topLevel: number): string =>
  replaceHeadings(html, topLevel, ({ inner, tagName, attributes }) => `<${tagName}${attributes}>${inner}</${tagName}>`);

/** The same, with ids for a table of contents. A heading without text gets neither an id nor an entry. */
export function withHeadings(html: string, topLevel: number): TextWithHeadings {
  const headings: TextHeading[] = [];
  const seen = new Map<string, number>();
  const marked = replaceHeadings(html, topLevel, ({ inner, tagName, depth, attributes }) => {
    const text = (plainText(inner) ?? '').replaceAll('\n', ' ');
    if (text === '') return `<${tagName}${attributes}>${inner}</${tagName}>`;
    const words = wordsOf(text);
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    const id = PREFIX + [words, ...(times > 1 ? [times] : [])].filter((part) => part !== '').join('-');
    headings.push({ id, text, depth });
    return `<${tagName} id="${id}"${attributes}>${inner}</${tagName}>`;
  });
  return { html: marked, headings };
}
