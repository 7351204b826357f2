import { languageRead, type LanguageChoice } from '@polyphony/domain/languages.js';
import type { RecordTexts, TextByLanguage } from './recordTexts.js';
import { likeness, placeWithin, wordsIn } from './words.js';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

/** A text of a result, in pieces, and its language. */
export interface MarkedText {
  readonly lang: string;
  readonly pieces: readonly TextPiece[];
}

/** Characters of an excerpt, and of those before what was found in it. */
const LENGTH = 170;
const BEFORE = 50;
/** Characters of a text in which an excerpt is looked for. */
const LOOKED_AT = 20_000;

/** Halves of characters where a text is cut. */
const HALVES = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Where a text has words that were searched for. */
function* placesIn(text: string, words: readonly string[]): Generator<Place> {
  for (const one of wordsIn(text)) {
    const typed = words.find((each) => likeness(each, one.word) > 0);
    if (typed === undefined) continue;
    const within = placeWithin(one, typed);
    if (within === null) yield { from: one.at, to: one.at + one.written.length };
    else yield { from: one.at + within, to: one.at + within + typed.length };
  }
}

function marked(text: string, words: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { from, to } of placesIn(text, words)) {
    if (from > done) pieces.push({ text: text.slice(done, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false });
  return pieces;
}

/** Where an excerpt begins: at the line of the place or of the text, else at a word. */
function beginningOf(text: string, place: number): number {
  const early = Math.max(0, place - BEFORE);
  const line = text.lastIndexOf('\n', place) + 1;
  if (line > early || early === 0) return line;
  const blank = text.slice(early, place).search(/\s/u);
  return blank < 0 ? place : early + blank + 1;
}

/** The end of a line that a sentence ends, too. */
const AFTER_SENTENCE = /(?<=[.!?:؟。…])\s*\n\s*/gu;

/** A part of a text around a place, from word to word, without halves of characters. */
function around(text: string, place: number): string {
  const from = beginningOf(text, place);
  const cut = text.slice(from, from + LENGTH);
  const isWhole = from + LENGTH >= text.length;
  const last = isWhole ? cut.length : Math.max(cut.search(/\s\S*$/u), LENGTH / 2);
  const excerpt = cut
    .slice(0, last)
    .replace(HALVES, '')
    .trim()
    .replace(AFTER_SENTENCE, ' ')
    .replace(/\s*\n\s*/gu, ' · ')
    .replace(/\s+/gu, ' ');
  return `${from > 0 ? '… ' : ''}${excerpt}${isWhole ? '' : ' …'}`;
}

const markedText = (lang: string, text: string, words: readonly string[]): MarkedText => ({
  lang,
  pieces: marked(text, words),
});

/** The title of a result as visitors read it. */
export function titleOf({ title }: RecordTexts, choice: LanguageChoice, words: readonly string[]): MarkedText {
  const lang = languageRead(title, choice);
  return markedText(lang ?? choice.default, (lang !== null && title[lang]) || '', words);
}

/**
 * An excerpt of a result: around the first of the words in the first text that has one, as visitors read it, else in the
 * languages of the search; without one, the beginning of its first text.
 */
export function excerptOf(
  { others }: RecordTexts,
  choice: LanguageChoice,
  { words, languages }: { readonly words: readonly string[]; readonly languages: readonly string[] },
): MarkedText | null {
  const read = others.flatMap((text): (readonly [lang: string, text: string])[] => {
    const lang = languageRead(text, choice);
    return lang === null ? [] : [[lang, text[lang] ?? '']];
  });
  const inOtherLanguages = others.flatMap((text: TextByLanguage) =>
    languages.flatMap((lang): (readonly [lang: string, text: string])[] => (text[lang] ? [[lang, text[lang]]] : [])),
  );
  for (const [lang, text] of [...read, ...inOtherLanguages]) {
    const looked = text.slice(0, LOOKED_AT);
    const [place] = placesIn(looked, words);
    if (place) return markedText(lang, around(looked, place.from), words);
  }
  const [first] = read;
  return first ? markedText(first[0], around(first[1].slice(0, LOOKED_AT), 0), words) : null;
}
