import { type MouseEvent, useState } from 'react';

/** What opens from a button. */
export interface Opener {
  /** The button while it is open; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** Whether it has ever been open: what opens is loaded then, and stays to be seen closing. */
  readonly wanted: boolean;
  readonly open: (event: MouseEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/** Keeps whether something is open below the button that opens it, and whether it has to be there at all. */
export function useOpener(): Opener {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  return {
    anchor,
    wanted,
    open: ({ currentTarget }) => {
      setAnchor(currentTarget);
      setWanted(true);
    },
    close: () => setAnchor(null),
  };
}
