import { messages, type Message } from '@polyphony/domain/messages/messages.js';

/** Reason for which a file cannot be imported as a whole, and its place in the file, from 1. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  constructor(
    readonly userMessage: Message,
    readonly line: number | null,
    readonly column: number | null,
  ) {
    super(userMessage.code);
  }
}

/**
 * Encodings in which spreadsheets save tables: Unicode, and before it the code pages of Western European and of Arabic
 * Windows.
 */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes that decide between encodings. */
const SAMPLE_BYTES = 4096;
const isAscii = (text: string) => !/[\u0080-\u{10ffff}]/u.test(text);
const linesIn = (text: string): number => text.split('\n').length - 1;

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Workbooks, which are no text: an archive of XML, and the compound file of earlier versions. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const beginsWith = (bytes: Buffer, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 without a mark: every second byte is the same few ones, 0 of Latin letters and 6 of Arabic ones. */
function unmarkedUtf16(bytes: Buffer): Encoding | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const half = Math.floor(sample.length / 2);
  if (half === 0 || !sample.includes(0)) return null;
  const high = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0 || byte === 6) high[at % 2] = (high[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = high;
  if (odd > 0.8 * half && even < 0.2 * half) return 'utf-16le';
  return even > 0.8 * half && odd < 0.2 * half ? 'utf-16be' : null;
}

const ARABIC_LETTER = /[\u0600-\u06ff\u200c-\u200f]/;

/**
 * The code page of bytes that are no UTF-8. Words of Western Europe have letters of ASCII beside those above it, words of Arabic
 * have none.
 */
function codePage(bytes: Buffer): Encoding | null {
  const words = bytes.toString('latin1').match(/[A-Za-z\u0080-\u00ff]+/g) ?? [];
  const above = words.filter((word) => !isAscii(word));
  const mixed = above.filter((word) => /[A-Za-z]/.test(word)).length;
  const other = above.filter((word) => word.length > 1 && !/[A-Za-z]/.test(word));
  // Bytes that the code page does not have.
  if (mixed >= other.length) return above.some((word) => /[\x81\x8d\x8f\x90\x9d]/.test(word)) ? null : 'windows-1252';
  const letters = new TextDecoder('windows-1256').decode(Buffer.from(other.join(''), 'latin1'));
  const arabic = [...letters].filter((letter) => ARABIC_LETTER.test(letter)).length;
  return arabic > 0.9 * letters.length ? 'windows-1256' : null;
}

/** Offset of the last character of UTF-8 that is not complete. */
function incompleteAt(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** Decodes a file piece by piece. What is not marked is UTF-8, unless its first character beyond ASCII is none. */
class FileDecoder {
  encoding: Encoding | null = null;
  #decoder = new TextDecoder('utf-8', { fatal: true });
  #isAscii = true;
  #rest = Buffer.alloc(0);
  #line = 1;

  /** @throws FileProblem for bytes that are no text of any known encoding */
  text(chunk: Buffer, isLast: boolean): string {
    const bytes = Buffer.concat([this.#rest, chunk]);
    if (this.encoding === null) {
      // Less than what marks are made of.
      if (bytes.length < 4 && !isLast) return this.#retain(bytes);
      if (WORKBOOKS.some((mark) => beginsWith(bytes, mark))) throw new FileProblem(messages.importWorkbook, null, null);
      this.#use(MARKS.find(([, mark]) => beginsWith(bytes, mark))?.[0] ?? unmarkedUtf16(bytes) ?? 'utf-8');
    }
    const end = this.encoding === 'utf-8' && !isLast ? incompleteAt(bytes) : bytes.length;
    this.#rest = Buffer.from(bytes.subarray(end));
    const text = this.#decoded(bytes.subarray(0, end), isLast);
    const zero = text.indexOf('\u0000');
    if (zero >= 0) throw new FileProblem(messages.importEncoding, this.#line + linesIn(text.slice(0, zero)), null);
    this.#line += linesIn(text);
    return text;
  }

  #retain(bytes: Buffer): string {
    this.#rest = Buffer.from(bytes);
    return '';
  }

  #use(encoding: Encoding): void {
    this.encoding = encoding;
    this.#decoder = new TextDecoder(encoding, { fatal: true });
  }

  #decoded(bytes: Buffer, isLast: boolean): string {
    try {
      const text = this.#decoder.decode(bytes, { stream: !isLast });
      if (this.#isAscii && bytes.some((byte) => byte >= 0x80)) this.#isAscii = false;
      return text;
    } catch {
      // Decoded leniently, the bytes that are wrong become U+FFFD.
      const [before = ''] = new TextDecoder(this.encoding ?? 'utf-8').decode(bytes).split('\ufffd');
      const page = this.encoding === 'utf-8' && this.#isAscii && isAscii(before) ? codePage(bytes) : null;
      if (!page) throw new FileProblem(messages.importEncoding, this.#line + linesIn(before), null);
      this.#use(page);
      return this.#decoder.decode(bytes, { stream: !isLast });
    }
  }
}

/**
 * The text of a file, piece by piece, without a byte order mark.
 * @param decoder knows the encoding of what it has decoded
 * @throws FileProblem for more bytes than `maxBytes`, and for what is no text of an encoding that spreadsheets write
 */
export async function* textIn(
  chunks: AsyncIterable<Buffer>,
  maxBytes: number,
  onEncoding: (encoding: Encoding) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new FileDecoder();
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FileProblem(messages.importTooLarge(maxBytes / 1024 / 1024), null, null);
    const text = decoder.text(chunk, false);
    if (decoder.encoding) onEncoding(decoder.encoding);
    if (text !== '') yield text;
  }
  const text = decoder.text(Buffer.alloc(0), true);
  if (decoder.encoding) onEncoding(decoder.encoding);
  if (text !== '') yield text;
}
