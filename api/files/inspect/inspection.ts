import type { Message } from '@polyphony/domain/messages.js';
import { Readable } from 'node:stream';
import type { FileKind } from '@polyphony/domain/files.js';
import type { ByteRange, Storage } from '../../storage/storage.js';

/** A file to look at: somewhere in a storage, or in memory. */
export interface FileSource {
  /** Its real size in bytes; at least 1. */
  readonly size: number;
  /** Its bytes, or those of a range of it; every call begins anew. */
  read(range?: ByteRange): Promise<Readable>;
}

/** What its sender says of a file; nothing of it is to be believed. */
export interface DeclaredFile {
  readonly name: string;
  readonly type: string;
}

/** What a file is by its content. */
export interface Inspection {
  /** The type it is stored and served under. */
  readonly type: string;
  readonly kind: FileKind;
  /** Of pictures, in pixels as they are shown. */
  readonly width: number | null;
  readonly height: number | null;
  /** Of pictures: a tiny picture to show until the real one is there, as a data address. */
  readonly placeholder: string | null;
  /** What is stored in its place: a cleaned SVG, a picture without what its camera noted. */
  readonly replacement: Buffer | null;
}

/** Why a file is not taken, in words for the person who sent it. */
export interface InspectionRefusal {
  readonly refusal: Message;
  /** Nothing is wrong with it: sent again later it may be taken. */
  readonly again?: boolean;
}

export type Inspected = Inspection | InspectionRefusal;

/** `length` bytes of a source from a place on; fewer where it ends. */
export async function rangeOf(source: FileSource, start: number, length: number): Promise<Buffer> {
  const end = Math.min(source.size, start + length);
  if (end <= start) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await source.read({ start, end: end - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).subarray(0, end - start);
}

/** The last bytes of a source, `max` at most. */
export const endOf = (source: FileSource, max: number): Promise<Buffer> =>
  rangeOf(source, Math.max(0, source.size - max), max);

/** The bytes of a source from its beginning, `max` at most. */
export const headOf = (source: FileSource, max: number): Promise<Buffer> => rangeOf(source, 0, max);

/** A file that is in memory already. */
export const bytesSource = (bytes: Buffer): FileSource => ({
  size: bytes.length,
  read: async ({ start, end } = { start: 0, end: bytes.length - 1 }) => Readable.from([bytes.subarray(start, end + 1)]),
});

/** An object of the storage, of a size that the storage told. */
export const storedSource = (storage: Storage, key: string, size: number): FileSource => ({
  size,
  read: (range) => storage.read(key, range),
});
