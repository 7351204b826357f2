import { parseXml, XmlElement, XmlText, type XmlDocument } from '@rgrove/parse-xml';
import {
  ANIMATED,
  EMBEDDED_PICTURE,
  MAX_SVG_DEPTH,
  MAX_SVG_ELEMENTS,
  REFERRING,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  SVG_NAMESPACE,
  TEXT_ELEMENTS,
  UNWRAPPED,
  WORDS,
  WORDS_ONLY,
  XLINK_NAMESPACE,
} from './allowed.js';
import { drawnElements, type SvgNode } from './drawn.js';
import { cleanDeclarations, cleanStyleSheet, isHarmless } from './styles.js';
import { svgSize, type SvgSize } from './size.js';

export interface CleanSvg extends SvgSize {
  /** The cleaned SVG; cleaning is idempotent. */
  readonly svg: string;
}

/** Namespaces by prefix; '' is the default namespace. */
interface Prefixes {
  readonly declared: ReadonlyMap<string, string>;
  /** Those of the elements around. */
  readonly outer: Prefixes | null;
}

/** The text cannot be cleaned; caught by `cleanSvg`. */
class Unclean extends Error {}

const ID = /^[^\s"'()\\<>#&]{1,200}$/;
const REFERENCE = /^#[^\s"'()\\<>#&]{1,200}$/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? '');
const escapeAttribute = (text: string) => text.replace(/[&<>"\t\n\r]/g, (sign) => ESCAPES[sign] ?? '');

function prefixesOf(attributes: Readonly<Record<string, string>>, outer: Prefixes): Prefixes {
  const declared = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return { declared: new Map(declared.map(([name, uri]) => [name.slice(6), uri])), outer };
}

function namespaceOf(prefix: string, prefixes: Prefixes): string | null {
  for (let around: Prefixes | null = prefixes; around; around = around.outer) {
    const namespace = around.declared.get(prefix);
    if (namespace !== undefined) return namespace;
  }
  return null;
}

/** The local name of an element or attribute in a namespace; null if it is in another one. */
function nameIn(namespace: string, name: string, prefixes: Prefixes): string | null {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  return namespaceOf(prefix, prefixes) === namespace ? name.slice(colon + 1) : null;
}

function cleanHref(element: string, value: string): string | null {
  const href = value.replace(/\s+/g, '');
  if (element === 'image') return EMBEDDED_PICTURE.test(href) ? href : null;
  return REFERRING.has(element) && REFERENCE.test(href) ? href : null;
}

/** The cleaned value of an attribute; null to remove it. */
function cleanValue(element: string, name: string, value: string): string | null {
  if (name === 'href') return cleanHref(element, value);
  if (name === 'style') return cleanDeclarations(value) || null;
  if (name === 'id') return ID.test(value) ? value : null;
  if (name === 'attributeName' && !ANIMATED.has(value)) return null;
  if (WORDS.has(name)) return value;
  return SVG_ATTRIBUTES.has(name) && isHarmless(value) ? value : null;
}

function cleanAttributes(element: string, { attributes }: XmlElement, prefixes: Prefixes): SvgNode['attributes'] {
  const cleaned = new Map<string, string>();
  for (const [written, value] of Object.entries(attributes)) {
    const plain = written.includes(':') ? nameIn(XLINK_NAMESPACE, written, prefixes) : written;
    if (written === 'xml:space') cleaned.set(written, value);
    // href and xlink:href may both be present; href takes precedence, as in browsers.
    if (plain === null || (written !== plain && (plain !== 'href' || 'href' in attributes))) continue;
    const clean = cleanValue(element, plain, value);
    if (clean !== null) cleaned.set(plain, clean);
  }
  return cleaned;
}

class Cleaning {
  #elements = 0;

  /** The cleaned element, its content, or nothing. */
  element(source: XmlElement, outer: Prefixes, depth: number): readonly SvgNode[] {
    this.#elements += 1;
    if (depth > MAX_SVG_DEPTH || this.#elements > MAX_SVG_ELEMENTS) throw new Unclean();
    const prefixes = prefixesOf(source.attributes, outer);
    const name = nameIn(SVG_NAMESPACE, source.name, prefixes);
    if (name === null) return [];
    if (UNWRAPPED.has(name))
      return this.children(source, prefixes, depth, 'g').filter((child) => typeof child !== 'string');
    if (!SVG_ELEMENTS.has(name)) return [];
    const attributes = cleanAttributes(name, source, prefixes);
    const node = { name, attributes, children: this.children(source, prefixes, depth, name) };
    // Remove animations without a target attribute, and empty style sheets.
    if ('attributeName' in source.attributes && !attributes.has('attributeName')) return [];
    return name === 'style' && node.children.length === 0 ? [] : [node];
  }

  children(source: XmlElement, prefixes: Prefixes, depth: number, name: string): SvgNode['children'] {
    if (WORDS_ONLY.has(name)) {
      const text = source.children.map((child) => (child instanceof XmlText ? child.text : '')).join('');
      const cleanText = name === 'style' ? cleanStyleSheet(text) : text;
      return cleanText ? [cleanText] : [];
    }
    return source.children.flatMap((child): SvgNode['children'] => {
      if (child instanceof XmlElement) return this.element(child, prefixes, depth + 1);
      return child instanceof XmlText && TEXT_ELEMENTS.has(name) ? [child.text] : [];
    });
  }
}

function written(node: SvgNode, namespace = ''): string {
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  const start = `<${node.name}${namespace}${attributes}`;
  if (node.children.length === 0) return `${start}/>`;
  const inner = node.children.map((child) => (typeof child === 'string' ? escapeText(child) : written(child)));
  return `${start}>${inner.join('')}</${node.name}>`;
}

/** Parses a document; custom entities are errors. */
function parsed(text: string): XmlDocument | null {
  try {
    return parseXml(text);
  } catch {
    // Not well-formed, or too deeply nested for the parser's stack.
    return null;
  }
}

/**
 * Reduces an SVG to the allow list of `allowed.ts`, with references inside the file only. The result means the same to
 * XML and HTML parsers. A pure function that runs on all sides: the library cleans registered files, and previews clean
 * others.
 * @returns null if the text is no well-formed SVG, is nested too deeply, or expands to too many elements
 */
export function cleanSvg(text: string): CleanSvg | null {
  const root = parsed(text)?.root;
  if (!root) return null;
  // SVGs copied from a page often lack the namespace declaration, without which browsers do not display the file.
  const declared = new Map(root.name === 'svg' ? [['', SVG_NAMESPACE]] : []);
  const prefixes: Prefixes = { declared, outer: null };
  if (nameIn(SVG_NAMESPACE, root.name, prefixesOf(root.attributes, prefixes)) !== 'svg') return null;
  try {
    const [svg] = new Cleaning().element(root, prefixes, 1);
    if (!svg || !drawnElements(svg)) return null;
    return { svg: written(svg, ` xmlns="${SVG_NAMESPACE}"`), ...svgSize(svg.attributes) };
  } catch (error) {
    if (error instanceof Unclean) return null;
    throw error;
  }
}
