import { useSyncExternalStore } from 'react';
import { Listeners } from '../platform/Listeners';

let held = 0;
let abandoned = false;
const { subscribe, tell } = new Listeners();

const become = (next: number) => {
  held = next;
  // What comes after is another page's.
  if (next === 0) abandoned = false;
  tell();
};

/** Says that there is something on the page that leaving it would lose. Answers how to take that back. */
export function holdUnsaved(): () => void {
  become(held + 1);
  return () => become(held - 1);
}

/** Whether leaving the page would lose something. */
export const hasUnsaved = (): boolean => held > 0 && !abandoned;

/** Lets the page be left without being asked: what is lost with it was given up. */
export function abandonUnsaved(): void {
  abandoned = true;
  become(held);
}

export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved);
