/** The body is not valid UTF-8, the only encoding accepted. */
export class NotUtf8 extends Error {}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const REPLACED = '\ufffd';

/** The text of a body. @throws NotUtf8 */
export function textOf(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new NotUtf8();
  }
}

const PERCENT = 0x25;
const hex = (digit: number | undefined) => Number.parseInt(String.fromCharCode(digit ?? 0), 16);

/** Percent-decodes bytes. Malformed escapes stay as they are, as in the URL standard. */
function unescaped(bytes: Buffer): Buffer {
  const out = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === PERCENT ? hex(bytes[at + 1]) * 16 + hex(bytes[at + 2]) : Number.NaN;
    out[length] = Number.isNaN(code) ? (bytes[at] ?? 0) : code;
    length += 1;
    if (!Number.isNaN(code)) at += 2;
  }
  return out.subarray(0, length);
}

/**
 * Decodes an urlencoded body, leaving its percent escapes. @throws NotUtf8 if the body or its decoded escapes are not
 * UTF-8
 */
export function urlencodedTextOf(bytes: Buffer): string {
  const text = textOf(bytes);
  if (text.includes('%')) textOf(unescaped(bytes));
  return text;
}

/**
 * Detects invalid UTF-8 in the texts that a parser read from a multipart body: the parser writes U+FFFD for it. A
 * client may send that character itself if the body is valid UTF-8 as a whole, which a body with a binary file hardly
 * ever is.
 */
export class Utf8Parts {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true });
  #valid = true;

  /** Bytes of the body, before the parser sees them. */
  add(bytes: Uint8Array): void {
    if (!this.#valid) return;
    try {
      this.#decoder.decode(bytes, { stream: true });
    } catch {
      this.#valid = false;
    }
  }

  /** Whether one of the texts was invalid UTF-8. */
  isBroken(...texts: readonly string[]): boolean {
    return !this.#valid && texts.some((text) => text.includes(REPLACED));
  }
}
