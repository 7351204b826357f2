import { agreesWithName, agreesWithType, isFileType } from '@polyphony/domain/files/fileTypes.js';
import { fileKindOf, maxBytesOf, SVG_TYPE } from '@polyphony/domain/files/files.js';
import { sizeRefusal } from '@polyphony/domain/files/sizeRefusal.js';
import { FILE_KIND_MB } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { cleanSvg } from '@polyphony/domain/svg/cleanSvg.js';
import { archiveType } from './archives.js';
import { beginsAsPdf, endsAsArchive, holdsPage } from './foreignContent.js';
import { endOf, headOf, type DeclaredFile, type FileSource, type Inspected } from './inspection.js';
import { inspectPicture } from './pictures.js';
import { HEAD_BYTES, isZip, sniff } from './sniff.js';

/** Bytes of a file's end that are read: an archive's end record with the longest comment. */
const TAIL_BYTES = 64 * 1024 + 22;
/** Bytes of a PDF that are checked for foreign content: before its first object, and after its last one. */
const PDF_EDGE = 1024;

const refused = (refusal: Message): Inspected => ({ refusal });
const accepted = (type: string): Inspected => ({
  type,
  kind: fileKindOf(type),
  width: null,
  height: null,
  placeholder: null,
  replacement: null,
});

async function inspectSvg(source: FileSource): Promise<Inspected> {
  const clean = cleanSvg(new TextDecoder('utf-8').decode(await headOf(source, source.size)));
  if (!clean) return refused(messages.svgUnreadable);
  const { svg, width, height } = clean;
  return { type: SVG_TYPE, kind: 'images', width, height, placeholder: null, replacement: Buffer.from(svg) };
}

async function inspectRaster(source: FileSource, type: string): Promise<Inspected> {
  const picture = await inspectPicture(source, type);
  return 'refusal' in picture ? picture : { ...accepted(type), ...picture };
}

async function inspectPdf(source: FileSource, head: Buffer): Promise<Inspected> {
  if (!/^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8))) return refused(messages.fileDamaged);
  const edge = await endOf(source, 2 * PDF_EDGE);
  const end = edge.lastIndexOf('%%EOF');
  if (end < 0) return refused(messages.fileDamaged);
  const outside = [head.subarray(0, PDF_EDGE), edge.subarray(end)];
  return outside.some(holdsPage) ? refused(messages.fileHidesOther) : accepted('application/pdf');
}

/** The type and the beginning of a file, which are read whatever its size. */
interface Looked {
  readonly type: string;
  readonly head: Buffer;
}

async function inspectContent(source: FileSource, { type, head }: Looked): Promise<Inspected> {
  if (type === SVG_TYPE) return inspectSvg(source);
  // Texts are only ever served as downloads, and an archive has been checked by its end already.
  if (type.startsWith('text/') || type === 'application/json' || isZip(head)) return accepted(type);
  const tail = await endOf(source, TAIL_BYTES);
  const isPdf = type === 'application/pdf';
  if (endsAsArchive(tail) || (!isPdf && beginsAsPdf(head))) return refused(messages.fileHidesOther);
  if (isPdf) return inspectPdf(source, head);
  if (fileKindOf(type) === 'images') return inspectRaster(source, type);
  return holdsPage(head) || holdsPage(tail) ? refused(messages.fileHidesOther) : accepted(type);
}

async function typeOf(source: FileSource, head: Buffer, declared: DeclaredFile): Promise<string | null> {
  const sniffed = await sniff(head, head.length === source.size, declared);
  return 'archive' in sniffed ? archiveType(source, head) : sniffed.type;
}

/**
 * Detects what a file is by its content; the client's claims are not trusted. Images and SVGs are read entirely, within
 * the limits of their kind; of other files only the beginning and the end, and nothing is unpacked.
 * @returns a refusal for files that are damaged, too large for their kind, of no accepted type, polyglots, or different
 * from their name or declared type
 */
export async function inspect(source: FileSource, declared: DeclaredFile): Promise<Inspected> {
  if (source.size > maxBytesOf('other')) return refused(messages.fileTooLarge(FILE_KIND_MB.other));
  const head = await headOf(source, HEAD_BYTES);
  if (head.length === 0) return refused(messages.fileEmpty);
  const type = await typeOf(source, head, declared);
  if (type === null) return refused(messages.fileDamaged);
  if (!isFileType(type)) return refused(messages.fileTypeRefused);
  if (!agreesWithType(type, declared.type) || !agreesWithName(type, declared.name)) {
    return refused(messages.fileNotAsDeclared);
  }
  const tooLarge = sizeRefusal(type, source.size);
  return tooLarge ? refused(tooLarge) : inspectContent(source, { type, head });
}
