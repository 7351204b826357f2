import { useEffect, useEffectEvent } from 'react';
import type { ShortcutId } from './shortcuts';

/** Does what a shortcut is for; false when it cannot now, and whoever came before is asked. */
type Handler = () => void | false;

/** Who answers to a shortcut; the one that came last is asked first: a dialog's form before the page's. */
const handlers = new Map<ShortcutId, Set<Handler>>();

/**
 * Does something whenever a shortcut is pressed, for as long as the component is shown.
 * @param id as `shortcuts.ts` declares it
 * @param handler null while there is nothing to do: the key is then left to the browser
 */
export function useShortcut(id: ShortcutId, handler: Handler | null): void {
  const act = useEffectEvent(() => handler?.());
  const enabled = handler !== null;
  useEffect(() => (enabled ? listen(id, () => act()) : undefined), [id, enabled]);
}

/** Has `handler` called whenever a shortcut is pressed. Answers how to stop that. */
export function listen(id: ShortcutId, handler: Handler): () => void {
  const known = handlers.get(id) ?? new Set();
  handlers.set(id, known.add(handler));
  return () => void known.delete(handler);
}

/** Does what a shortcut is for on the screen as it is. Answers whether anybody did. */
export const answer = (id: ShortcutId): boolean =>
  [...(handlers.get(id) ?? [])].reverse().some((handler) => handler() !== false);

/** Whether a shortcut does something on the screen as it is. */
export const isAnswered = (id: ShortcutId): boolean => (handlers.get(id)?.size ?? 0) > 0;
