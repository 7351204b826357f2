import { SITE_SEARCH_WORDS } from '@polyphony/domain/limits.js';
import { folded, searchWords } from '@polyphony/domain/text/folded.js';
import { typedText } from '../../records/read/listQuery.js';

/** Signs around a word that are no part of it; those of C++ and C# are. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu;

/** A folded word without signs around it; of signs alone, such as an emoji, those. */
const bare = (word: string): string => word.replace(AROUND, '') || word;

/** Whatever is between the words of a text. */
const WORD = /[^\s,;،؛、，。"“”„«»()\p{Pd}]+/gu;

/** A word of a text: as it is written, where, and as words are compared. */
interface WrittenWord {
  readonly written: string;
  readonly at: number;
  readonly word: string;
}

/** Words that were folded already: a text has few that no other one has, and folding takes longest. */
const FOLDED_MAX = 50_000;
const FOLDED_LETTERS = 30;
const known = new Map<string, string>();

/** A written word as words are compared. */
function compared(written: string): string {
  const cached = known.get(written);
  if (cached !== undefined) return cached;
  const word = bare(folded(written));
  if (known.size >= FOLDED_MAX) known.clear();
  if (written.length <= FOLDED_LETTERS) known.set(written, word);
  return word;
}

/** The words of a text, in their order. */
export function* wordsIn(text: string): Generator<WrittenWord> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const written = bare(found);
    const word = compared(written);
    if (word) yield { written, at: index + found.indexOf(written), word };
  }
}

/** The words that a visitor searches for, each once, as words are compared. */
export const wordsOfSearch = (typed: string): string[] =>
  [...new Set(searchWords(typedText(typed) ?? '').map(bare))].slice(0, SITE_SEARCH_WORDS);

/** Scripts that write no blanks between words, and one that writes articles and short words onto them. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Myanmar}]/u;
const WITH_ARTICLES = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Letters that a part within a word needs: of fewer, it would find words that have nothing to do with it. */
const WITHIN_MIN = 4;
const JOINED_MIN = 3;

/** Whether a word may be found within longer ones, and not at their beginning alone. */
export function isFoundWithin(word: string): boolean {
  if (WITHOUT_BLANKS.test(word)) return true;
  if (/^\p{N}+$/u.test(word)) return false;
  return word.length >= (WITH_ARTICLES.test(word) ? JOINED_MIN : WITHIN_MIN);
}

/** How well a word of a text is what was typed: all of it, its beginning, a part within it; 0 where it is not. */
export function likeness(typed: string, word: string): number {
  if (word === typed) return 4;
  if (word.startsWith(typed)) return 3;
  return isFoundWithin(typed) && word.includes(typed) ? 1 : 0;
}

/** Where what was typed is within a written word that is as long as a sentence; null in scripts with blanks. */
export function placeWithin({ written }: Pick<WrittenWord, 'written'>, typed: string): number | null {
  const place = WITHOUT_BLANKS.test(typed) ? written.toLowerCase().indexOf(typed) : -1;
  return place < 0 ? null : place;
}
