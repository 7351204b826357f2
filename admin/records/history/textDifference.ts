import { localeOf } from '@polyphony/domain/languages.js';
import { diffArrays } from 'diff';

/** Some words of two texts: of both, of the earlier one alone, or of the later one alone. */
export interface TextRun {
  readonly in: 'both' | 'before' | 'after';
  readonly text: string;
}

/** A piece of a text, and whether the other version lacks it. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

/** Both versions of a text in pieces, in order: joined, they are the text. */
export interface TextDifference {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

/** Longer ones are compared as a whole: word by word would keep the browser busy. */
const COMPARED_WORDS = 20_000;

const wordsOf = (text: string, lang: string): string[] =>
  [...new Intl.Segmenter(localeOf(lang), { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** Compares two texts word by word, by the words of their language. */
export function textRuns(before: string, after: string, lang: string): TextRun[] {
  const [old, now] = [wordsOf(before, lang), wordsOf(after, lang)];
  if (old.length + now.length > COMPARED_WORDS)
    return [
      { in: 'before', text: before },
      { in: 'after', text: after },
    ];
  return diffArrays(old, now).map(({ added, removed, value }) => ({
    in: added ? 'after' : removed ? 'before' : 'both',
    text: value.join(''),
  }));
}

/** The same for versions that are shown side by side. */
export function textDifference(before: string, after: string, lang: string): TextDifference {
  const runs = textRuns(before, after, lang);
  const side = (own: TextRun['in'], other: TextRun['in']): TextPart[] =>
    runs.flatMap((run) => (run.in === other ? [] : [{ text: run.text, changed: run.in === own }]));
  return { before: side('before', 'after'), after: side('after', 'before') };
}
