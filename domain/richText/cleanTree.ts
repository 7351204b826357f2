import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { withParagraphs } from './blocks.js';
import { ALIGNMENTS, isInlineImage, RICH_TEXT } from './richText.js';
import { VIDEO_KEY } from './videos.js';

/** Parses HTML as browsers do. @throws TooMuchMarkup */
export type ReadHtml = (html: string) => Root;

/** The markup is nested too deeply, or has too many elements, to be parsed in reasonable time. */
export class TooMuchMarkup extends Error {}

/** Maximum nesting depth, and maximum number of elements, of a text. */
export const MOST = { deep: 100, elements: 20_000 } as const;

/** Maximum number of cleaning rounds to reach a fixed point. */
const ROUNDS = 8;

/** Control characters except white space have no meaning, but can hide content from filters. */
// oxlint-disable-next-line eslint/no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Renames select elements to an unknown name: some browsers have begun to parse their content like that of any other
 * element, and others have not.
 */
const SELECT = 'x-select';

const STRIPPED: ReadonlySet<string> = new Set([...RICH_TEXT.removedWhole, SELECT]);

type Node = RootContent | ElementContent;

const aligned = [['dataAlign', ...ALIGNMENTS] as [string, ...string[]]];

const SCHEMA: Schema = {
  tagNames: [...RICH_TEXT.tags],
  attributes: {
    a: [...RICH_TEXT.attributes.a],
    img: [...RICH_TEXT.attributes.img],
    ...Object.fromEntries(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, aligned])),
    th: ['colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    figure: [['dataVideo', VIDEO_KEY]],
    '*': [],
  },
  strip: [...RICH_TEXT.removedWhole, SELECT],
  // `data:` addresses are checked separately below.
  protocols: { href: [...RICH_TEXT.schemes.a], src: [...RICH_TEXT.schemes.img, 'data'] },
  ancestors: {},
  required: {},
  clobber: [],
};

/**
 * Removes all that the allow list does not contain, and preserves the lines of plain text. Idempotent.
 * @param read the parser: the browser's own, or on the server one that builds the same trees
 */
export function cleanedBy(read: ReadHtml, html: string): string {
  const normalized = withBreaks(html)
    .replace(CONTROLS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/<(\/?)select(?![\w-])/gi, `<$1${SELECT}`);
  return settled(read, normalized) ?? settled(read, wordsOf(normalized)) ?? '';
}

/** Presentation programs write a line break within a paragraph as U+000B. */
const withBreaks = (html: string): string =>
  html.includes('\u000b')
    ? html
        .split(/(<[^<>]*>)/)
        .map((part, at) => part.replaceAll('\u000b', at % 2 === 1 ? '' : html.includes('<') ? '<br>' : '\n'))
        .join('')
    : html;

/** Cleans until nothing changes any more; null when that takes too many rounds. */
function settled(read: ReadHtml, html: string): string | null {
  let text = html;
  try {
    // Removing an element can make its neighbours close or open one another, which only the next round sees.
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = withLines(written(filterNodes((sanitize(blocksOf(read(text)), SCHEMA) as Root).children)));
      if (next === text) return text;
      text = next;
    }
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
  }
  return null;
}

const blocksOf = (tree: Root): Root => withParagraphs(bounded(tree), STRIPPED);

/** Returns the tree if it is within the limits. @throws TooMuchMarkup */
function bounded(tree: Root): Root {
  let level: readonly Node[] = tree.children;
  let elements = 0;
  for (let deep = 0; level.length > 0; deep += 1) {
    elements += level.length;
    if (deep > MOST.deep || elements > 2 * MOST.elements) throw new TooMuchMarkup();
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  }
  return tree;
}

/** The fallback for a text that cannot be cleaned: its words without markup. */
const wordsOf = (html: string): string => escaped(html.replace(/<[^<>]*>/g, ' '));

/** Converts the lines of plain text, from before there was markup, to paragraphs. */
function withLines(cleaned: string): string {
  const lines = cleaned.trim();
  if (cleaned.includes('<') || !lines.includes('\n')) return cleaned;
  const paragraphs = lines.split(/\r?\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().split(/\r?\n/).join('<br>')}</p>`).join('');
}

/**
 * Rules that the schema cannot express: links and images without an address, disguised addresses of other sites, sizes.
 */
function filterNodes(nodes: readonly Node[]): (Element | string)[] {
  return nodes.flatMap((node): (Element | string)[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    const { tagName, properties, children } = node;
    const address = addressIn(properties['href'] ?? properties['src']);
    if (tagName === 'a') return address === null ? filterNodes(children) : [node];
    if (tagName !== 'img') return [node];
    const foreign = address !== null && /^data:/i.test(address) && !isInlineImage(address);
    return address === null || foreign ? [] : [{ ...node, properties: sized(properties) }];
  });
}

/** Removes sizes that are not in pixels. */
const sized = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) => !['width', 'height'].includes(name) || /^[1-9]\d{0,3}$/.test(String(value)),
    ),
  );

/**
 * Serializes an attribute value such that no parser ends the tag early: brackets in addresses are percent-encoded, as
 * browsers do, and other values have the ends of comments and elements broken up.
 */
const valueOf = (name: string, value: Properties[string]): string =>
  name === 'alt'
    ? String(value)
        .replace(/<\//g, '< /')
        .replace(/(--!?|\])>/g, '$1 >')
    : String(value).replaceAll('<', '%3C').replaceAll('>', '%3E');

/** An address on this site or with an explicit scheme; null for '//x' and '\\x', which hide their host. */
const addressIn = (value: Properties[string]): string | null => {
  const address = typeof value === 'string' ? value.trim() : '';
  return address === '' || /^[\\/][\t\n\r]*[\\/]/.test(address) ? null : address;
};

const VOID = new Set(['br', 'hr', 'img']);

/** Names of attributes that trees name otherwise. */
const ATTRIBUTES = new Map([
  ['dataAlign', 'data-align'],
  ['dataVideo', 'data-video'],
  ['colSpan', 'colspan'],
  ['rowSpan', 'rowspan'],
]);

/** Serializes markup in which `<` and `>` are only the ends of tags. */
function written(nodes: readonly (Element | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attributes = Object.entries(node.properties)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(
          ([name, value]) =>
            ` ${ATTRIBUTES.get(name) ?? name}="${escaped(valueOf(name, value)).replaceAll('"', '&quot;')}"`,
        );
      const tag = `<${node.tagName}${attributes.join('')}>`;
      return VOID.has(node.tagName) ? tag : `${tag}${written(filterNodes(node.children))}</${node.tagName}>`;
    })
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
