import { Store, useStore } from '../platform/Store';

let holdCount = 0;
let abandoned = false;
const unsaved = new Store(false);

const become = (next: number) => {
  holdCount = next;
  // Later changes belong to another page.
  if (next === 0) abandoned = false;
  unsaved.set(holdCount > 0 && !abandoned);
};

/** Registers unsaved changes on the page. Returns the function that releases them. */
export function holdUnsaved(): () => void {
  become(holdCount + 1);
  return () => become(holdCount - 1);
}

/** Whether leaving the page would lose changes. */
export const hasUnsaved = unsaved.get;

/** Lets the user leave without confirmation: the changes were given up. */
export function abandonUnsaved(): void {
  abandoned = true;
  become(holdCount);
}

export const useUnsaved = (): boolean => useStore(unsaved);
