import { diffArrays } from 'diff';

/** A piece of a text, and whether the other version lacks it. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

/** Both versions of a text in pieces; the pieces of each, one after another, are the text. */
export interface TextDifference {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

/** Longer ones are compared as a whole: word by word would keep the browser busy. */
const COMPARED_WORDS = 20_000;

const wordsOf = (text: string, lang: string): string[] =>
  [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** Compares two texts word by word, by the words of their language. */
export function textDifference(before: string, after: string, lang: string): TextDifference {
  const [old, now] = [wordsOf(before, lang), wordsOf(after, lang)];
  if (old.length + now.length > COMPARED_WORDS)
    return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  const parts = diffArrays(old, now);
  const side = (absent: 'added' | 'removed', present: 'added' | 'removed'): TextPart[] =>
    parts.flatMap((part) => (part[absent] ? [] : [{ text: part.value.join(''), changed: part[present] }]));
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
