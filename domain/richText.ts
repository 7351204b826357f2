import { FILE_TOKEN_LENGTH, MEDIA_PATH } from './files.js';
import { INLINE_IMAGE_BYTES } from './limits.js';

/** The toolbars an editor can show. */
export type RichTextToolbar = 'basic' | 'standard' | 'full';

/**
 * What may stand in rich text (foundations, section 5), declared once: the editor's marks and nodes, the cleaning in the
 * console and on the server, and the tests go by it.
 */
export const RICH_TEXT = {
  tags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'a',
    'img',
  ],
  attributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  /** Elements that go with all they hold; of others that are not allowed, what they hold stays. */
  removedWhole: [
    'script',
    'style',
    'iframe',
    'embed',
    'object',
    'applet',
    'button',
    'textarea',
    'select',
    'option',
    'datalist',
    'template',
    'title',
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'svg',
    'math',
    'audio',
    'video',
    'canvas',
    'map',
  ],
  /** Addresses without a scheme stand for this site. */
  schemes: { a: ['http', 'https', 'mailto', 'tel'], img: ['http', 'https'] },
} as const;

/** Pictures that may come within a text, as `data:` addresses; saving moves them to the library. */
export const INLINE_IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

const INLINE_IMAGE_START = new RegExp(`data:(${INLINE_IMAGE_TYPES.join('|')});base64,`, 'gi');

export interface InlineImage {
  readonly type: string;
  readonly base64: string;
}

interface PlacedImage extends InlineImage {
  readonly start: number;
  readonly end: number;
}

/** By the code of a character, whether base64 is written with it. */
const BASE64 = Uint8Array.from({ length: 128 }, (_, code) => (/[a-z0-9+/]/i.test(String.fromCharCode(code)) ? 1 : 0));

/** Where the base64 from `start` on ends, its padding included. */
function endOfBase64(text: string, start: number): number {
  let end = start;
  while (BASE64[text.charCodeAt(end)] === 1) end += 1;
  if (end === start) return start;
  const padding = /^={0,2}/.exec(text.slice(end, end + 2));
  return end + (padding?.[0].length ?? 0);
}

/**
 * The pictures within a text, in their order. They have ten megabytes and more, which are gone over character by character:
 * an engine may run out of stack in a regular expression that takes so many.
 */
function* inlineImagesIn(html: string): Generator<PlacedImage> {
  for (const { 0: opening, 1: type = '', index } of html.matchAll(INLINE_IMAGE_START)) {
    const from = index + opening.length;
    const end = endOfBase64(html, from);
    if (end > from) yield { start: index, end, type: type.toLowerCase(), base64: html.slice(from, end) };
  }
}

/** Whether an address is a picture within the text, of a type that can be kept. */
export function isInlineImage(address: string): boolean {
  if (!address.startsWith('data:')) return false;
  const [first] = inlineImagesIn(address);
  return first?.start === 0 && first.end === address.length;
}

/** The text with a word of `name`'s making in the place of each picture within it, and those pictures by their words. */
export function liftInlineImages(
  html: string,
  name: (index: number) => string,
): { readonly html: string; readonly images: ReadonlyMap<string, InlineImage> } {
  const images = new Map<string, InlineImage>();
  let lifted = '';
  let at = 0;
  for (const { start, end, type, base64 } of inlineImagesIn(html)) {
    const word = name(images.size);
    images.set(word, { type, base64 });
    lifted += html.slice(at, start) + word;
    at = end;
  }
  return { html: lifted + html.slice(at), images };
}

/** How many bytes base64 stands for. */
export const bytesOfBase64 = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** The characters of a text's markup, pictures within it left out. */
export const markupLength = (html: string): number => liftInlineImages(html, () => '').html.length;

