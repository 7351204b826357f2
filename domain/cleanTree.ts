import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { isInlineImage, RICH_TEXT } from './richText.js';

/** Reads HTML as a browser does. @throws TooMuchMarkup */
export type ReadHtml = (html: string) => Root;

/** Markup that nobody writes: so deep, or so much of it, that reading on would take ever longer. */
export class TooMuchMarkup extends Error {}

/** Elements within elements, and elements at all, that a text may have. */
export const MOST = { deep: 100, elements: 20_000 } as const;

/** Rounds after which a text must stand still. */
const ROUNDS = 8;

/** Of the control characters only those that part words and lines have a meaning; the rest hide things. */
// oxlint-disable-next-line eslint/no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * A select under a name that means nothing to a parser: browsers have begun to read what stands in one as they read
 * anything else, and others have not.
 */
const SELECT = 'x-select';

type Node = RootContent | ElementContent;

const SCHEMA: Schema = {
  tagNames: [...RICH_TEXT.tags],
  attributes: { a: [...RICH_TEXT.attributes.a], img: [...RICH_TEXT.attributes.img], '*': [] },
  strip: [...RICH_TEXT.removedWhole, SELECT],
  // Of an address in a text, `data:` is looked at closer below.
  protocols: { href: [...RICH_TEXT.schemes.a], src: [...RICH_TEXT.schemes.img, 'data'] },
  ancestors: {},
  required: {},
  clobber: [],
};

/**
 * Leaves of a text what the allow list allows, and of plain text its lines. Cleaning again changes nothing.
 * @param read the parser: a browser has its own, and the server one that builds the same trees
 */
export function cleanedBy(read: ReadHtml, html: string): string {
  const given = html
    .replace(CONTROLS, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/<(\/?)select(?![\w-])/gi, `<$1${SELECT}`);
  return settled(read, given) ?? settled(read, wordsOf(given)) ?? '';
}

/** Cleaned until cleaning changes nothing; null when that takes too long. */
function settled(read: ReadHtml, html: string): string | null {
  let text = html;
  try {
    // Without the element between them, two others can end or open one another: the next round then sees that.
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = withLines(written(kept((sanitize(bounded(read(text)), SCHEMA) as Root).children)));
      if (next === text) return text;
      text = next;
    }
  } catch (error) {
    if (!(error instanceof TooMuchMarkup)) throw error;
  }
  return null;
}

/** The tree, unless there is more of it than anybody writes. @throws TooMuchMarkup */
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

/** What is left of a text whose markup makes no sense: its words. */
const wordsOf = (html: string): string => escaped(html.replace(/<[^<>]*>/g, ' '));

/** Plain text as it was sent before there was markup: its lines stay lines. */
function withLines(cleaned: string): string {
  const lines = cleaned.trim();
  if (cleaned.includes('<') || !lines.includes('\n')) return cleaned;
  const paragraphs = lines.split(/\r?\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().split(/\r?\n/).join('<br>')}</p>`).join('');
}

/** What the schema cannot say: links and pictures without an address, addresses of other sites in disguise, sizes. */
function kept(nodes: readonly Node[]): (Element | string)[] {
  return nodes.flatMap((node): (Element | string)[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    const { tagName, properties, children } = node;
    const address = addressIn(properties['href'] ?? properties['src']);
    if (tagName === 'a') return address === null ? kept(children) : [node];
    if (tagName !== 'img') return [node];
    const foreign = address !== null && /^data:/i.test(address) && !isInlineImage(address);
    return address === null || foreign ? [] : [{ ...node, properties: sized(properties) }];
  });
}

/** Without the sizes that are none in pixels. */
const sized = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name, value]) => !['width', 'height'].includes(name) || /^[1-9]\d{0,3}$/.test(String(value)),
    ),
  );

/**
 * The value of an attribute, in which no reader finds the end of anything: in an address brackets are encoded, as
 * browsers do it, and elsewhere what ends comments and elements is broken up.
 */
const valueOf = (name: string, value: Properties[string]): string =>
  name === 'alt'
    ? String(value)
        .replace(/<\//g, '< /')
        .replace(/(--!?|\])>/g, '$1 >')
    : String(value).replaceAll('<', '%3C').replaceAll('>', '%3E');

/** An address that leads to this site or says by its scheme that it does not: '//x' and '\\x' look like neither. */
const addressIn = (value: Properties[string]): string | null => {
  const address = typeof value === 'string' ? value.trim() : '';
  return address === '' || /^[\\/][\t\n\r]*[\\/]/.test(address) ? null : address;
};

const VOID = new Set(['br', 'img']);

/** Markup in which `<` and `>` are nothing but the ends of tags. */
function written(nodes: readonly (Element | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const attributes = Object.entries(node.properties)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => ` ${name}="${escaped(valueOf(name, value)).replaceAll('"', '&quot;')}"`);
      const tag = `<${node.tagName}${attributes.join('')}>`;
      return VOID.has(node.tagName) ? tag : `${tag}${written(kept(node.children))}</${node.tagName}>`;
    })
    .join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
