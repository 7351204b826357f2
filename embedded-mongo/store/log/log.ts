import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { messageOf } from '../../errors.js';
import type { RecordCache } from '../record-cache.js';
import { createSegmentFile } from './files.js';
import { type Entry, FRAMES_AT, type PlacedEntry, writeFrame } from './layout.js';
import { loadLog, type OnStoredEntry } from './load.js';
import { Segment } from './segment.js';

export interface LogOptions {
  readonly folder: string;
  readonly cache: RecordCache;
  /** A write is one on the disk itself, not only in the system's cache. */
  readonly sync: boolean;
  /** What must stand at the start of each segment: what is known besides records. */
  readonly state: () => Entry[];
}

export interface Placed {
  readonly segment: Segment;
  /** Where the content of each entry given lies, in their order. */
  readonly table: readonly PlacedEntry[];
}

/**
 * The database's file: a log that writes go to the end of, in segments. Space of what is no longer needed comes back as
 * the oldest segment is emptied (its records are written again at the end) and removed.
 */
export class Log {
  private broken: Error | undefined;

  private constructor(
    private readonly options: LogOptions,
    private readonly identity: Buffer,
    private readonly segments: Segment[],
    private lastFrame: number,
  ) {}

  /** Opens the folder's log, giving all its entries in the order they were written; makes one when there is none. */
  static open(options: LogOptions, onEntry: OnStoredEntry): Log {
    const { folder, cache, sync } = options;
    const loaded = loadLog(folder, cache, sync, onEntry);
    if (loaded) {
      const log = new Log(options, loaded.identity, loaded.segments, loaded.lastFrame);
      // Behind the end there is room, or a write that was cut off.
      log.active.cutBack();
      log.acknowledge();
      return log;
    }
    const log = new Log(options, randomBytes(16), [], 0);
    log.segments.push(log.createSegment(1, 1));
    return log;
  }

  get oldest(): Segment {
    return this.segments[0] as Segment;
  }

  private get active(): Segment {
    return this.segments[this.segments.length - 1] as Segment;
  }

  get isSingle(): boolean {
    return this.segments.length === 1;
  }

  /** What the files hold, in bytes. */
  get bytes(): number {
    return this.segments.reduce((sum, { end }) => sum + end, 0);
  }

  /** Writes the entries all or none, and resolves when they are on disk. One call at a time. */
  async append(entries: readonly Entry[], segmentSize: number): Promise<Placed> {
    if (this.broken) throw this.broken;
    if (this.active.end >= segmentSize) this.roll();
    const state = this.active.end === FRAMES_AT ? this.options.state() : [];
    const { bytes, table } = writeFrame(this.lastFrame + 1, state.length > 0 ? [...state, ...entries] : entries);
    const segment = this.active;
    const start = segment.end;
    try {
      segment.append(bytes);
      if (this.options.sync) await segment.sync();
    } catch (error) {
      this.takeBack(segment, error);
      throw error;
    }
    this.lastFrame++;
    segment.end = start + bytes.length;
    this.acknowledge();
    const own = state.length > 0 ? table.slice(state.length) : table;
    return { segment, table: own.map((entry) => ({ ...entry, at: start + entry.at })) };
  }

  /** After this nothing can be known of the file's end: no more writes until it has been read again. */
  private takeBack(segment: Segment, error: unknown): void {
    try {
      segment.cutBack();
    } catch {
      this.broken = new Error(
        `writing has ended, as the file is not known to be whole (${messageOf(error)}): start again`,
      );
    }
  }

  private acknowledge(): void {
    const { active } = this;
    active.acknowledge({
      lastFrame: this.lastFrame,
      end: active.end,
      oldestSegment: this.oldest.number,
      followed: false,
    });
  }

  /** Goes on in a new segment. */
  private roll(): void {
    const full = this.active;
    full.cutBack();
    const oldestSegment = this.oldest.number;
    const next = this.createSegment(full.number + 1, oldestSegment);
    this.segments.push(next);
    full.acknowledge({ lastFrame: this.lastFrame, end: full.end, oldestSegment, followed: true });
    full.syncNow();
  }

  private createSegment(number: number, oldestSegment: number): Segment {
    const { folder, cache, sync } = this.options;
    const { fd, path } = createSegmentFile(
      folder,
      { identity: this.identity, number, firstFrame: this.lastFrame + 1 },
      { lastFrame: this.lastFrame, end: FRAMES_AT, oldestSegment, followed: false },
    );
    return new Segment(number, path, fd, cache, FRAMES_AT, FRAMES_AT, sync);
  }

  /** Removes the oldest segment, whose records have been written again. Who still reads from it can go on. */
  async removeOldest(): Promise<void> {
    const [removed] = this.segments.splice(0, 1);
    this.acknowledge();
    await this.active.sync();
    rmSync((removed as Segment).path);
  }

  close(): void {
    // Without the room that was made ahead.
    if (!this.broken) this.active.cutBack();
    for (const segment of this.segments) segment.close();
  }
}
