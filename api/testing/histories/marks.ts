const PATTERN = /zq[a-p]+qz/g;

/** The marks within a text. */
export const marksIn = (text: string): ReadonlySet<string> => new Set(text.match(PATTERN) ?? []);

let markCount = 0;

/** Makes words that no text has twice: wherever one is found, it tells which write it came from. */
export class Marks {
  readonly #own = new Set<string>();
  /** Those of writes that were refused: none of them may be found anywhere. */
  readonly refused = new Set<string>();

  next(): string {
    markCount += 1;
    const letters = [...markCount.toString(16)].map((digit) => 'abcdefghijklmnop'.charAt(parseInt(digit, 16)));
    const mark = `zq${letters.join('')}qz`;
    this.#own.add(mark);
    return mark;
  }

  isOwn(mark: string): boolean {
    return this.#own.has(mark);
  }
}
