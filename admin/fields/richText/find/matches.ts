import { folded } from '@polyphony/domain/text/folded.js';
import type { Node } from '@tiptap/pm/model';

export interface SearchQuery {
  readonly text: string;
  /** Whether letters must be the same, with their case and accents. */
  readonly exact: boolean;
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Maximum number of matches that are found. */
export const MATCHES_MAX = 5000;

/** What stands for a picture or a line break within a paragraph. */
const LEAF = '\ufffc';

/** Letters folded one by one; texts have few different ones. */
const letters = new Map<string, string>();

function foldedLetter(letter: string): string {
  const known = letters.get(letter);
  if (known !== undefined) return known;
  const result = /\s/.test(letter) ? ' ' : folded(letter);
  letters.set(letter, result);
  return result;
}

/** A text as it is compared, and for each of its characters the place of the letter that it came from. */
function comparable(text: string, exact: boolean): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let result = '';
  let at = 0;
  for (const letter of text) {
    const value = exact ? letter : foldedLetter(letter);
    if (exact || value !== ' ' || !result.endsWith(' ')) {
      result += value;
      for (let index = 0; index < value.length; index += 1) places.push(at);
    }
    at += letter.length;
  }
  places.push(at);
  return { text: result, places };
}

/** The matches of a query in a document, in order; a match is within one paragraph. */
export function matchesIn(doc: Node, { text, exact }: SearchQuery): readonly Match[] {
  const wanted = exact ? text : comparable(text, false).text;
  const found: Match[] = [];
  if (wanted.trim() === '') return found;
  doc.descendants((block, start) => {
    if (!block.isTextblock || found.length >= MATCHES_MAX) return found.length < MATCHES_MAX;
    const { text: searched, places } = comparable(block.textBetween(0, block.content.size, null, LEAF), exact);
    for (
      let at = searched.indexOf(wanted);
      at >= 0 && found.length < MATCHES_MAX;
      at = searched.indexOf(wanted, at + wanted.length)
    ) {
      const from = places[at] ?? 0;
      let end = at + wanted.length;
      // Marks of the last letter, such as harakat, fold to nothing: they are a part of it.
      while (places[end] === places[end - 1] && end < searched.length) end += 1;
      const to = places[end] ?? from;
      if (to > from) found.push({ from: start + 1 + from, to: start + 1 + to });
    }
    return false;
  });
  return found;
}
