import { Vocabulary, type FoundWord } from './vocabulary.js';
import { wordsIn } from './words.js';

/** The texts of a document in one language. */
export interface IndexedTexts {
  readonly lang: string;
  readonly title: string;
  readonly texts: readonly string[];
}

/** A document that was found. */
export interface FoundDocument<Document> {
  readonly document: Document;
  readonly score: number;
  /** Of each typed word the one that it was found by, as it is written, where that is spelled alike; null: as it was typed. */
  readonly alike: readonly (string | null)[];
}

/** How much more a word counts in a title. */
const IN_TITLE = 4;
/** Removed documents are left in the lists of words until there are so many. */
const REMOVED_MAX = 500;

/** The best that a document has of one typed word. */
interface Best {
  readonly score: number;
  readonly alike: string | null;
}

/** Which words are in which documents, in each language. A search costs what its words are in, however many documents there are. */
export class WordIndex<Document> {
  readonly #languages = new Map<string, Vocabulary>();
  readonly #documents: (Document | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  #removed = 0;

  /** Adds a document, in place of the one with this id. */
  set(id: string, document: Document, texts: readonly IndexedTexts[]): void {
    this.remove(id);
    const number = this.#documents.push(document) - 1;
    this.#numbers.set(id, number);
    for (const { lang, title, texts: others } of texts) {
      const vocabulary = this.#languages.get(lang) ?? new Vocabulary();
      this.#languages.set(lang, vocabulary);
      const seen = new Set<string>();
      for (const [at, text] of [title, ...others].entries())
        for (const { word, written } of wordsIn(text)) {
          if (seen.has(word)) continue;
          seen.add(word);
          vocabulary.add(word, written, 2 * number + (at === 0 ? 1 : 0));
        }
    }
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.#numbers.delete(id);
    this.#documents[number] = undefined;
    this.#removed += 1;
    if (this.#removed <= Math.max(REMOVED_MAX, this.#numbers.size)) return;
    this.#removed = 0;
    for (const vocabulary of this.#languages.values())
      vocabulary.filter((holder) => this.#documents[holder >> 1] !== undefined);
  }

  get documents(): readonly Document[] {
    return this.#documents.filter((document) => document !== undefined);
  }

  /**
   * The documents that have all of the words, each in one of the languages.
   * @param tolerant whether a word may be another one but for a letter
   */
  find(words: readonly string[], languages: readonly string[], tolerant: boolean): FoundDocument<Document>[] {
    const [first, ...others] = words.map((word) => this.#holding(word, languages, tolerant));
    if (!first) return [];
    return [...first].flatMap(([number, best]) => {
      const all = [best, ...others.flatMap((holding) => holding.get(number) ?? [])];
      const document = this.#documents[number];
      if (document === undefined || all.length < words.length) return [];
      const score = all.reduce((sum, one) => sum + one.score, 0);
      return [{ document, score, alike: all.map(({ alike }) => alike) }];
    });
  }

  /** The numbers of the documents that have a word, with the best that each has of it. */
  #holding(word: string, languages: readonly string[], tolerant: boolean): ReadonlyMap<number, Best> {
    const holding = new Map<number, Best>();
    for (const lang of languages) {
      const vocabulary = this.#languages.get(lang);
      const found = vocabulary ? [...vocabulary.find(word), ...(tolerant ? vocabulary.alike(word) : [])] : [];
      for (const one of found) this.#note(one, vocabulary, holding);
    }
    return holding;
  }

  #note({ word, fits, alike }: FoundWord, vocabulary: Vocabulary | undefined, holding: Map<number, Best>): void {
    const written = alike ? (vocabulary?.writtenAs(word) ?? word) : null;
    for (const holder of vocabulary?.holdersOf(word) ?? []) {
      const number = holder >> 1;
      const score = fits * (holder % 2 === 1 ? IN_TITLE : 1);
      const known = holding.get(number);
      // What was typed comes before what is spelled alike, wherever it is.
      if (!known || (known.alike !== null && !alike) || ((known.alike !== null) === alike && known.score < score))
        holding.set(number, { score, alike: written });
    }
  }
}
