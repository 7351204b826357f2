import { localeOf } from '../languages.js';
import { plainText } from './richText.js';

/**
 * Words a minute of silent reading, as measured with the same texts in many languages (International Reading Speed Texts,
 * Trauzettel-Klosinski and Dietz 2012).
 */
const WORDS_A_MINUTE: Readonly<Record<string, number>> = {
  en: 228,
  ar: 138,
  fr: 195,
  de: 179,
  es: 218,
  zh: 158,
  ja: 193,
};
const USUAL = 184;

/** Cached, because creating a segmenter takes longer than counting a page of words. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Segmenter that divides a text of a language into words, also of languages that put no spaces between them. */
function segmenterOf(lang: string): Intl.Segmenter {
  const code = localeOf(lang);
  const segmenter = segmenters.get(code) ?? new Intl.Segmenter(code, { granularity: 'word' });
  segmenters.set(code, segmenter);
  return segmenter;
}

/**
 * The words of a rich text, for readers and writers alike. Numbers count as words, punctuation does not.
 * @param lang code of the language that the text is in
 */
export function wordCount(html: string | null | undefined, lang: string): number {
  let words = 0;
  for (const { isWordLike } of segmenterOf(lang).segment(plainText(html) ?? '')) if (isWordLike) words += 1;
  return words;
}

/** Minutes that it takes to read so many words of a language: whole ones, at least one; 0 for no words. */
export const readingMinutes = (words: number, lang: string): number =>
  words === 0 ? 0 : Math.max(1, Math.round(words / (WORDS_A_MINUTE[lang] ?? USUAL)));
