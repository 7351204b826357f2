import { endOf, rangeOf, type FileSource } from './inspection.js';

/**
 * Archive types are detected by the central directory at their end (APPNOTE.TXT 4.3.12). Nothing is ever unpacked, so
 * zip bombs are harmless here.
 */

const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
/** Limit of the central directory in bytes, more than any document needs; the rest is not read. */
const LIST_MAX = 1024 * 1024;

interface ArchiveEnd {
  /** Offset of the central directory from the start of the archive. */
  readonly at: number;
  readonly size: number;
  readonly entries: number;
  /** Offset of the end record in the bytes that were read. */
  readonly position: number;
}

/** Finds the last end record whose comment reaches exactly to the end of the bytes. */
function archiveEnd(tail: Buffer): ArchiveEnd | null {
  const first = Math.max(0, tail.length - END_BYTES - COMMENT_MAX);
  for (let at = tail.length - END_BYTES; at >= first; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue;
    if (at + END_BYTES + tail.readUInt16LE(at + 20) > tail.length) continue;
    return {
      position: at,
      entries: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    };
  }
  return null;
}

/** Whether a file ends like an archive, wherever that begins. */
export function endsAsZip(tail: Buffer): boolean {
  const end = archiveEnd(tail);
  if (!end) return false;
  const list = end.position - end.size;
  return list < 0 || end.entries === 0 || tail.readUInt32LE(list) === 0x02014b50;
}

const namesIn = (list: Buffer): string[] => {
  const names: string[] = [];
  let at = 0;
  while (at + 46 <= list.length && list.readUInt32LE(at) === 0x02014b50) {
    const length = list.readUInt16LE(at + 28);
    names.push(list.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
};

/** Types by the names of files in the archive; the first match counts. */
const BY_CONTENT: readonly (readonly [content: RegExp, type: string])[] = [
  [/(?:^|\/)vbaProject\.bin$/i, 'application/vnd.ms-office.vbaproject'],
  [/^AndroidManifest\.xml$/i, 'application/vnd.android.package-archive'],
  [/^META-INF\/MANIFEST\.MF$/i, 'application/java-archive'],
  [/^word\/document\d*\.xml$/i, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  [/^xl\/workbook\.xml$/i, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [/^ppt\/presentation\.xml$/i, 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
];

const OPEN_DOCUMENT = /^mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))PK/;

/** The type of a file that begins like an archive; null if its end record is missing or inconsistent. */
export async function archiveType(source: FileSource, head: Buffer): Promise<string | null> {
  const tail = await endOf(source, END_BYTES + COMMENT_MAX);
  const end = archiveEnd(tail);
  if (!end) return null;
  const position = source.size - tail.length + end.position;
  // A gap between the directory and its end record means that two files were joined.
  if (end.at + end.size !== position || end.at > source.size) return null;
  if (end.entries === 0) return end.size === 0 ? 'application/zip' : null;
  const names = namesIn(await rangeOf(source, end.at, Math.min(end.size, LIST_MAX)));
  if (names.length === 0) return null;
  // An OpenDocument's first file contains its type, uncompressed, right after the file's name.
  const [, openDocument] = OPEN_DOCUMENT.exec(head.toString('latin1', 30, 160)) ?? [];
  return (
    BY_CONTENT.find(([content]) => names.some((name) => content.test(name)))?.[1] ?? openDocument ?? 'application/zip'
  );
}
