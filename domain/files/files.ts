import { FILE_KIND_MB, FILE_NAME_MAX } from '../limits.js';

/** The kind of a file for limits and filters (FILES-064), derived from its type. */
export const FILE_KINDS = ['images', 'videos', 'pdf', 'other'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const SVG_TYPE = 'image/svg+xml';
/** The type of unknown content. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** A MIME type without parameters ('; charset=…'). */
export const MIME_TYPE_PATTERN = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,63}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,63}$/;

/** The kind of a file by its MIME type (SPEC-D122); an SVG is an image (SPEC-D124). */
export function fileKindOf(type: string): FileKind {
  const mime = type.toLowerCase();
  if (mime.startsWith('image/')) return 'images';
  if (mime.startsWith('video/')) return 'videos';
  return mime === 'application/pdf' ? 'pdf' : 'other';
}

/** In bytes. */
export const MEGABYTE = 1024 * 1024;

/** Maximum size of a file of this kind, in bytes. */
export const maxBytesOf = (kind: FileKind): number => FILE_KIND_MB[kind] * MEGABYTE;

const UNITS = ['KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A size in readable form: '512 Bytes', '1.50 KB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  let size = bytes / 1024;
  let unit = 0;
  // A size that would be rounded to 1024.00 is shown in the next unit.
  while (size >= 1023.995 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(2)} ${UNITS[unit]}`;
}

/** Control and formatting characters, including bidirectional controls, which could disguise a name. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name without folders and invisible characters, truncated to 200 characters with its extension preserved.
 * 'file' if nothing is left.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const normalized = last
    .normalize('NFC')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = normalized.replace(/^\.+/, '').replace(/[<>:"|?*]/g, '-');
  if (bare === '') return 'file';
  const letters = [...bare];
  if (letters.length <= FILE_NAME_MAX) return bare;
  const [ending = ''] = /\.[a-z0-9]{1,10}$/i.exec(bare) ?? [];
  return letters.slice(0, FILE_NAME_MAX - ending.length).join('') + ending;
}

/** The parts of a file's address. `revision` is incremented when the content is replaced. */
export interface AddressedFile {
  readonly id: string;
  /** Unguessable; created by the server. */
  readonly token: string;
  readonly fileName: string;
  readonly revision: number;
}

/** The base path of file addresses, followed by id and token. */
export const MEDIA_PATH = '/media';

/** Characters of base64url: 132 bits. */
export const FILE_TOKEN_LENGTH = 22;

/** The path of a file. Immutable: a replaced file has another revision. */
export const mediaUrl = ({ id, token, fileName, revision }: AddressedFile): string =>
  `${MEDIA_PATH}/${id}/${token}/${encodeURIComponent(fileName)}?v=${revision}`;
