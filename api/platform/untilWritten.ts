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
