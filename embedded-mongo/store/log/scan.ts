import { fstatSync, readSync } from 'node:fs';
import { damaged } from './damage.js';
import {
  checksum,
  FRAME_HEAD_SIZE,
  FRAMES_AT,
  type Head,
  type PlacedEntry,
  readFrameHead,
  readHead,
  readSlot,
  readTable,
  type Slot,
} from './layout.js';

const WINDOW = 4 * 1024 * 1024;

/** Reads a file forwards through one buffer. */
class ForwardReader {
  private window = Buffer.allocUnsafeSlow(WINDOW);
  private start = 0;
  private filled = 0;

  constructor(private readonly fd: number) {}

  /** Up to `size` bytes from `at`, fewer at the file's end. They change with the next call. */
  bytes(at: number, size: number): Buffer {
    if (at < this.start || at + size > this.start + this.filled) {
      if (size > this.window.length) this.window = Buffer.allocUnsafeSlow(size);
      this.start = at;
      this.filled = 0;
      for (let read = -1; read !== 0 && this.filled < this.window.length; this.filled += read)
        read = readSync(this.fd, this.window, this.filled, this.window.length - this.filled, at + this.filled);
    }
    return this.window.subarray(at - this.start, Math.min(at - this.start + size, this.filled));
  }
}

export interface SegmentContent {
  readonly head: Head;
  readonly slot: Slot;
  /** Offset at which the last whole frame ends, and its number (one less than the first frame's when there is none). */
  readonly end: number;
  readonly lastFrame: number;
}

/** Gives an entry to the reader, with its content (which changes afterwards). */
export type OnEntry = (entry: PlacedEntry, content: Buffer) => void;

/** Reads and checks the file's head and slot. */
export function readSegmentHead(fd: number, path: string): { head: Head; slot: Slot } {
  const bytes = Buffer.alloc(FRAMES_AT);
  const head = readHead(bytes.subarray(0, readSync(fd, bytes, 0, FRAMES_AT, 0)));
  if (typeof head === 'string') throw damaged(path, head);
  const slot = readSlot(bytes);
  if (typeof slot === 'string') throw damaged(path, slot);
  return { head, slot };
}

/**
 * Reads a whole segment and checks every byte of it; throws DATA_DAMAGED when what has been acknowledged is not there.
 * Only a frame that was not acknowledged may be cut off, at the end of the last segment: it is left out.
 * `acknowledgedOnly`: whole frames beyond what has been acknowledged are left out too.
 */
export function scanSegment(fd: number, path: string, onEntry: OnEntry, acknowledgedOnly = false): SegmentContent {
  const { head, slot } = readSegmentHead(fd, path);
  const reader = new ForwardReader(fd);
  const size = fstatSync(fd).size;
  let at = FRAMES_AT;
  let number = head.firstFrame - 1;
  const mustHave = slot.lastFrame;
  while (!(number === mustHave && (slot.followed || acknowledgedOnly))) {
    const frame = readFrame(reader, at, size, number + 1);
    if (!frame) {
      if (number >= mustHave) break;
      throw damaged(path, `does not have the bytes that were written, from byte ${at} on`);
    }
    // Verified before any entry is passed on: a frame is valid as a whole or not at all.
    for (const entry of frame.table) onEntry(entry, reader.bytes(entry.at, entry.size));
    at += frame.size;
    number++;
    if (number === mustHave && at !== slot.end) throw damaged(path, `ends at byte ${at}, not at ${slot.end}`);
  }
  return { head, slot, end: at, lastFrame: number };
}

function readFrame(
  reader: ForwardReader,
  at: number,
  fileSize: number,
  number: number,
): { table: PlacedEntry[]; size: number } | undefined {
  const start = readFrameHead(reader.bytes(at, FRAME_HEAD_SIZE));
  if (!start || start.number !== number || at + start.size > fileSize) return undefined;
  const table = readTable(reader.bytes(at, start.headSize), at, start.size);
  if (!table) return undefined;
  // Read the complete frame, so that the window does not have to move back for its entries.
  const frame = reader.bytes(at, start.size);
  for (const entry of table) {
    if (entry.size === 0) continue;
    if (checksum(frame.subarray(entry.at - at, entry.at - at + entry.size)) !== entry.sum) return undefined;
  }
  return { table, size: start.size };
}
