import { LRUCache } from 'lru-cache';
import { stampOf } from './contentStamps.js';

/** Keeps what `read` answers until a record of the kind is written. */
export function untilWritten<T>(kindName: string, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly stamp: number; readonly value: Promise<T> } | null = null;
  return () => {
    // Taken before the read: a write during it makes what is read stale.
    const stamp = stampOf(kindName);
    if (kept?.stamp === stamp) return kept.value;
    const value = read();
    const mine = { stamp, value };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = null;
    });
    return value;
  };
}

/**
 * The same for many questions about some kinds, told apart by their names: each answer is kept until a record of one of
 * the kinds is written, or `max` others were asked for since.
 */
export function eachUntilWritten<T>(
  kindNames: readonly string[],
  max: number,
): (question: string, read: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, Promise<T>>({ max });
  let stamps = '';
  return (question, read) => {
    const now = kindNames.map(stampOf).join(' ');
    if (now !== stamps) {
      kept.clear();
      stamps = now;
    }
    const answer = kept.get(question);
    if (answer) return answer;
    const value = read();
    kept.set(question, value);
    value.catch(() => {
      if (kept.get(question) === value) kept.delete(question);
    });
    return value;
  };
}
