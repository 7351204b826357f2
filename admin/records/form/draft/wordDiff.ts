/** A run of words of two texts: in both, in the earlier one alone, or in the later one alone. */
export interface Run {
  readonly in: 'both' | 'before' | 'after';
  readonly text: string;
}

/** Texts of more words than this are shown as replaced: the table of the comparison grows with both lengths. */
const MOST_WORDS = 1_500;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The words that differ between two texts, by their longest common subsequence. */
export function wordDiff(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) return replaced(before, after);
  const lengths = commonLengths(old, now);
  const runs: { in: Run['in']; text: string }[] = [];
  const add = (where: Run['in'], text: string | undefined) => {
    const last = runs.at(-1);
    if (last?.in === where) last.text += text ?? '';
    else runs.push({ in: where, text: text ?? '' });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('both', old[i]);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      add('before', old[i]);
      i += 1;
    } else {
      add('after', now[j]);
      j += 1;
    }
  }
  return runs;
}

const replaced = (before: string, after: string): Run[] => [
  { in: 'before', text: before },
  { in: 'after', text: after },
];

/** The lengths of the longest common subsequences of the ends of both lists. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]];
    if (!row || !below) continue;
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
