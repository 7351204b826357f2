import { lookFrom, type ListLook } from './listLook';

/** Where this browser keeps how each list was left. */
const STORAGE_KEY = 'polyphony.lists';

function all(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  } catch {
    // Storage that is switched off, or holds what is no JSON: lists look as they do for a new visitor.
    return {};
  }
}

export const keptLook = (list: string): ListLook => lookFrom(all()[list]);

export function keepLook(list: string, look: ListLook): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...all(), [list]: look }));
  } catch (error) {
    console.warn('The choice holds only until the page is left: this browser keeps nothing.', error);
  }
}
