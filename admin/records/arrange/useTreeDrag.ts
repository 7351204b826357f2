import { useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { usePointerDrag } from '../../platform/usePointerDrag';
import type { Target } from './arrangement';

interface Drag {
  readonly id: string;
  readonly target: Target | null;
}

/** The part of a row, from its top and from its bottom, where what is dropped comes before or after it. */
const BESIDE = 0.3;

/** The row below the pointer, and the part of it. */
function targetAt(list: HTMLElement, { clientX, clientY }: PointerEvent): Target | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
  if (!row?.dataset['row'] || !list.contains(row)) return null;
  const { top, height } = row.getBoundingClientRect();
  const part = (clientY - top) / height;
  return { id: row.dataset['row'], side: part < BESIDE ? 'before' : part > 1 - BESIDE ? 'after' : 'inside' };
}

/**
 * Moves a record of a tree by pointer: mouse, pen and touch alike. What is grabbed is dropped before, after or into the row
 * below the pointer; Escape leaves it where it was.
 * @param list the element that holds the rows, each with its id in `data-row`
 * @param allowed whether the record may be dropped there
 */
export function useTreeDrag(
  list: RefObject<HTMLElement | null>,
  allowed: (id: string, target: Target) => boolean,
  onDrop: (id: string, target: Target) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const targetOf = (id: string, event: PointerEvent): Target | null => {
    const target = list.current && targetAt(list.current, event);
    return target && allowed(id, target) ? target : null;
  };
  usePointerDrag(drag !== null, {
    onMove: (event) => drag && setDrag({ ...drag, target: targetOf(drag.id, event) }),
    onDrop: (event) => {
      setDrag(null);
      const target = drag && targetOf(drag.id, event);
      if (target) onDrop(drag.id, target);
    },
    onCancel: () => setDrag(null),
  });

  return {
    grab: (id: string, event: ReactPointerEvent) => {
      if (event.button !== 0) return;
      // Neither selects text nor moves the focus.
      event.preventDefault();
      setDrag({ id, target: null });
    },
    dragged: drag?.id ?? null,
    target: drag?.target ?? null,
  };
}
