/** A letter with its marks, or marks alone. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;
const PLAIN = /^[\x20-\x7e]*$/;
/** Letters that may equal two others, or another without a stroke: whether they do is the collator's to say. */
const EXPANSIONS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  ı: 'i',
};
/** Marks can be heaped on a letter without end: more different letters than this are not remembered. */
const MOST_LETTERS = 50_000;

/**
 * Maps texts that a collator holds equal to the same text, so that they can be looked up by it. It goes letter by letter
 * and compares each by the collator, so that what a locale counts as a letter of its own (å in Swedish) stays one.
 * The mapping holds within the process; one folder serves all that is compared by one collation.
 */
export class TextFolder {
  private readonly known = new Map<string, string>();
  /** One letter of each class of equal ones met so far, in the collator's order. */
  private readonly classes: string[] = [];

  private readonly ignoresCase: boolean;
  private readonly numeric: boolean;

  constructor(
    private readonly collator: Intl.Collator,
    private readonly locale: string,
  ) {
    const { sensitivity, numeric } = collator.resolvedOptions();
    this.ignoresCase = sensitivity === 'base' || sensitivity === 'accent';
    this.numeric = numeric;
  }

  fold(text: string): string {
    const cased = this.ignoresCase ? text.toLocaleLowerCase(this.locale) : text;
    const folded = PLAIN.test(cased) ? cased : cased.normalize('NFC').replace(LETTERS, (letter) => this.letter(letter));
    return this.numeric ? folded.replace(/0*(\d+)/g, '$1') : folded;
  }

  private letter(letter: string): string {
    const known = this.known.get(letter);
    if (known !== undefined) return known;
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase(this.locale);
    const candidates = ['', EXPANSIONS[bare] ?? bare, bare, letter.normalize('NFKC')];
    const simplest = candidates.find((candidate) => this.collator.compare(candidate, letter) === 0) ?? letter;
    const folded = PLAIN.test(simplest) ? simplest : this.classOf(simplest);
    if (this.known.size < MOST_LETTERS) this.known.set(letter, folded);
    return folded;
  }

  private classOf(letter: string): string {
    let low = 0;
    let high = this.classes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.collator.compare(this.classes[middle] as string, letter);
      if (order === 0) return this.classes[middle] as string;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    if (this.classes.length < MOST_LETTERS) this.classes.splice(low, 0, letter);
    return letter;
  }
}
