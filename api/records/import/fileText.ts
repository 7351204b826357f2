import { messages, type Message } from '@polyphony/domain/messages/messages.js';

/** Why a file cannot be imported as a whole, and where in it, from 1. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  constructor(
    readonly said: Message,
    readonly line: number | null,
    readonly column: number | null,
  ) {
    super(said.code);
  }
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/**
 * The text of a file, piece by piece, without a byte order mark.
 * @throws FileProblem for more bytes than `maxBytes`, and for any encoding but UTF-8
 */
export async function* textIn(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let line = 1;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FileProblem(messages.importTooLarge(maxBytes / 1024 / 1024), null, null);
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      // Decoded leniently, the bytes that are wrong become U+FFFD.
      const [before = ''] = chunk.toString('utf8').split('\ufffd');
      throw new FileProblem(messages.importEncoding, line + linesIn(before), null);
    }
    // UTF-16 of Latin letters, without a mark, is UTF-8 full of zeros.
    const zero = text.indexOf('\u0000');
    if (zero >= 0) throw new FileProblem(messages.importEncoding, line + linesIn(text.slice(0, zero)), null);
    line += linesIn(text);
    if (text !== '') yield text;
  }
  try {
    decoder.decode();
  } catch {
    throw new FileProblem(messages.importEncoding, line, null);
  }
}
