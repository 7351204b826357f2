/**
 * An AVIF consists of boxes, and refers to pixels by file offset. So metadata is overwritten in place, with empty data
 * of the same length (ISO/IEC 14496-12, 8.11; 23008-12, annex A).
 */

interface Box {
  readonly name: string;
  /** Offsets of its content. */
  readonly start: number;
  readonly end: number;
}

/** The structure is not supported. */
class Unreadable extends Error {}

function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at + 8 <= end) {
    const short = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const header = short === 1 ? 16 : 8;
    const size = short === 0 ? end - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < header || at + size > end) throw new Unreadable();
    boxes.push({ name, start: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

/** Reads consecutive numbers. */
class Reader {
  #at: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Reads a big-endian number of that many bytes; 0 for none. */
  number(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(this.#bytes.readBigUInt64BE(at)) : this.#bytes.readUIntBE(at, bytes);
  }
}

/** Item types of metadata: EXIF, and XMP or other MIME types. */
const NOTES: ReadonlySet<string> = new Set(['Exif', 'mime', 'uri ']);

/** The ids and types of metadata items. */
function notesIn(bytes: Buffer, { start, end }: Box): Map<number, string> {
  const isLong = (bytes[start] ?? 0) > 0;
  const entries = boxesIn(bytes, start + (isLong ? 8 : 6), end).filter(({ name }) => name === 'infe');
  const notes = new Map<number, string>();
  for (const entry of entries) {
    const version = bytes[entry.start] ?? 0;
    if (version < 2) continue;
    const idBytes = version === 2 ? 2 : 4;
    const id = bytes.readUIntBE(entry.start + 4, idBytes);
    const at = entry.start + 4 + idBytes + 2;
    const type = bytes.toString('latin1', at, at + 4);
    if (NOTES.has(type)) notes.set(id, type);
  }
  return notes;
}

interface Extent {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** The extents of each item's content. */
function extentsIn(bytes: Buffer, location: Box, data: Box | undefined): Extent[] {
  const version = bytes[location.start] ?? 0;
  const reader = new Reader(bytes, location.start + 4);
  const sizes = reader.number(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  const count = reader.number(idBytes);
  const extents: Extent[] = [];
  for (let item = 0; item < count; item += 1) {
    const id = reader.number(idBytes);
    const method = version === 0 ? 0 : reader.number(2) & 15;
    reader.number(2);
    const base = reader.number(baseBytes);
    const from = method === 0 ? 0 : method === 1 ? data?.start : undefined;
    for (let left = reader.number(2); left > 0; left -= 1) {
      reader.number(indexBytes);
      const start = (from ?? Number.NaN) + base + reader.number(offsetBytes);
      extents.push({ id, start, end: start + reader.number(lengthBytes) });
    }
  }
  return extents;
}

/** A minimal EXIF block: header offset, header, and a directory without entries. */
const EMPTY_EXIF = Buffer.from('000000004d4d002a00000008000000000000', 'hex');

function overwrite(bytes: Buffer, { start, end }: Extent, type: string | undefined): void {
  if (!(start >= 0 && end <= bytes.length && start <= end)) throw new Unreadable();
  bytes.fill(type === 'Exif' ? 0 : 0x20, start, end);
  if (type === 'Exif' && end - start >= EMPTY_EXIF.length) EMPTY_EXIF.copy(bytes, start);
}

/** The AVIF without its metadata; null if its structure is not supported. */
export function stripAvif(bytes: Buffer): Buffer | null {
  const stripped = Buffer.from(bytes);
  try {
    for (const meta of boxesIn(bytes, 0, bytes.length).filter(({ name }) => name === 'meta')) {
      const boxes = boxesIn(bytes, meta.start + 4, meta.end);
      const [info, location, data] = ['iinf', 'iloc', 'idat'].map((name) => boxes.find((box) => box.name === name));
      if (!info) continue;
      const notes = notesIn(bytes, info);
      if (notes.size === 0) continue;
      if (!location) return null;
      for (const extent of extentsIn(bytes, location, data)) {
        if (notes.has(extent.id)) overwrite(stripped, extent, notes.get(extent.id));
      }
    }
  } catch (error) {
    // Buffer throws a RangeError when reading beyond its end.
    if (error instanceof Unreadable || error instanceof RangeError) return null;
    throw error;
  }
  return stripped;
}
