import { endingOf } from '@polyphony/domain/files/fileTypes.js';
import { SVG_TYPE, UNKNOWN_TYPE } from '@polyphony/domain/files/files.js';
import { fileTypeFromBuffer } from 'file-type';
import type { DeclaredFile } from './inspection.js';

/** Number of bytes of a file's beginning that are needed to detect its type. */
export const HEAD_BYTES = 64 * 1024;

/** The type of a file according to its beginning. An archive's type depends on its contents, listed at its end. */
export type Sniffed = { readonly type: string } | { readonly archive: true };

/** Whether a file begins like an archive, possibly an empty one. */
export const isZip = (head: Buffer): boolean => ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4));

/** Types that have another name in our file library. */
const NAMES: Readonly<Record<string, string>> = {
  // An animated PNG is a PNG, of which programs that know no others show the first frame.
  'image/apng': 'image/png',
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
};

/** Text formats with a signature at their beginning; they do not count as plain text. */
const TELLING = /^(?:%PDF-|%!PS|\{\\rtf|#!|GIF8|MZ)/;

// oxlint-disable-next-line eslint/no-control-regex -- they are what is looked for
const CONTROLS = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

/** Whether bytes could be text in some encoding: no control characters except white space. */
const isReadable = (head: Buffer): boolean => !CONTROLS.test(head.toString('latin1'));

function isUtf8(head: Buffer, whole: boolean): boolean {
  try {
    // A character may be cut in two at the end of the head.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !whole });
    return true;
  } catch {
    return false;
  }
}

/** Part that may precede the root element of an SVG. */
const PROLOG_PART = /\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>/iy;
const SVG_ROOT = /<(?:[\w-]+:)?svg[\s/>]/iy;

/**
 * Whether a text starts as an SVG does. It reads one part of the prolog after the other: a single pattern would try every way
 * to divide many comments among its parts, which takes hours.
 */
function startsAsSvg(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    SVG_ROOT.lastIndex = at;
    if (SVG_ROOT.test(text)) return true;
    PROLOG_PART.lastIndex = at;
    if (!PROLOG_PART.test(text)) return false;
    at = PROLOG_PART.lastIndex;
  }
}

/** Text that a browser, or another program that sniffs types, may treat as markup. */
const ACTIVE_START = /^\uFEFF?\s*<[!?a-z]/i;
const ACTIVE_SOON = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)[\s>/]/i;
/** Number of characters that those programs sniff. */
const SOON = 1024;

const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  txt: 'text/plain',
  '': 'text/plain',
};

/** The type of a text follows from its file name; nothing else distinguishes a table. */
function textType(text: string, { name, type }: DeclaredFile): string {
  if (startsAsSvg(text)) return SVG_TYPE;
  if (ACTIVE_START.test(text) || ACTIVE_SOON.test(text.slice(0, SOON))) return 'text/html';
  const ending = endingOf(name);
  const byName = TEXT_TYPES[ending];
  if (ending !== '' || !Object.values(TEXT_TYPES).includes(type)) return byName ?? UNKNOWN_TYPE;
  return type;
}

/** An MP3 after an ID3 tag. The tag can contain images of any size, so the audio may begin beyond the head. */
const isTagged = (head: Buffer) => head.toString('latin1', 0, 3) === 'ID3' && head.length > 10;

/**
 * Detects the type of a file by its first bytes; its name only distinguishes texts.
 * @param whole whether the head is the entire file
 */
export async function sniff(head: Buffer, whole: boolean, declared: DeclaredFile): Promise<Sniffed> {
  if (isZip(head)) return { archive: true };
  const readable = isReadable(head) && !TELLING.test(head.toString('latin1', 0, 8));
  if (readable && isUtf8(head, whole)) return { type: textType(head.toString('utf8'), declared) };
  if (isTagged(head)) return { type: 'audio/mpeg' };
  const found = await fileTypeFromBuffer(head);
  // Tables and texts of older programs are in legacy encodings without a signature.
  if (!found && readable) return { type: textType(head.toString('latin1'), declared) };
  const mime = found?.mime ?? UNKNOWN_TYPE;
  return { type: NAMES[mime] ?? mime };
}
