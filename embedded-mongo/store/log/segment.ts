import { closeSync, readSync } from 'node:fs';
import type { RecordCache } from '../record-cache.js';
import { damaged } from './damage.js';
import type { Disk } from './disk.js';
import { checksum, type PlacedEntry, type Slot, writeSlot } from './layout.js';

/** The file grows by zeros ahead of the writes, as writing within a file is synced faster than growing it. */
const AHEAD = 512 * 1024;
const ZEROS = Buffer.alloc(AHEAD);
const READ_AHEAD = 64 * 1024;

/** Files whose segments no one refers to any more are closed: their space is free again. */
const abandoned = new FinalizationRegistry<number>((fd) => closeSync(fd));

/** One file of the log. Records refer to it, also after its removal from the folder, until they are gone themselves. */
export class Segment {
  private readonly token = {};
  private window = Buffer.alloc(0);
  private windowAt = 0;
  private lastRead = 0;

  constructor(
    readonly number: number,
    readonly path: string,
    private readonly fd: number,
    private readonly disk: Disk,
    readonly cache: RecordCache,
    /** Offset of the next frame. */
    public end: number,
    private size: number,
    private readonly growsAhead: boolean,
  ) {
    abandoned.register(this, fd, this.token);
  }

  /** A verified copy of an entry's content. Throws if the disk returns other bytes than were written. */
  read({ at, size, sum }: Pick<PlacedEntry, 'at' | 'size' | 'sum'>): Buffer {
    const bytes = Buffer.allocUnsafeSlow(size);
    const stored = this.view(at, size);
    stored.copy(bytes);
    if (stored.length < size || checksum(bytes) !== sum)
      throw damaged(this.path, `no longer has the bytes that were written at ${at}`);
    return bytes;
  }

  /** An entry's content for a moment, until the next read. */
  peek({ at, size, sum }: Pick<PlacedEntry, 'at' | 'size' | 'sum'>): Buffer {
    const bytes = this.view(at, size);
    if (bytes.length < size || checksum(bytes) !== sum)
      throw damaged(this.path, `no longer has the bytes that were written at ${at}`);
    return bytes;
  }

  /** Reading on from the last place, as a scan does, takes more at a time. */
  private view(at: number, size: number): Buffer {
    if (at < this.windowAt || at + size > this.windowAt + this.window.length) {
      const onwards = at >= this.lastRead && at - this.lastRead < READ_AHEAD;
      const wanted = onwards ? Math.max(READ_AHEAD, size) : size;
      const buffer =
        this.window.buffer.byteLength >= wanted ? Buffer.from(this.window.buffer) : Buffer.allocUnsafeSlow(wanted);
      // Bytes beyond the end are yet to be written: they must not be remembered.
      const read = readSync(this.fd, buffer, 0, Math.min(wanted, Math.max(size, this.end - at)), at);
      this.window = buffer.subarray(0, read);
      this.windowAt = at;
    }
    this.lastRead = at + size;
    return this.window.subarray(at - this.windowAt, at - this.windowAt + size);
  }

  /** Writes at the end, which stays where it is until `advance`. */
  append(bytes: Buffer): void {
    if (this.growsAhead && bytes.length < AHEAD) while (this.end + bytes.length > this.size) this.extend();
    this.disk.write(this.fd, bytes, this.end);
    this.size = Math.max(this.size, this.end + bytes.length);
  }

  private extend(): void {
    this.disk.write(this.fd, ZEROS, this.size);
    this.size += AHEAD;
  }

  sync(): Promise<void> {
    return this.disk.sync(this.fd);
  }

  syncNow(): void {
    this.disk.syncNow(this.fd);
  }

  /** Records how far writes are durable. A later sync includes it; until then it survives the end of the process. */
  acknowledge(slot: Slot): void {
    this.end = slot.end;
    const { bytes, at } = writeSlot(slot);
    this.disk.write(this.fd, bytes, at);
  }

  /** Removes frames beyond the acknowledged end, and preallocated space. */
  cutBack(): void {
    this.cut();
    this.syncNow();
  }

  /** The same, not yet durable. */
  cut(): void {
    this.disk.truncate(this.fd, this.end);
    this.size = this.end;
  }

  close(): void {
    abandoned.unregister(this.token);
    closeSync(this.fd);
  }
}
