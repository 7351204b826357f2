import { crc32 } from 'node:zlib';

/**
 * The format of a log segment: a head (identification), a slot (how far writes have been acknowledged), then frames,
 * one per commit. All numbers are little-endian; every meaningful byte is covered by a CRC-32.
 */
export const FORMAT = 2;
const MAGIC = Buffer.from('embedded-mongo\0\n', 'latin1');
const IDENTITY_SIZE = 16;
const HEAD_SIZE = MAGIC.length + 4 + IDENTITY_SIZE + 4 + 6 + 4;
const SLOT_AT = 64;
const SLOT_SIZE = 6 + 6 + 4 + 1 + 4;
/** Offset at which the first frame begins. Head and slot lie in one disk sector. */
export const FRAMES_AT = 512;

const FRAME_MAGIC = 0x5246_4d45;
export const FRAME_HEAD_SIZE = 4 + 4 + 6 + 4 + 6;
const ENTRY_SIZE = 1 + 4 + 6 + 4 + 4;

export interface Head {
  /** Random, the same in all segments of one database. */
  readonly identity: Buffer;
  readonly number: number;
  /** The number of its first frame: frames count on from segment to segment. */
  readonly firstFrame: number;
}

/** The durable position: written after a commit and before it is acknowledged. */
export interface Slot {
  readonly lastFrame: number;
  /** Offset at which that frame ends. */
  readonly end: number;
  /** The oldest segment still needed. */
  readonly oldestSegment: number;
  /** Whether a newer segment follows. */
  readonly followed: boolean;
}

export const Kind = { put: 1, remove: 2, describe: 3, drop: 4, remember: 5 } as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** One change of a frame. Kinds without content have none. */
export interface Entry {
  readonly kind: Kind;
  readonly collection: number;
  readonly record: number;
  readonly content: Buffer | undefined;
}

/** A frame's table: where each entry's content lies in the file, and its checksum (as a signed 32-bit number). */
export interface PlacedEntry {
  readonly kind: Kind;
  readonly collection: number;
  readonly record: number;
  readonly at: number;
  readonly size: number;
  readonly sum: number;
}

export function checksum(bytes: Uint8Array): number {
  return crc32(bytes) | 0;
}

export function writeHead({ identity, number, firstFrame }: Head): Buffer {
  const bytes = Buffer.alloc(HEAD_SIZE);
  let at = MAGIC.copy(bytes);
  at = bytes.writeUInt32LE(FORMAT, at);
  at += identity.copy(bytes, at);
  at = bytes.writeUInt32LE(number, at);
  at = bytes.writeUIntLE(firstFrame, at, 6);
  bytes.writeInt32LE(checksum(bytes.subarray(0, at)), at);
  return bytes;
}

/** The head, or why it is none. */
export function readHead(bytes: Buffer): Head | string {
  if (bytes.length < FRAMES_AT) return 'is cut off';
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return 'is not a file of this database';
  const format = bytes.readUInt32LE(MAGIC.length);
  const sumAt = HEAD_SIZE - 4;
  if (checksum(bytes.subarray(0, sumAt)) !== bytes.readInt32LE(sumAt)) return 'has a damaged head';
  if (format !== FORMAT) return `has format ${format}; this version reads ${FORMAT}`;
  const at = MAGIC.length + 4 + IDENTITY_SIZE;
  return {
    identity: Buffer.from(bytes.subarray(MAGIC.length + 4, at)),
    number: bytes.readUInt32LE(at),
    firstFrame: bytes.readUIntLE(at + 4, 6),
  };
}

export function writeSlot({ lastFrame, end, oldestSegment, followed }: Slot): { bytes: Buffer; at: number } {
  const bytes = Buffer.allocUnsafe(SLOT_SIZE);
  let at = bytes.writeUIntLE(lastFrame, 0, 6);
  at = bytes.writeUIntLE(end, at, 6);
  at = bytes.writeUInt32LE(oldestSegment, at);
  at = bytes.writeUInt8(followed ? 1 : 0, at);
  bytes.writeInt32LE(checksum(bytes.subarray(0, at)), at);
  return { bytes, at: SLOT_AT };
}

export function readSlot(bytes: Buffer): Slot | string {
  const slot = bytes.subarray(SLOT_AT, SLOT_AT + SLOT_SIZE);
  if (checksum(slot.subarray(0, SLOT_SIZE - 4)) !== slot.readInt32LE(SLOT_SIZE - 4)) return 'has a damaged head';
  return {
    lastFrame: slot.readUIntLE(0, 6),
    end: slot.readUIntLE(6, 6),
    oldestSegment: slot.readUInt32LE(12),
    followed: slot[16] === 1,
  };
}

/** A frame's bytes, and where in them each entry's content begins. */
export function writeFrame(number: number, entries: readonly Entry[]): { bytes: Buffer; table: PlacedEntry[] } {
  const contentsAt = FRAME_HEAD_SIZE + entries.length * ENTRY_SIZE;
  let size = contentsAt;
  for (const { content } of entries) size += content?.length ?? 0;
  const bytes = Buffer.allocUnsafe(size);
  const table: PlacedEntry[] = [];
  let entryAt = FRAME_HEAD_SIZE;
  let at = contentsAt;
  for (const { kind, collection, record, content } of entries) {
    const length = content?.length ?? 0;
    const sum = content ? checksum(content) : 0;
    entryAt = bytes.writeUInt8(kind, entryAt);
    entryAt = bytes.writeUInt32LE(collection, entryAt);
    entryAt = bytes.writeUIntLE(record, entryAt, 6);
    entryAt = bytes.writeUInt32LE(length, entryAt);
    entryAt = bytes.writeInt32LE(sum, entryAt);
    table.push({ kind, collection, record, at, size: length, sum });
    content?.copy(bytes, at);
    at += length;
  }
  bytes.writeUInt32LE(FRAME_MAGIC, 0);
  bytes.writeUIntLE(number, 8, 6);
  bytes.writeUInt32LE(entries.length, 14);
  bytes.writeUIntLE(size, 18, 6);
  bytes.writeInt32LE(checksum(bytes.subarray(8, contentsAt)), 4);
  return { bytes, table };
}

/** A frame's head without its table; undefined when there is none here. `headSize` counts the table. */
export function readFrameHead(bytes: Buffer): { number: number; size: number; headSize: number } | undefined {
  if (bytes.length < FRAME_HEAD_SIZE || bytes.readUInt32LE(0) !== FRAME_MAGIC) return undefined;
  const headSize = FRAME_HEAD_SIZE + bytes.readUInt32LE(14) * ENTRY_SIZE;
  const size = bytes.readUIntLE(18, 6);
  return size < headSize ? undefined : { number: bytes.readUIntLE(8, 6), size, headSize };
}

/** The entry table of a frame with the given head; undefined if its checksum is wrong. */
export function readTable(head: Buffer, frameAt: number, frameSize: number): PlacedEntry[] | undefined {
  if (checksum(head.subarray(8)) !== head.readInt32LE(4)) return undefined;
  const table: PlacedEntry[] = [];
  let at = frameAt + head.length;
  for (let entryAt = FRAME_HEAD_SIZE; entryAt < head.length; entryAt += ENTRY_SIZE) {
    const size = head.readUInt32LE(entryAt + 11);
    table.push({
      kind: head[entryAt] as Kind,
      collection: head.readUInt32LE(entryAt + 1),
      record: head.readUIntLE(entryAt + 5, 6),
      at,
      size,
      sum: head.readInt32LE(entryAt + 15),
    });
    at += size;
  }
  return at === frameAt + frameSize ? table : undefined;
}
