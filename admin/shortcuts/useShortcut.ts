import { useEffect, useEffectEvent } from 'react';
import type { ShortcutId } from './shortcuts';

/** Does what a shortcut is for; false when it cannot now: the handler before it is called then. */
type Handler = () => void | false;

interface Listener {
  readonly handler: Handler;
  readonly place: number;
}

/** The handlers of a shortcut, in the order in which they were added. */
const listeners = new Map<ShortcutId, Set<Listener>>();

let last = 0;

/** A place in the order of handlers, after all places before: of several handlers the one with the last place is called first. */
export const nextPlace = (): number => (last += 1);

/**
 * Does something whenever a shortcut is pressed, for as long as the component is shown.
 * @param id as `shortcuts.ts` declares it
 * @param handler null while there is nothing to do: the key is then left to the browser
 * @param place among the handlers of the shortcut; without it, after those of before: a dialog's form before the page's
 */
export function useShortcut(id: ShortcutId, handler: Handler | null, place?: number): void {
  const act = useEffectEvent(() => handler?.());
  const enabled = handler !== null;
  useEffect(() => (enabled ? listen(id, () => act(), place) : undefined), [id, enabled, place]);
}

/** Calls `handler` whenever a shortcut is pressed. Returns how to stop that. */
export function listen(id: ShortcutId, handler: Handler, place: number = nextPlace()): () => void {
  const known = listeners.get(id) ?? new Set();
  const listener = { handler, place };
  listeners.set(id, known.add(listener));
  return () => void known.delete(listener);
}

/** Calls the handlers of a shortcut, last one first, until one handles it. Returns whether one did. */
export const handleShortcut = (id: ShortcutId): boolean =>
  [...(listeners.get(id) ?? [])]
    .reverse()
    .sort((one, other) => other.place - one.place)
    .some(({ handler }) => handler() !== false);

/** Whether a shortcut has a handler on the current screen. */
export const hasHandler = (id: ShortcutId): boolean => (listeners.get(id)?.size ?? 0) > 0;
