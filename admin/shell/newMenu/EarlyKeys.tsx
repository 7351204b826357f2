import { useEffect, useEffectEvent } from 'react';

interface EarlyKeysProps {
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Takes the plain keys that are pressed while the code of a menu is loaded, so that who knows a letter need not wait for it. */
export function EarlyKeys({ onKey }: EarlyKeysProps) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onKey(event);
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
  return null;
}
