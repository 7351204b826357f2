import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Disk, systemDisk } from '../../store/log/disk.js';

type Change =
  | { readonly kind: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: number; readonly size: number }
  | { readonly kind: 'name'; readonly name: string; readonly file: number | undefined };
type Event =
  | Change
  /** All of the file's changes before `covers` are on disk. */
  | { readonly kind: 'synced'; readonly file: number; readonly covers: number }
  | { readonly kind: 'folderSynced' };

/** Whether a change that was not synced is there after a power cut. */
export type Survives = (kind: Change['kind']) => boolean;

const SECTOR = 512;

/**
 * A disk that notes what is done to one folder, so that the folder can be made as it would be had the power been cut at
 * any moment: what was not synced by then may be there, in whole sectors, or not. Syncing takes no time.
 */
export class RecordingDisk implements Disk {
  readonly events: Event[] = [];
  private readonly files: number[] = [];
  private readonly names = new Map<string, number>();
  private readonly base: { readonly name: string; readonly bytes: Buffer }[];

  /** Records over what the folder has, as being on disk. */
  constructor(folder: string) {
    this.base = readdirSync(folder)
      .filter((name) => name.includes('.seg'))
      .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
    for (const [file, { name }] of this.base.entries()) this.names.set(name, file);
    this.nextFile = this.base.length;
  }
  private nextFile: number;

  create(path: string): number {
    const fd = systemDisk.create(path);
    const file = this.nextFile++;
    this.files[fd] = file;
    this.name(basename(path), file);
    return fd;
  }

  open(path: string): number {
    const fd = systemDisk.open(path);
    this.files[fd] = this.names.get(basename(path)) as number;
    return fd;
  }

  write(fd: number, bytes: Buffer, at: number): void {
    systemDisk.write(fd, bytes, at);
    this.events.push({ kind: 'write', file: this.files[fd] as number, at, bytes: Buffer.from(bytes) });
  }

  truncate(fd: number, size: number): void {
    systemDisk.truncate(fd, size);
    this.events.push({ kind: 'truncate', file: this.files[fd] as number, size });
  }

  async sync(fd: number): Promise<void> {
    const covers = this.events.length;
    await new Promise((resolve) => setImmediate(resolve));
    this.events.push({ kind: 'synced', file: this.files[fd] as number, covers });
  }

  syncNow(fd: number): void {
    this.events.push({ kind: 'synced', file: this.files[fd] as number, covers: this.events.length });
  }

  rename(from: string, to: string): void {
    systemDisk.rename(from, to);
    this.name(basename(to), this.names.get(basename(from)));
    this.name(basename(from), undefined);
  }

  remove(path: string): void {
    systemDisk.remove(path);
    this.name(basename(path), undefined);
  }

  syncFolder(): void {
    this.events.push({ kind: 'folderSynced' });
  }

  private name(name: string, file: number | undefined): void {
    if (file === undefined) this.names.delete(name);
    else this.names.set(name, file);
    this.events.push({ kind: 'name', name, file });
  }

  /**
   * Makes `folder` as after `count` events. `survives` is called for each change, or sector of a write, that was not
   * synced: of a process that was killed, all survive.
   */
  rebuild(count: number, folder: string, survives: Survives): void {
    const events = this.events.slice(0, count);
    const synced = new Map<number, number>();
    let foldersSynced = -1;
    for (const [i, event] of events.entries())
      if (event.kind === 'synced') synced.set(event.file, event.covers);
      else if (event.kind === 'folderSynced') foldersSynced = i;
    const names = new Map(this.base.map(({ name }, file) => [name, file]));
    const contents = this.base.map(({ bytes }): Content => new Content(Buffer.from(bytes)));
    for (const [i, event] of events.entries()) {
      if (event.kind === 'synced' || event.kind === 'folderSynced') continue;
      if (event.kind === 'name') {
        if (i > foldersSynced && !survives('name')) continue;
        if (event.file === undefined) names.delete(event.name);
        else names.set(event.name, event.file);
        continue;
      }
      const content = (contents[event.file] ??= new Content(Buffer.alloc(0)));
      const isSure = i < (synced.get(event.file) ?? 0);
      if (event.kind === 'truncate') {
        if (isSure || survives('truncate')) content.truncate(event.size);
      } else if (isSure) content.write(event.bytes, event.at);
      else content.writeSectors(event.bytes, event.at, survives);
    }
    for (const [name, file] of names) writeFileSync(join(folder, name), contents[file]?.bytes ?? '');
  }
}

class Content {
  private size: number;

  constructor(private buffer: Buffer) {
    this.size = buffer.length;
  }

  get bytes(): Buffer {
    return this.buffer.subarray(0, this.size);
  }

  truncate(size: number): void {
    this.grow(size);
    this.buffer.fill(0, size);
    this.size = size;
  }

  write(bytes: Buffer, at: number): void {
    this.grow(at + bytes.length);
    bytes.copy(this.buffer, at);
    this.size = Math.max(this.size, at + bytes.length);
  }

  writeSectors(bytes: Buffer, at: number, survives: Survives): void {
    for (let done = 0; done < bytes.length;) {
      const next = Math.min(bytes.length, (Math.floor((at + done) / SECTOR) + 1) * SECTOR - at);
      if (survives('write')) this.write(bytes.subarray(done, next), at + done);
      done = next;
    }
  }

  private grow(size: number): void {
    if (size <= this.buffer.length) return;
    const grown = Buffer.alloc(Math.max(size, this.buffer.length * 2));
    this.buffer.copy(grown, 0, 0, this.size);
    this.buffer = grown;
  }
}
