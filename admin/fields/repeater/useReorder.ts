import { useState, type PointerEvent, type RefObject } from 'react';
import { usePointerDrag } from '../../platform/usePointerDrag';
import { placeOf, shiftOf, type Extent } from './reorder';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Distance that the pointer has moved on the page since it went down, in pixels. */
  readonly by: number;
  /** Position where the pointer went down, and the positions of the entries then. */
  readonly start: number;
  readonly extents: readonly Extent[];
}

/**
 * Reordering by pointer: mouse, pen and touch alike. An entry follows the pointer that went down on its handle, the others
 * make room; Escape puts it back.
 * @param list the element that holds the entries, each with `data-entry`
 */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const movedTo = (before: Drag, { clientY }: Pick<MouseEvent, 'clientY'>): Drag => {
    const by = clientY + window.scrollY - before.start;
    return { ...before, by, to: placeOf(before.extents, before.from, by) };
  };
  usePointerDrag(drag !== null, {
    onMove: (event) => drag && setDrag(movedTo(drag, event)),
    onDrop: (event) => {
      setDrag(null);
      const last = drag && movedTo(drag, event);
      if (last && last.to !== last.from) onMove(last.from, last.to);
    },
    onCancel: () => setDrag(null),
  });

  return {
    start: (from: number, event: PointerEvent) => {
      if (event.button !== 0) return;
      // Neither selects text nor moves the focus.
      event.preventDefault();
      const entries = [...(list.current?.querySelectorAll(':scope > [data-entry]') ?? [])];
      const extents = entries.map((entry) => {
        const { top, height } = entry.getBoundingClientRect();
        return { top: top + window.scrollY, height };
      });
      setDrag({ from, to: from, by: 0, start: event.clientY + window.scrollY, extents });
    },
    /** Distance of an entry from its place meanwhile, in pixels; null while nothing is dragged. */
    shiftOf: (index: number): number | null => {
      if (!drag) return null;
      return index === drag.from ? drag.by : shiftOf(drag.extents, index, drag);
    },
    dragged: drag?.from ?? null,
  };
}
