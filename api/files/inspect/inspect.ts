import { fileKindOf, maxBytesOf, UNKNOWN_TYPE } from '@polyphony/domain/files.js';
import { FILE_KIND_MB } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import { headOf, type DeclaredFile, type FileSource, type Inspected } from './inspection.js';

/** The bytes that files of a type begin with, from a place on. */
const SIGNATURES: readonly (readonly [type: string, at: number, bytes: Buffer])[] = [
  ['image/png', 0, Buffer.from('89504e470d0a1a0a', 'hex')],
  ['image/jpeg', 0, Buffer.from('ffd8ff', 'hex')],
  ['image/gif', 0, Buffer.from('GIF8')],
  ['image/webp', 8, Buffer.from('WEBP')],
  ['image/avif', 4, Buffer.from('ftypavif')],
  ['video/mp4', 4, Buffer.from('ftyp')],
  ['video/webm', 0, Buffer.from('1a45dfa3', 'hex')],
  ['application/pdf', 0, Buffer.from('%PDF-')],
  ['application/zip', 0, Buffer.from('504b0304', 'hex')],
];
const HEAD_BYTES = 64;

const typeOf = (head: Buffer): string =>
  SIGNATURES.find(([, at, bytes]) => head.subarray(at, at + bytes.length).equals(bytes))?.[0] ?? UNKNOWN_TYPE;

/**
 * What a file is, by its content; its sender is believed nothing.
 * @returns a refusal for what is damaged, hostile, too large for its kind, or a picture, video or PDF in name only
 */
export async function inspect(source: FileSource, declared: DeclaredFile): Promise<Inspected> {
  const type = typeOf(await headOf(source, HEAD_BYTES));
  const kind = fileKindOf(type);
  const declaredKind = fileKindOf(declared.type);
  if (declaredKind !== 'other' && declaredKind !== kind) return { refusal: messages.fileNotAsDeclared };
  if (source.size > maxBytesOf(kind)) return { refusal: messages.fileTooLarge(FILE_KIND_MB[kind]) };
  return { type, kind, width: null, height: null, placeholder: null, replacement: null };
}
