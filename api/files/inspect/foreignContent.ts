import { endsAsZip } from './archives.js';

/**
 * Detects polyglot files, which are valid in two formats. Our server sends one fixed type without sniffing, so they are
 * harmless here, but they may be dangerous once downloaded, and there is no good reason to upload one.
 */

/** The start of a page or script, in any bytes. Long enough not to occur by chance in ten megabytes. */
const PAGE =
  /<script[\s>/]|<!doctype\s+html|<html[\s>]|<body[\s>]|<iframe[\s>]|<\?php\s|<svg\s[^>]{0,200}onload|<%@\s*page/i;

const RAR = Buffer.from('Rar!\x1a\x07', 'latin1');
const SEVEN_ZIP = Buffer.from('377abcaf271c', 'hex');

/** PDF readers accept the PDF header within this many bytes from the start. */
const PDF_MARK_WITHIN = 1024;

/** Whether the bytes of an image, video, audio file or PDF contain a page or a script. */
export const holdsPage = (bytes: Buffer): boolean => PAGE.test(bytes.toString('latin1'));

/** Whether a file of another type would also open as a PDF. */
export const beginsAsPdf = (head: Buffer): boolean => head.subarray(0, PDF_MARK_WITHIN).includes('%PDF-');

/** Whether a file of another type would also open as an archive. */
export const endsAsArchive = (tail: Buffer): boolean =>
  endsAsZip(tail) || tail.includes(RAR) || tail.includes(SEVEN_ZIP);

/**
 * Whether the first bytes of an image are valid JavaScript as well: its dimensions then encode the start of a comment.
 */
export function beginsAsScript(head: Buffer): boolean {
  const text = head.toString('latin1', 0, 12);
  return (
    /^GIF8[79]a(?:\/\*|\/\/|[=;+-][ -~])/.test(text) || /^\xff\xd8\xff.\/\*/s.test(text) || /^RIFF\/[*/]/.test(text)
  );
}
