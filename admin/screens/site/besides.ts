import type { CSSProperties } from 'react';
import type { Place } from '../../preview/SiteFrame';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width of the window with an input, its distance from the part and from the edges, and the least height for a line and for an editor, in pixels. */
const WIDTH = 560;
const GAP = 8;
const LEAST = 320;
const LEAST_TALL = 560;

/** The screen, and what the window has to fit. */
interface Fit {
  readonly screen: Size;
  readonly isNarrow: boolean;
  /** Whether the input has many lines. */
  readonly isTall: boolean;
}

/**
 * Where the window with the input of a part is: below the part, above it or at its side, wherever there is room, so that the
 * text is seen while it is typed; at the bottom of a narrow screen. By the edges of the screen, in any direction of writing.
 */
export function besides({ left, right, top, bottom }: Place, { screen, isNarrow, isTall }: Fit): CSSProperties {
  const least = isTall ? LEAST_TALL : LEAST;
  const fixed = { position: 'fixed', margin: 0, maxWidth: 'none' } as const;
  if (isNarrow) return { ...fixed, left: 0, right: 0, bottom: 0, width: '100%', maxHeight: '75vh' };
  const width = Math.min(WIDTH, screen.width - 2 * GAP);
  const within = (wish: number) => Math.max(GAP, Math.min(screen.width - width - GAP, wish));
  const across = { ...fixed, width, left: within((left + right - width) / 2) };
  const below = screen.height - bottom;
  if (below >= least)
    return { ...across, top: Math.max(GAP, bottom + GAP), maxHeight: Math.min(below, screen.height) - 2 * GAP };
  if (top >= least)
    return {
      ...across,
      bottom: Math.max(GAP, screen.height - top + GAP),
      maxHeight: Math.min(top, screen.height) - 2 * GAP,
    };
  const side = screen.width - right >= left ? right + GAP : left - width - GAP;
  return { ...fixed, width, left: within(side), bottom: GAP, maxHeight: screen.height - 2 * GAP };
}