/** Whether every picture within the text is small enough to be kept. */
export const inlineImagesFit = (html: string): boolean =>
  [...inlineImagesIn(html)].every(({ base64 }) => bytesOfBase64(base64) <= INLINE_IMAGE_BYTES);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&', '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(lt|gt|quot|nbsp|amp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Where a line ends: a break, and each end of an element that stands by itself. */
const LINE_END = /<br\b[^<>]*>|<\/?(?:p|ul|ol|li|h[1-6]|blockquote)\b[^<>]*>/gi;

/** Without a regular expression: one of the tags may hold a picture. */
const withoutTags = (line: string): string =>
  line
    .split('<')
    .map((part, index) => {
      const end = part.indexOf('>');
      if (index === 0) return part;
      return end === -1 ? `<${part}` : part.slice(end + 1);
    })
    .join('');

/** What a person reads of cleaned rich text, line by line, without empty ones. */
function linesOf(html: string): string[] {
  return html
    .split(LINE_END)
    .map((line) => decoded(withoutTags(line).replace(/\s+/g, ' ')).trim())
    .filter((line) => line !== '');
}

/** Rich text as plain text, for places that show no markup: descriptions, cards, mails. Null stays null. */
export const plainText = (html: string | null | undefined): string | null =>
  html === null || html === undefined ? null : linesOf(html).join('\n');

/** How many characters a person reads, which is what the bounds of rich text count. */
export const textLength = (html: string): number => linesOf(html).reduce((sum, line) => sum + line.length, 0);

/** Whether there is nothing to see: an editor leaves '<p></p>' behind. */
export const isBlankRichText = (html: string): boolean => linesOf(html).length === 0 && !/<img\b/i.test(html);

/** An attribute with an address. */
const ADDRESS = /(\s(?:src|href)=")([^"]*)"/gi;

/** The start of a file's address: its id and its token, which texts stored before there were tokens do not have. */
const FILE_ADDRESS = new RegExp(`${MEDIA_PATH}/([0-9a-f]{24})/(?:([\\w-]{${FILE_TOKEN_LENGTH}})/)?`, 'i');

export interface FileAddress {
  readonly id: string;
  /** Null in an address without one. */
  readonly token: string | null;
}

/** The addresses of library files that the text shows or links to. */
export function fileAddressesIn(html: string): FileAddress[] {
  return [...html.matchAll(ADDRESS)].flatMap(([, , address = '']) => {
    const [, id, token = null] = FILE_ADDRESS.exec(address) ?? [];
    return id === undefined ? [] : [{ id: id.toLowerCase(), token }];
  });
}

/** The ids of library files that the text shows or links to. */
export const fileIdsIn = (html: string): string[] => [...new Set(fileAddressesIn(html).map(({ id }) => id))];

/** Cleaned rich text in which every address of a library file has the token that `tokenOf` returns for its id. */
export function withFileTokens(html: string, tokenOf: (id: string) => string): string {
  if (!html.includes(`${MEDIA_PATH}/`)) return html;
  const addressed = (address: string) =>
    address.replace(FILE_ADDRESS, (_, given: string) => {
      const id = given.toLowerCase();
      return `${MEDIA_PATH}/${id}/${tokenOf(id)}/`;
    });
  return html.replace(/<(?:a|img)\b[^<>]*>/g, (tag) =>
    tag.replace(ADDRESS, (_, start: string, address: string) => `${start}${addressed(address)}"`),
  );
}

/**
 * The address that a person means by what they typed for a link: 'ok.example' is a page on the web, and 'me@ok.example' a
 * mailbox. Null for what is no address, or one that no text may hold.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)) return `mailto:${text}`;
  if (/^(\/(?![\\/])|#|\?)\S*$/.test(text)) return text;
  const address = /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(text) ? `https://${text}` : text;
  const scheme = /^([a-z]+):\S+$/i.exec(address)?.[1]?.toLowerCase();
  const known: readonly (string | undefined)[] = RICH_TEXT.schemes.a;
  return known.includes(scheme) && URL.canParse(address) ? address : null;
}
