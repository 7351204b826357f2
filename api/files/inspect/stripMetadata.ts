import { stripAvif } from './stripAvif.js';

/**
 * Removes metadata from images (EXIF with the GPS position, XMP, IPTC, comments, thumbnails) without re-encoding their
 * pixels. Only parts needed for decoding and colours remain, so unknown parts are removed too. Each function returns
 * null for a structure that it does not support.
 */
type Strip = (bytes: Buffer) => Buffer | null;

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app2: 0xe2, app14: 0xee, app15: 0xef, comment: 0xfe };

/** Whether a decoder needs the segment with this marker; `at` is the offset of its content. */
function isNeededSegment(bytes: Buffer, marker: number, at: number): boolean {
  if (marker === JPEG.app0) return startsWith(bytes, at, 'JFIF\0');
  if (marker === JPEG.app2) return startsWith(bytes, at, 'ICC_PROFILE\0');
  if (marker === JPEG.app14) return startsWith(bytes, at, 'Adobe');
  return (marker < JPEG.app0 || marker > JPEG.app15) && marker !== JPEG.comment;
}

/** The end of the entropy-coded data that begins at `from`: the next marker that does not belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    // 0xff 0x00 is an escaped 0xff, 0xd0 to 0xd7 are restart markers, another 0xff is padding.
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function stripJpeg(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Anything after the end marker (other images, videos, maker notes) is removed.
    if (marker === JPEG.end) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.length) return null;
    const content = at + 4;
    const segmentEnd = at + 2 + bytes.readUInt16BE(at + 2);
    if (segmentEnd < content || segmentEnd > bytes.length) return null;
    const end = marker === JPEG.scan ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (isNeededSegment(bytes, marker, content)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Chunks with pixels, colours, sizes and frames. */
const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);
const PNG_SIGNATURE_BYTES = 8;

function stripPng(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (PNG_CHUNKS.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The flags of VP8X for EXIF and XMP. */
const WEBP_NOTES = 0x0c;

function stripWebp(bytes: Buffer): Buffer | null {
  const parts = [Buffer.from(bytes.subarray(0, 12))];
  const whole = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  let at = 12;
  while (at + 8 <= whole) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    // The last chunk may lack its padding.
    if (at + 8 + size > whole) return null;
    if (WEBP_CHUNKS.has(name)) {
      const chunk = Buffer.from(bytes.subarray(at, Math.min(end, bytes.length)));
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_NOTES;
      parts.push(chunk);
    }
    at = end;
  }
  const stripped = Buffer.concat(parts);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}

const STRIP: Readonly<Record<string, Strip>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/avif': stripAvif,
};

/**
 * The image without its metadata and with identical pixels; the same bytes if it has none. Formats that contain none in
 * practice (GIF) are returned unchanged.
 * @returns null if its structure is not supported
 */
export function stripMetadata(bytes: Buffer, type: string): Buffer | null {
  const strip = STRIP[type];
  const stripped = strip ? strip(bytes) : bytes;
  return stripped?.equals(bytes) ? bytes : stripped;
}
