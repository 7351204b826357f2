/** The maximum number of tags, and of characters of each; null for no limit. */
interface TagBounds {
  readonly most: number | null;
  readonly longest: number | null;
}

interface AddedTags {
  readonly tags: readonly string[];
  /** Typed tags that exist already. */
  readonly known: readonly string[];
  /** Typed tags that exceed a limit. */
  readonly refused: readonly string[];
}

/** Separators of tags: commas of several scripts, and line ends of pasted text. */
const BETWEEN = /[,،、;\n\r\t]+/;

export const endsTag = (typed: string) => BETWEEN.test(typed);

const keyOf = (tag: string) => tag.toLocaleLowerCase();

/** Adds the tags in a text, without case-insensitive duplicates. */
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
