/**
 * Reads a JSON value from localStorage.
 * @returns null if it is missing or no JSON, or if storage is disabled; the value is untrusted, so the caller must
 * validate its shape
 */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON in localStorage; if that fails, only logs a warning. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('The choice lasts until the page is left: this browser stores nothing.', error);
  }
}

/** Removes all keys with this prefix from localStorage. */
export function removeStored(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch (error) {
    console.warn('This browser stores nothing, so there is nothing to remove.', error);
  }
}
