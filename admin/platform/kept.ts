/**
 * What this browser keeps under a key.
 * @returns null where there is nothing, where what is there is no JSON, and where storage is switched off: whatever
 * stands there may be anybody's, so that who reads it checks its shape
 */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON for later visits with this browser; where it keeps nothing, that is said to developers alone. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('The choice holds only until the page is left: this browser keeps nothing.', error);
  }
}

/** Forgets what is kept under the keys that begin so. */
export function forgetKept(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('This browser keeps nothing, so there is nothing to forget.', error);
  }
}
