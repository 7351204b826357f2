import { type MouseEvent, useState } from 'react';

/** The state of something that a button opens. */
export interface Opener {
  /** The button while it is open; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** Whether it has ever been open. Its code is loaded then, and it stays mounted for its closing transition. */
  readonly wanted: boolean;
  readonly open: (event: MouseEvent<HTMLElement>) => void;
  readonly close: () => void;
}

/** State of a menu or panel below a button: whether it is open, and whether it has to be mounted. */
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
