import { isSpelledAlike, mayBeMistyped } from './oneLetter.js';
import { isFoundWithin, likeness } from './words.js';

/** Words of the vocabulary that one typed word finds: '-s' is in more than are worth looking at. */
const FOUND_MAX = 1_000;

/** Between words in the text of all words; no word has it. */
const END = '\n';

/** A word of the vocabulary that a typed one finds, and how well it fits. */
export interface FoundWord {
  readonly word: string;
  readonly fits: number;
  /** Whether it is not what was typed, but spelled alike. */
  readonly alike: boolean;
}

/**
 * The words of a language, each with the numbers of the documents that have it. All words are one text, in which the engine
 * finds those with a part far sooner than it would look at each.
 */
export class Vocabulary {
  readonly #holders = new Map<string, number[]>();
  /** Words as they are written, where that is not how they are compared. */
  readonly #written = new Map<string, string>();
  #text: string | null = null;

  /** Notes that a document has a word. */
  add(word: string, written: string, holder: number): void {
    const holders = this.#holders.get(word);
    if (holders) {
      holders.push(holder);
      return;
    }
    this.#holders.set(word, [holder]);
    if (written !== word) this.#written.set(word, written);
    this.#text = null;
  }

  /** Removes what holds words no more. */
  filter(isThere: (holder: number) => boolean): void {
    for (const [word, holders] of this.#holders) {
      const left = holders.filter(isThere);
      if (left.length > 0) this.#holders.set(word, left);
      else {
        this.#holders.delete(word);
        this.#written.delete(word);
      }
    }
    this.#text = null;
  }

  holdersOf(word: string): readonly number[] {
    return this.#holders.get(word) ?? [];
  }

  /** A word as a text writes it. */
  writtenAs(word: string): string {
    return this.#written.get(word) ?? word;
  }

  /** The words that a typed one is, begins or is within. */
  find(typed: string): FoundWord[] {
    const found: FoundWord[] = [];
    const add = (word: string) => {
      const fits = likeness(typed, word);
      if (fits > 0) found.push({ word, fits, alike: false });
      return found.length < FOUND_MAX;
    };
    // The word itself, then beginnings, so that what is within words does not take their room.
    if (this.#holders.has(typed)) add(typed);
    this.#each(END + typed, (word) => word === typed || add(word));
    if (isFoundWithin(typed)) this.#each(typed, (word) => word.startsWith(typed) || add(word));
    return found;
  }

  /** The words that a typed one would be, or begin, but for one letter. */
  alike(typed: string): FoundWord[] {
    if (!mayBeMistyped(typed)) return [];
    const found = new Map<string, FoundWord>();
    const add = (word: string) => {
      // What was typed finds them anyway.
      if (likeness(typed, word) === 0 && isSpelledAlike(typed, word)) found.set(word, { word, fits: 2, alike: true });
      return found.size < FOUND_MAX;
    };
    // One letter is wrong in one half: the other one is as it was typed.
    const middle = typed.length >> 1;
    const [first, last] = [typed.slice(0, middle), typed.slice(middle)];
    this.#each(END + first, add);
    this.#each(last, (word) => !word.slice(middle - 1, typed.length + 1).includes(last) || add(word));
    // Or two letters changed places in its middle.
    const swapped = first.slice(0, -1) + (last[0] ?? '') + (first.at(-1) ?? '') + last.slice(1);
    this.#each(END + swapped, add);
    return [...found.values()];
  }

  /** Calls it with the words that a text is in, each once, until it returns false. */
  #each(part: string, call: (word: string) => boolean): void {
    this.#text ??= END + [...this.#holders.keys()].join(END) + END;
    const text = this.#text;
    for (let at = text.indexOf(part); at >= 0;) {
      const from = text.lastIndexOf(END, at) + 1;
      const start = part.startsWith(END) ? at + 1 : from;
      const end = text.indexOf(END, start);
      if (end < 0 || !call(text.slice(start, end))) return;
      at = text.indexOf(part, end);
    }
  }
}
