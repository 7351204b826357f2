/** How many tags there can be, and of how many characters. */
export interface TagBounds {
  readonly most: number | null;
  readonly longest: number | null;
}

export interface AddedTags {
  readonly tags: readonly string[];
  /** What of it was there already, in the words that were typed. */
  readonly known: readonly string[];
  /** What of it was left out, for it is too long or one too many. */
  readonly refused: readonly string[];
}

/** What separates tags: commas of several scripts, and lines of what is pasted. */
const BETWEEN = /[,،、;\n\r\t]+/;

export const endsTag = (typed: string) => BETWEEN.test(typed);

const keyOf = (tag: string) => tag.toLocaleLowerCase();

/** Tags with those of a text added, each once whatever its capitals. */
export function addTags(tags: readonly string[], typed: string, { most, longest }: TagBounds): AddedTags {
  const added = [...tags];
  const known: string[] = [];
  const refused: string[] = [];
  for (const part of typed.split(BETWEEN)) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag === '') continue;
    if (added.some((other) => keyOf(other) === keyOf(tag))) known.push(tag);
    else if ((most !== null && added.length >= most) || (longest !== null && tag.length > longest)) refused.push(tag);
    else added.push(tag);
  }
  return { tags: added, known, refused };
}
