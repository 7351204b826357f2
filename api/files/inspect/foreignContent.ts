import { endsAsZip } from './archives.js';

/**
 * Files that are two things at once. What is served has one type and is never guessed at, so none of them would act from
 * here; but they would once they are saved, and there is no good reason to bring one.
 */

/** Where a page or a script begins, in any bytes. Long enough not to turn up by chance in ten megabytes. */
const PAGE =
  /<script[\s>/]|<!doctype\s+html|<html[\s>]|<body[\s>]|<iframe[\s>]|<\?php\s|<svg\s[^>]{0,200}onload|<%@\s*page/i;

const RAR = Buffer.from('Rar!\x1a\x07', 'latin1');
const SEVEN_ZIP = Buffer.from('377abcaf271c', 'hex');

/** Readers of PDF look for its mark in this much of a file's beginning. */
const PDF_MARK_WITHIN = 1024;

/** Whether bytes of a picture, film, sound or PDF hold a page as well. */
export const holdsPage = (bytes: Buffer): boolean => PAGE.test(bytes.toString('latin1'));

/** Whether bytes of something else could be opened as a PDF. */
export const beginsAsPdf = (head: Buffer): boolean => head.subarray(0, PDF_MARK_WITHIN).includes('%PDF-');

/** Whether the last bytes of something else could be opened as an archive. */
export const endsAsArchive = (tail: Buffer): boolean =>
  endsAsZip(tail) || tail.includes(RAR) || tail.includes(SEVEN_ZIP);

/** Whether the first bytes of a picture are a script's as well: its sizes are then the signs that begin a comment. */
export function beginsAsScript(head: Buffer): boolean {
  const text = head.toString('latin1', 0, 12);
  return (
    /^GIF8[79]a(?:\/\*|\/\/|[=;+-][ -~])/.test(text) || /^\xff\xd8\xff.\/\*/s.test(text) || /^RIFF\/[*/]/.test(text)
  );
}
