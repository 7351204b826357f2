import { useSyncExternalStore } from 'react';
import { Listeners } from '../platform/Listeners';

let held = 0;
let abandoned = false;
const { subscribe, tell } = new Listeners();

const become = (next: number) => {
  held = next;
  // Later changes belong to another page.
  if (next === 0) abandoned = false;
  tell();
};

/** Registers unsaved changes on the page. Returns the function that releases them. */
export function holdUnsaved(): () => void {
  become(held + 1);
  return () => become(held - 1);
}

/** Whether leaving the page would lose changes. */
export const hasUnsaved = (): boolean => held > 0 && !abandoned;

/** Lets the user leave without confirmation: the changes were given up. */
export function abandonUnsaved(): void {
  abandoned = true;
  become(held);
}

export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved);
