import { useEffect, useEffectEvent, type RefObject } from 'react';

const HAND_OVER = 'polyphony-hand-over';

/** Makes the inputs of a form write into it at once what they hold back while it is typed; the focus stays where it is. */
export function handOver(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(HAND_OVER));
}

/**
 * Calls `flush` when the form is about to be saved without a blur, as by a shortcut.
 * @param input an element within the form
 */
export function useHandOver(input: RefObject<Element | null>, flush: () => void): void {
  const write = useEffectEvent(flush);
  useEffect(() => {
    const form = input.current?.closest('form');
    if (!form) return undefined;
    const listener = () => write();
    form.addEventListener(HAND_OVER, listener);
    return () => form.removeEventListener(HAND_OVER, listener);
  }, [input]);
}
