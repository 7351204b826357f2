import { FILE_KIND_MB, FILE_NAME_MAX } from './limits.js';

/** What a file is for limits and filters (FILES-064): it follows from its type. */
export const FILE_KINDS = ['images', 'videos', 'pdf', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const SVG_TYPE = 'image/svg+xml';
/** The type of bytes that are nothing we know. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The form of a MIME type; parameters ('; charset=…') are no part of it. */
export const MIME_TYPE_PATTERN = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,63}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,63}$/;

/** The kind of a file by its MIME type (SPEC-D122); an SVG is an image (SPEC-D124). */
export function fileKindOf(type: string): FileKind {
  const mime = type.toLowerCase();
  if (mime.startsWith('image/')) return 'images';
  if (mime.startsWith('video/')) return 'videos';
  return mime === 'application/pdf' ? 'pdf' : 'other';
}

const MEGABYTE = 1024 * 1024;

/** The most bytes that a file of a kind may have. */
export const maxBytesOf = (kind: FileKind): number => FILE_KIND_MB[kind] * MEGABYTE;

const UNITS = ['KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A size for people: '512 Bytes', '1.50 KB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  let size = bytes / 1024;
  let unit = 0;
  // What would be rounded to 1024.00 is one of the next unit.
  while (size >= 1023.995 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(2)} ${UNITS[unit]}`;
}

/** Control characters and those that turn the direction of what follows: a name shows as it is. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name without folders before it and without what a name cannot show, 200 characters at most, its ending kept.
 * 'file' where nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = shown.replace(/^\.+/, '').replace(/[<>:"|?*]/g, '-');
  if (bare === '') return 'file';
  const letters = [...bare];
  if (letters.length <= FILE_NAME_MAX) return bare;
  const [ending = ''] = /\.[a-z0-9]{1,10}$/i.exec(bare) ?? [];
  return letters.slice(0, FILE_NAME_MAX - ending.length).join('') + ending;
}

/** What an address of a file is made of. `revision` counts what its content was replaced by. */
export interface AddressedFile {
  readonly id: string;
  /** What nobody can work out from the id; the server makes it. */
  readonly token: string;
  readonly fileName: string;
  readonly revision: number;
}

/** Where files are served, each under its id and its token. */
export const MEDIA_PATH = '/media';

/** Characters of base64url: 132 bits. */
export const FILE_TOKEN_LENGTH = 22;

/** The address of a file on its server: for ever the same bytes, for a replaced file has another revision. */
export const mediaUrl = ({ id, token, fileName, revision }: AddressedFile): string =>
  `${MEDIA_PATH}/${id}/${token}/${encodeURIComponent(fileName)}?v=${revision}`;
