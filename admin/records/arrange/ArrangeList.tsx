import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useT } from '../../texts/useT';
import { ArrangeRow } from './ArrangeRow';
import { STEPS, type Step } from './arrangement';
import type { useArrangement } from './useArrangement';
import { useTreeDrag } from './useTreeDrag';

interface ArrangeListProps {
  readonly label: string;
  readonly arrangement: ReturnType<typeof useArrangement>;
  readonly nameOf: (id: string) => string;
  readonly isUnused: (id: string) => boolean;
  /** Content shown of a record below its name. */
  readonly about: (id: string) => ReactNode;
}

/** The records of a tree, to be put into an order by dragging them or by buttons. Each step by a button is said to screen readers. */
export function ArrangeList({ label, arrangement, nameOf, isUnused, about }: ArrangeListProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const drag = useTreeDrag(list, arrangement.mayDrop, arrangement.drop);

  const step = (id: string, way: Step) => {
    const to = arrangement.after(id, way);
    const spot = to && arrangement.placeOf(id, to);
    if (!spot || !arrangement.step(id, way)) return;
    const values = { name: nameOf(id), place: spot.place, count: spot.count };
    setAnnouncement(
      spot.parentId === null
        ? t('lists.nameIsNowPlaceOf', values)
        : t('menus.nameIsNowPlaceOf', { ...values, parent: nameOf(spot.parentId) }),
    );
    // The button may be disabled where the record is now; the focus then goes to the next one that is not.
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-row="${id}"]`);
      const button = [way, ...STEPS]
        .map((name) => row?.querySelector<HTMLButtonElement>(`[data-step=${name}]:not(:disabled)`))
        .find((found) => found != null);
      button?.focus();
    });
  };

  return (
    <>
      <Box component="ul" ref={list} aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {arrangement.rows.map(({ id, depth }) => (
          <ArrangeRow
            key={id}
            id={id}
            name={nameOf(id)}
            depth={depth}
            unused={isUnused(id)}
            dragged={drag.dragged === id}
            side={drag.target?.id === id ? drag.target.side : null}
            mayStep={(way) => arrangement.mayStep(id, way)}
            onStep={(way) => step(id, way)}
            onGrab={(event) => drag.grab(id, event)}
          >
            {about(id)}
          </ArrangeRow>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  );
}
