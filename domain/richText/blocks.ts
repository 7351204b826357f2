import type { Element, ElementContent, Root, RootContent } from 'hast';
import { codeOf } from './code.js';
import { figureOf } from './figures.js';
import { RICH_TEXT } from './richText.js';
import { tableOf } from './tables.js';

/** Elements that rich texts have as parts of a table or figure alone, which are built as a whole. */
const OF_A_WHOLE: readonly string[] = ['table', 'caption', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'pre'];
/** Elements that browsers show as blocks and that rich texts do not have: their lines become paragraphs. */
const UNKNOWN_BLOCKS = new Set(
  (
    'address article aside center details dialog dir div dd dl dt fieldset figcaption figure footer form header hgroup ' +
    'legend listing main menu nav plaintext pre search section summary table caption thead tbody tfoot tr'
  ).split(' '),
);
/** Elements that are shown beside one another in a row. */
const CELLS = new Set(['td', 'th']);
/** Blocks that rich texts have. */
const KNOWN_BLOCKS = new Set('p ul ol li h1 h2 h3 h4 h5 h6 blockquote pre hr table figure'.split(' '));
/** Those of them whose content may be paragraphs. */
const WITH_PARAGRAPHS = new Set(['blockquote', 'li']);
/** Elements whose white space is shown as it is written. */
const PREFORMATTED = new Set(['pre', 'listing', 'plaintext']);
const KNOWN = new Set<string>(RICH_TEXT.tags.filter((tag) => !OF_A_WHOLE.includes(tag)));
/** Elements that are seen without any content. */
const SEEN_EMPTY = new Set(['img', 'hr']);

type Node = RootContent | ElementContent;
/** A node, or where a browser begins a new line or a new cell. */
type Part = ElementContent | 'line' | 'cell';

const element = (tagName: string, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const isBlock = (part: Part | undefined): boolean =>
  typeof part === 'object' && part.type === 'element' && KNOWN_BLOCKS.has(part.tagName);

/** Whether something of it is seen: what browsers collapse, or show as an empty line, is not. */
const isVisible = (part: Part): boolean =>
  typeof part === 'object' &&
  (part.type === 'text'
    ? /\S/u.test(part.value)
    : part.type === 'element' && (SEEN_EMPTY.has(part.tagName) || part.children.some(isVisible)));

/**
 * Makes paragraphs of the blocks that rich texts do not have, which would otherwise be unwrapped: what a browser shows on
 * two lines, or in two cells, must not become one word. A tree without such blocks stays as it is.
 * @param stripped elements that are removed with all they contain
 */
export const withParagraphs = (tree: Root, stripped: ReadonlySet<string>): Root => ({
  ...tree,
  children: inBlock(partsOf(tree.children, stripped, false)),
});

/** The nodes, without elements that are only unwrapped, and the lines and cells that blocks begin and end. */
function partsOf(nodes: readonly Node[], stripped: ReadonlySet<string>, preformatted: boolean): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'text' && preformatted) return linesOf(node.value);
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const { tagName } = node;
    if (stripped.has(tagName)) return [node];
    const whole = wholeOf(node, stripped);
    if (whole) return [whole];
    if (KNOWN.has(tagName)) return [within(node, partsOf(node.children, stripped, preformatted))];
    const parts = partsOf(node.children, stripped, preformatted || PREFORMATTED.has(tagName));
    if (CELLS.has(tagName)) return ['cell', ...alone(parts), 'cell'];
    return UNKNOWN_BLOCKS.has(tagName) ? ['line', ...parts, 'line'] : parts;
  });
}

/** A table, figure or code block as rich texts have them; null if it is none of these, or cannot be one. */
function wholeOf(node: Element, stripped: ReadonlySet<string>): Element | null {
  const parts = (nodes: readonly Node[]) => partsOf(nodes, stripped, false);
  if (node.tagName === 'table') return tableOf(node, stripped, (cell) => inBlock(parts(cell.children)));
  if (node.tagName === 'pre') return codeOf(node, stripped);
  if (node.tagName !== 'figure') return null;
  return figureOf(node, stripped, {
    visible: (nodes) => parts(nodes).filter((part) => typeof part !== 'string' && isVisible(part)) as ElementContent[],
    line: (nodes) => {
      const line = inline(
        parts(nodes).flatMap((part): readonly Part[] =>
          isParagraph(part) ? (['line', ...part.children, 'line'] as const) : [part],
        ),
      );
      return line.some(isBlock) ? null : line;
    },
  });
}

const isParagraph = (part: Part): part is Element =>
  typeof part === 'object' && part.type === 'element' && part.tagName === 'p';

const linesOf = (text: string): Part[] =>
  text
    .split(/\r?\n/)
    .flatMap((line, at): Part[] => [...(at > 0 ? [element('br')] : []), { type: 'text', value: line }]);

/** The content of the only paragraph of a cell, so that a row of them stays a line. */
function alone(parts: readonly Part[]): readonly Part[] {
  const seen = parts.filter((part) => typeof part === 'string' || isVisible(part));
  const [only] = seen;
  return seen.length === 1 && only && isParagraph(only) ? only.children : parts;
}

function within(node: Element, parts: readonly Part[]): Element {
  if (WITH_PARAGRAPHS.has(node.tagName)) return { ...node, children: inBlock(parts) };
  if (node.tagName === 'ul' || node.tagName === 'ol')
    return { ...node, children: parts.filter((part) => typeof part === 'object') };
  return { ...node, children: inline(parts) };
}

/** Parts where paragraphs may be: if there are lines among them, what is between two is one. */
function inBlock(parts: readonly Part[]): ElementContent[] {
  if (!parts.some((part) => typeof part === 'string')) return inline(parts);
  const found: ElementContent[] = [];
  let line: Part[] = [];
  const end = () => {
    if (line.some(isVisible)) found.push(element('p', inline(line)));
    line = [];
  };
  for (const part of parts) {
    if (part === 'line' || isBlock(part)) end();
    if (part === 'line') continue;
    if (isBlock(part)) found.push(part as Element);
    else line.push(part);
  }
  end();
  return found;
}

/** Parts where no paragraph may be: a line begins with a break, cells are parted by a blank. */
function inline(parts: readonly Part[]): ElementContent[] {
  const found: ElementContent[] = [];
  let between: 'line' | 'cell' | null = null;
  for (const part of parts) {
    if (typeof part === 'string') between = between === 'line' ? 'line' : part;
    else if (between && !isVisible(part)) {
      // White space between two blocks is not shown.
    } else {
      if (between && found.some(isVisible) && !isBlock(part) && !isBlock(found.at(-1)))
        found.push(between === 'line' ? element('br') : { type: 'text', value: ' ' });
      found.push(part);
      between = null;
    }
  }
  return found;
}
