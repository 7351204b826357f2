import { FILE_TOKEN_LENGTH, MEDIA_PATH } from '../files/files.js';
import { INLINE_IMAGE_BYTES } from '../limits.js';

/** The toolbars an editor can show. */
export type RichTextToolbar = 'basic' | 'standard' | 'full';

/** Alignments of a paragraph or heading beside the usual one at the start: logical, so that they suit both directions. */
export const ALIGNMENTS = ['center', 'end'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const ALIGNED = ['data-align'] as const;
const CELL = ['colspan', 'rowspan'] as const;

/**
 * The allow list of rich texts (foundations, section 5), declared once for the editor's schema, the sanitizers of the
 * console and the server, and the tests.
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
    's',
    'code',
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
    'pre',
    'hr',
    'a',
    'img',
    'table',
    'caption',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
  ],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    p: ALIGNED,
    h1: ALIGNED,
    h2: ALIGNED,
    h3: ALIGNED,
    h4: ALIGNED,
    h5: ALIGNED,
    h6: ALIGNED,
    th: CELL,
    td: CELL,
    figure: ['data-video'],
  },
  /** Elements that are removed with their content; of other disallowed elements the content stays. */
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
  /** Allowed URL schemes; relative addresses refer to this site. */
  schemes: { a: ['http', 'https', 'mailto', 'tel'], img: ['http', 'https'] },
} as const;

/** Types of images that a text may contain as `data:` URLs; saving moves them to the library. */
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

/** Lookup table: whether a character code belongs to base64. */
const BASE64 = Uint8Array.from({ length: 128 }, (_, code) => (/[a-z0-9+/]/i.test(String.fromCharCode(code)) ? 1 : 0));

/** The end of the base64 data that begins at `start`, including its padding. */
function endOfBase64(text: string, start: number): number {
  let end = start;
  while (BASE64[text.charCodeAt(end)] === 1) end += 1;
  if (end === start) return start;
  const padding = /^={0,2}/.exec(text.slice(end, end + 2));
  return end + (padding?.[0].length ?? 0);
}

/**
 * The data URLs of images in a text, in order. They can exceed ten megabytes, so they are scanned character by character: a
 * regular expression for that many characters may overflow the stack.
 */
function* dataImagesIn(text: string): Generator<PlacedImage> {
  for (const { 0: opening, 1: type = '', index } of text.matchAll(INLINE_IMAGE_START)) {
    const from = index + opening.length;
    const end = endOfBase64(text, from);
    if (end > from) yield { start: index, end, type: type.toLowerCase(), base64: text.slice(from, end) };
  }
}

const SOURCE_BEFORE = /\ssrc\s{0,9}=\s{0,9}["']?$/i;
/** Longer than anything that SOURCE_BEFORE matches. */
const SOURCE_LENGTH = 32;

/** The images that a text shows, in order: such data among its words, as an article about pages has it, is none. */
function* inlineImagesIn(html: string): Generator<PlacedImage> {
  for (const image of dataImagesIn(html))
    if (SOURCE_BEFORE.test(html.slice(Math.max(0, image.start - SOURCE_LENGTH), image.start))) yield image;
}

/** Whether an address is an inline image of an accepted type. */
export function isInlineImage(address: string): boolean {
  if (!address.startsWith('data:')) return false;
  const [first] = dataImagesIn(address);
  return first?.start === 0 && first.end === address.length;
}

/** Replaces each inline image by the placeholder that `name` returns; also returns the images by placeholder. */
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

/** The number of bytes encoded by a base64 text. */
export const bytesOfBase64 = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** The number of characters of a text without its inline images. */
export const markupLength = (html: string): number => liftInlineImages(html, () => '').html.length;

/** Whether all inline images are within the size limit. */
export const inlineImagesFit = (html: string): boolean =>
  [...inlineImagesIn(html)].every(({ base64 }) => bytesOfBase64(base64) <= INLINE_IMAGE_BYTES);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&', '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(lt|gt|quot|nbsp|amp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Line ends in the plain text: <br>, and the start and end of block elements and of cells. */
const LINE_END =
  /<br\b[^<>]*>|<\/?(?:p|ul|ol|li|h[1-6]|blockquote|pre|hr|table|caption|tr|t[hd]|figure|figcaption)\b[^<>]*>/gi;

/** Not a regular expression, because a tag may contain an inline image. */
const withoutTags = (line: string): string =>
  line
    .split('<')
    .map((part, index) => {
      const end = part.indexOf('>');
      if (index === 0) return part;
      return end === -1 ? `<${part}` : part.slice(end + 1);
    })
    .join('');

/** The visible text of cleaned rich text, as non-empty lines. */
function linesOf(html: string): string[] {
  return html
    .split(LINE_END)
    .map((line) => decoded(withoutTags(line).replace(/\s+/g, ' ')).trim())
    .filter((line) => line !== '');
}

/** Rich text as plain text, for places without markup: descriptions, cards, mails. Null stays null. */
export const plainText = (html: string | null | undefined): string | null =>
  html === null || html === undefined ? null : linesOf(html).join('\n');

/** The number of visible characters, to which the limits of rich text apply. */
export const textLength = (html: string): number => linesOf(html).reduce((sum, line) => sum + line.length, 0);

/** Whether nothing is visible: an empty editor leaves '<p></p>'. */
export const isBlankRichText = (html: string): boolean => linesOf(html).length === 0 && !/<img\b/i.test(html);

/** An attribute with an address. */
const ADDRESS = /(\s(?:src|href)=")([^"]*)"/gi;

/** The start of a file's address: its id and its token, which is missing in texts stored before tokens existed. */
const FILE_ADDRESS = new RegExp(`${MEDIA_PATH}/([0-9a-f]{24})/(?:([\\w-]{${FILE_TOKEN_LENGTH}})/)?`, 'i');

export interface FileAddress {
  readonly id: string;
  /** Null in an address without a token. */
  readonly token: string | null;
}

/** The addresses of library files in the text's links and images. */
export function fileAddressesIn(html: string): FileAddress[] {
  return [...html.matchAll(ADDRESS)].flatMap(([, , address = '']) => {
    const [, id, token = null] = FILE_ADDRESS.exec(address) ?? [];
    return id === undefined ? [] : [{ id: id.toLowerCase(), token }];
  });
}

/** The ids of library files in the text's links and images. */
export const fileIdsIn = (html: string): string[] => [...new Set(fileAddressesIn(html).map(({ id }) => id))];

/**
 * Replaces or adds the token, as returned by `tokenOf`, in every address of a library file. For cleaned rich text.
 * @param idOf replaces the id, too
 */
export function withFileTokens(html: string, tokenOf: (id: string) => string, idOf = (id: string) => id): string {
  if (!html.includes(`${MEDIA_PATH}/`)) return html;
  const addressed = (address: string) =>
    address.replace(FILE_ADDRESS, (_, fileId: string) => {
      const id = idOf(fileId.toLowerCase());
      return `${MEDIA_PATH}/${id}/${tokenOf(id)}/`;
    });
  return html.replace(/<(?:a|img)\b[^<>]*>/g, (tag) =>
    tag.replace(ADDRESS, (_, start: string, address: string) => `${start}${addressed(address)}"`),
  );
}

/**
 * Completes what a user typed as a link address: 'ok.example' becomes a web page, and 'me@ok.example' a mailto link.
 * Null for an invalid or disallowed address.
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
