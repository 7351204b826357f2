import { useEffect, useEffectEvent } from 'react';

/** Near an edge of the window the page scrolls along with what is dragged. */
const EDGE = 80;
const SCROLL_STEP = 12;

interface DragEvents {
  readonly onMove: (event: PointerEvent) => void;
  /** Called with the position where the pointer goes up: what the last move set may not have been rendered yet. */
  readonly onDrop: (event: PointerEvent) => void;
  /** Escape was pressed, or the browser took the pointer over. */
  readonly onCancel: () => void;
}

/** Follows the pointer on the whole window while something is dragged: mouse, pen and touch alike. */
export function usePointerDrag(dragging: boolean, { onMove, onDrop, onCancel }: DragEvents): void {
  const follow = useEffectEvent((event: PointerEvent) => {
    onMove(event);
    if (event.clientY < EDGE) window.scrollBy(0, -SCROLL_STEP);
    else if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
  });
  const drop = useEffectEvent((event: PointerEvent) => onDrop(event));
  const cancel = useEffectEvent((event: KeyboardEvent | PointerEvent) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  });
  useEffect(() => {
    if (!dragging) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', cancel, { signal, capture: true });
    return () => listening.abort();
  }, [dragging]);
}
