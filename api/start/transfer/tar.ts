import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ByteRange } from '../../storage/storage.js';

/** Problem with an archive, for the person who gave it. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** A file within an archive: where its bytes are, from the beginning of the archive. */
export interface TarEntry {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

const BLOCK = 512;
const NAME_MAX = 100;
/** Folders and names without any that begin with a dot, so that nobody who unpacks one is led elsewhere. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Offsets of the fields of a header (POSIX.1-1988, ustar). */
const AT = {
  name: 0,
  mode: 100,
  uid: 108,
  gid: 116,
  size: 124,
  time: 136,
  sum: 148,
  type: 156,
  magic: 257,
  prefix: 345,
};
const MAGIC = 'ustar\u000000';
const PREFIX_MAX = 155;

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

/** The sum of the bytes of a header, those of the sum itself read as spaces. */
const sumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= AT.sum && at < AT.type ? 32 : byte), 0);

function headerOf(name: string, size: number): Buffer {
  if (!NAME.test(name) || name.length > NAME_MAX) throw new Error(`'${name}' is no name for a file of an archive.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, AT.name, 'latin1');
  header.write(`${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0${octal(size, 11)}\0${octal(0, 11)}\0`, AT.mode);
  header.write(`0`, AT.type);
  header.write(MAGIC, AT.magic);
  header.write(`${octal(sumOf(header), 6)}\0 `, AT.sum);
  return header;
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** Writes a tar archive; the same files make the same bytes. */
export class TarWriter {
  private constructor(private readonly file: FileHandle) {}

  /** @throws an error with the code EEXIST when there is such a file */
  static async create(path: string): Promise<TarWriter> {
    return new TarWriter(await open(path, 'wx', 0o600));
  }

  /** Adds a file. Returns the SHA-256 of its bytes, hexadecimal. @throws Error when they are not as many as `size` */
  async add(name: string, size: number, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
    const hash = createHash('sha256');
    await this.file.write(headerOf(name, size));
    let written = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      await this.file.write(chunk);
      written += chunk.length;
    }
    if (written !== size) throw new Error(`'${name}' has changed while it was read.`);
    await this.file.write(Buffer.alloc(paddingOf(size)));
    return hash.digest('hex');
  }

  /** Ends the archive, when it is on disk. */
  async end(): Promise<void> {
    await this.file.write(Buffer.alloc(2 * BLOCK));
    await this.file.sync();
  }

  close(): Promise<void> {
    return this.file.close();
  }
}

const textAt = (header: Buffer, at: number, length: number): string =>
  header.toString('latin1', at, at + length).replace(/\0.*$/s, '');

function entryAt(header: Buffer, start: number): TarEntry {
  const damaged = () => new ArchiveError(`The archive is damaged before byte ${start}.`);
  if (Number.parseInt(textAt(header, AT.sum, 8), 8) !== sumOf(header)) throw damaged();
  if (textAt(header, AT.magic, 5) !== 'ustar') throw damaged();
  const name = textAt(header, AT.name, NAME_MAX);
  if (textAt(header, AT.type, 1) !== '0' || textAt(header, AT.prefix, PREFIX_MAX) !== '' || !NAME.test(name))
    throw new ArchiveError(`The archive has an entry that no site is exported with: '${name}'.`);
  const digits = textAt(header, AT.size, 12).trim();
  if (!/^[0-7]{1,11}$/.test(digits)) throw damaged();
  return { name, start, size: Number.parseInt(digits, 8) };
}

/**
 * The files of a tar archive in their order.
 * @throws ArchiveError for what is no such archive, for one that is cut off, and for links, folders and names that lead elsewhere
 */
export async function* tarEntries(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size: total } = await file.stat();
  for (let at = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, at);
    if (bytesRead < BLOCK) throw new ArchiveError('The archive is cut off.');
    if (buffer.every((byte) => byte === 0)) return;
    const entry = entryAt(buffer, at + BLOCK);
    const end = entry.start + entry.size + paddingOf(entry.size);
    if (end > total) throw new ArchiveError(`The archive is cut off within '${entry.name}'.`);
    yield entry;
    at = end;
  }
}

const CHUNK = 256 * 1024;

async function* chunksOf(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(CHUNK, end - at)), 0, null, at);
    if (bytesRead === 0) throw new ArchiveError('The archive is cut off.');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** The bytes of a file of an archive, or some of them: inclusive offsets within the file. */
export function bytesOf(file: FileHandle, { start, size }: TarEntry, range?: ByteRange): Readable {
  const [from, to] = range ? [range.start, Math.min(size, range.end + 1)] : [0, size];
  return Readable.from(chunksOf(file, start + from, start + to));
}
