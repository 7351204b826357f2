import { randomBytes } from 'node:crypto';
import type { RecordCache } from '../record-cache.js';
import { type Disk, DistrustfulDisk } from './disk.js';
import { createSegmentFile } from './files.js';
import { type Entry, FRAMES_AT, type PlacedEntry, writeFrame } from './layout.js';
import { type LoadedLog, loadLog, type OnStoredEntry, removeLeftovers } from './load.js';
import { Segment } from './segment.js';

export interface LogOptions {
  readonly folder: string;
  readonly disk: Disk;
  readonly cache: RecordCache;
  /** A write is one on the disk itself, not only in the system's cache. */
  readonly sync: boolean;
  /** The entries to repeat at the start of each segment: all state besides records. */
  readonly state: () => Entry[];
}

export interface Placed {
  readonly segment: Segment;
  /** The position of each entry's content, in their order. */
  readonly table: readonly PlacedEntry[];
}

/**
 * The database file: an append-only log in segments. Space is reclaimed by rewriting the live records of the oldest
 * segment at the end, and removing that segment.
 */
export class Log {
  private readonly identity: Buffer;
  private readonly segments: Segment[];
  private lastFrame: number;

  private constructor(
    private readonly options: LogOptions,
    private readonly disk: DistrustfulDisk,
    loaded: LoadedLog | undefined,
  ) {
    this.identity = loaded?.identity ?? randomBytes(16);
    this.lastFrame = loaded?.lastFrame ?? 0;
    this.segments = loaded?.segments ?? [this.createSegment(1, 1)];
  }

  /** Opens the folder's log, giving all its entries in the order they were written; makes one when there is none. */
  static open(options: LogOptions, onEntry: OnStoredEntry): Log {
    const disk = new DistrustfulDisk(options.disk);
    const loaded = loadLog(options.folder, disk, options.cache, options.sync, onEntry);
    const log = new Log(options, disk, loaded);
    if (loaded) log.settle(loaded);
    return log;
  }

  /**
   * Makes the last frame durable, because it counts as acknowledged from now on, and completes an interrupted
   * operation.
   */
  private settle({ unmarked }: LoadedLog): void {
    // Behind the end there is room, or a write that was cut off.
    this.active.cutBack();
    this.acknowledge();
    this.active.syncNow();
    if (unmarked) this.markFollowed(unmarked.segment, unmarked.lastFrame);
    removeLeftovers(this.options.folder, this.disk, this.oldest.number);
  }

  /** Reason for which writing has stopped until the log is opened again. */
  get failure(): Error | undefined {
    return this.disk.failure;
  }

  get oldest(): Segment {
    return this.segments[0] as Segment;
  }

  private get active(): Segment {
    return this.segments[this.segments.length - 1] as Segment;
  }

  /** Number of files. */
  get count(): number {
    return this.segments.length;
  }

  /** The total size of the files, in bytes. */
  get bytes(): number {
    return this.segments.reduce((sum, { end }) => sum + end, 0);
  }

  /**
   * Writes the entries all or none, and resolves when they are on disk. One call at a time. When there is no room the log
   * is as it was; any other failure of the disk is its last write until it is opened again.
   */
  async append(entries: readonly Entry[], segmentSize: number): Promise<Placed> {
    if (this.disk.failure) throw this.disk.failure;
    if (this.active.end >= segmentSize) this.roll();
    const state = this.active.end === FRAMES_AT ? this.options.state() : [];
    const { bytes, table } = writeFrame(this.lastFrame + 1, state.length > 0 ? [...state, ...entries] : entries);
    const segment = this.active;
    const start = segment.end;
    try {
      segment.append(bytes);
    } catch (error) {
      segment.cutBack();
      throw error;
    }
    if (this.options.sync) await this.syncOrCut(segment);
    this.lastFrame++;
    segment.end = start + bytes.length;
    this.acknowledge();
    const own = state.length > 0 ? table.slice(state.length) : table;
    return { segment, table: own.map((entry) => ({ ...entry, at: start + entry.at })) };
  }

  private async syncOrCut(segment: Segment): Promise<void> {
    try {
      await segment.sync();
    } catch (error) {
      // The writer gets an error, so the frame must not be there after a restart, unless the power fails now.
      segment.cut();
      throw error;
    }
  }

  private acknowledge(): void {
    const { active } = this;
    const slot = { lastFrame: this.lastFrame, end: active.end, oldestSegment: this.oldest.number, followed: false };
    try {
      active.acknowledge(slot);
    } catch (error) {
      // The frame is in the file and would be read at a restart, although it was not acknowledged.
      this.disk.distrust(error);
      throw error;
    }
  }

  /** Continues in a new segment. */
  private roll(): void {
    const full = this.active;
    full.cutBack();
    this.segments.push(this.createSegment(full.number + 1, this.oldest.number));
    this.markFollowed(full, this.lastFrame);
  }

  /** If its successor is missing, the segment must not be mistaken for the newest. */
  private markFollowed(segment: Segment, lastFrame: number): void {
    segment.acknowledge({ lastFrame, end: segment.end, oldestSegment: this.oldest.number, followed: true });
    segment.syncNow();
  }

  private createSegment(number: number, oldestSegment: number): Segment {
    const { folder, cache, sync } = this.options;
    const { fd, path } = createSegmentFile(
      this.disk,
      folder,
      { identity: this.identity, number, firstFrame: this.lastFrame + 1 },
      { lastFrame: this.lastFrame, end: FRAMES_AT, oldestSegment, followed: false },
    );
    return new Segment(number, path, fd, this.disk, cache, FRAMES_AT, FRAMES_AT, sync);
  }

  /** Removes the oldest segment, whose records have been written again. Who still reads from it can go on. */
  async removeOldest(): Promise<void> {
    const [removed] = this.segments.splice(0, 1);
    this.acknowledge();
    await this.active.sync();
    this.disk.remove((removed as Segment).path);
  }

  close(): void {
    // Without the room that was made ahead.
    if (!this.disk.failure) this.active.cutBack();
    for (const segment of this.segments) segment.close();
  }
}
