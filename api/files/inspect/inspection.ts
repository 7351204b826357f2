import type { Message } from '@polyphony/domain/messages/messages.js';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileKind } from '@polyphony/domain/files/files.js';
import type { ByteRange, Storage } from '../../storage/storage.js';

/** A file to inspect, in a storage or in memory. */
export interface FileSource {
  /** Its actual size in bytes; at least 1. */
  readonly size: number;
  /** Its bytes, or a range of them; every call starts a new stream. */
  read(range?: ByteRange): Promise<Readable>;
}

/** Claims of the client about a file; untrusted. */
export interface DeclaredFile {
  readonly name: string;
  readonly type: string;
}

/** The result of inspecting a file's content. */
export interface Inspection {
  /** The type that it is stored and served as. */
  readonly type: string;
  readonly kind: FileKind;
  /** For images: pixels as displayed. */
  readonly width: number | null;
  readonly height: number | null;
  /** For images: a tiny preview to show while the image loads, as a data URL. */
  readonly placeholder: string | null;
  /** The bytes to store instead: a cleaned SVG, or an image without its metadata. */
  readonly replacement: Buffer | null;
}

/** Reason for which a file is refused, as a message to the user. */
export interface InspectionRefusal {
  readonly refusal: Message;
  /** Whether the refusal is temporary and a retry may succeed. */
  readonly again?: boolean;
}

export type Inspected = Inspection | InspectionRefusal;

/** At most `length` bytes of a source from an offset. */
export async function rangeOf(source: FileSource, start: number, length: number): Promise<Buffer> {
  const end = Math.min(source.size, start + length);
  if (end <= start) return Buffer.alloc(0);
  return (await buffer(await source.read({ start, end: end - 1 }))).subarray(0, end - start);
}

/** The last bytes of a source, at most `max`. */
export const endOf = (source: FileSource, max: number): Promise<Buffer> =>
  rangeOf(source, Math.max(0, source.size - max), max);

/** The first bytes of a source, at most `max`. */
export const headOf = (source: FileSource, max: number): Promise<Buffer> => rangeOf(source, 0, max);

/** A file in memory. */
export const bytesSource = (bytes: Buffer): FileSource => ({
  size: bytes.length,
  read: async ({ start, end } = { start: 0, end: bytes.length - 1 }) => Readable.from([bytes.subarray(start, end + 1)]),
});

/** An object of the storage, with its size as reported by the storage. */
export const storedSource = (storage: Storage, key: string, size: number): FileSource => ({
  size,
  read: (range) => storage.read(key, range),
});
