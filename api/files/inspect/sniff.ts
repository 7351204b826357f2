import { endingOf } from '@polyphony/domain/fileTypes.js';
import { SVG_TYPE, UNKNOWN_TYPE } from '@polyphony/domain/files.js';
import { fileTypeFromBuffer } from 'file-type';
import type { DeclaredFile } from './inspection.js';

/** How much of a file's beginning tells its type. */
export const HEAD_BYTES = 64 * 1024;

/** What a file looks like from its beginning. An archive's type depends on what it holds, and stands at its end. */
export type Sniffed = { readonly type: string } | { readonly archive: true };

/** Whether bytes begin as those of an archive, be it an empty one. */
export const isZip = (head: Buffer): boolean => ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4));

/** Types that the library calls by another name. */
const NAMES: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
};

/** Text formats that say what they are at their beginning, and are not to pass for plain texts. */
const TELLING = /^(?:%PDF-|%!PS|\{\\rtf|#!|GIF8|MZ)/;

// oxlint-disable-next-line eslint/no-control-regex -- they are what is looked for
const CONTROLS = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/;

/** Whether bytes could be a text of some encoding: no control characters but white space. */
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

/** The start of an SVG: its root, behind what may stand before it. */
const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>|\s)*<(?:[\w-]+:)?svg[\s/>]/i;

/** Text that a browser, or a system that opens files by a look at them, may take for more than text. */
const ACTIVE_START = /^\uFEFF?\s*<[!?a-z]/i;
const ACTIVE_SOON = /<(?:!doctype|html|head|body|script|iframe|svg|\?php)[\s>/]/i;
/** How far those look. */
const SOON = 1024;

const TEXT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  txt: 'text/plain',
  '': 'text/plain',
};

/** A text is what its name says; there is nothing else to tell a table by. */
function textType(text: string, { name, type }: DeclaredFile): string {
  if (SVG_START.test(text)) return SVG_TYPE;
  if (ACTIVE_START.test(text) || ACTIVE_SOON.test(text.slice(0, SOON))) return 'text/html';
  const ending = endingOf(name);
  const byName = TEXT_TYPES[ending];
  if (ending !== '' || !Object.values(TEXT_TYPES).includes(type)) return byName ?? UNKNOWN_TYPE;
  return type;
}

/** An MP3 behind a tag: the tag holds pictures of any size, so that the sound may begin beyond the head. */
const isTagged = (head: Buffer) => head.toString('latin1', 0, 3) === 'ID3' && head.length > 10;

/**
 * What a file is by its first bytes; its name counts only where texts are told apart.
 * @param whole whether the head is all there is
 */
export async function sniff(head: Buffer, whole: boolean, declared: DeclaredFile): Promise<Sniffed> {
  if (isZip(head)) return { archive: true };
  const readable = isReadable(head) && !TELLING.test(head.toString('latin1', 0, 8));
  if (readable && isUtf8(head, whole)) return { type: textType(head.toString('utf8'), declared) };
  if (isTagged(head)) return { type: 'audio/mpeg' };
  const found = await fileTypeFromBuffer(head);
  // Tables and texts of older programs come in encodings that nothing tells.
  if (!found && readable) return { type: textType(head.toString('latin1'), declared) };
  const mime = found?.mime ?? UNKNOWN_TYPE;
  return { type: NAMES[mime] ?? mime };
}
