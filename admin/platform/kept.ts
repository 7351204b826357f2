/**
 * Reads a JSON value from localStorage.
 * @returns null if it is missing or no JSON, or if storage is disabled; the value is untrusted, so the caller must
 * validate its shape
 */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON in localStorage; if that fails, only logs a warning. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('The choice holds only until the page is left: this browser keeps nothing.', error);
  }
}

/** Removes all keys with this prefix from localStorage. */
export function forgetKept(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('This browser keeps nothing, so there is nothing to forget.', error);
  }
}
