import { useEffect, useMemo, useState } from 'react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { toastError } from '../../ui/toasts/toasts';
import {
  arrangementOf,
  changedPlaces,
  dropped,
  isSameOrder,
  rowsOf,
  stepped,
  type Arranged,
  type Arrangement,
  type Step,
  type Target,
} from './arrangement';

/**
 * The order of a tree as a person changes it, until it is saved or discarded. Moves outlast that the records are loaded
 * again, in another language for example, as long as the stored order is the same.
 * @param records in tree order, as they are stored
 */
export function useArrangement(records: readonly Arranged[]) {
  const stored = useMemo(() => arrangementOf(records), [records]);
  const [changed, setChanged] = useState<{ readonly of: Arrangement; readonly to: Arrangement } | null>(null);
  const [discarded, setDiscarded] = useState<Arrangement | null>(null);
  const isOutdated = changed !== null && !isSameOrder(changed.of, stored);
  const arrangement = changed === null || isOutdated ? stored : changed.to;
  if (isOutdated) {
    setChanged(null);
    // Nothing is lost where the moves were what was saved, or led back to where they began.
    if (![changed.of, stored].some((order) => isSameOrder(order, changed.to))) setDiscarded(changed.to);
  }
  useEffect(() => {
    if (discarded) toastError(messages.movesDiscarded);
  }, [discarded]);
  const places = useMemo(() => changedPlaces(stored, arrangement), [stored, arrangement]);
  const put = (to: Arrangement | null): boolean => {
    if (to) setChanged({ of: stored, to });
    return to !== null;
  };
  return {
    stored,
    arrangement,
    rows: useMemo(() => rowsOf(arrangement), [arrangement]),
    /** Places that have to be written; empty while everything is where it was. */
    places,
    mayStep: (id: string, step: Step) => stepped(arrangement, id, step) !== null,
    mayDrop: (id: string, target: Target) => dropped(arrangement, id, target) !== null,
    /** Returns whether anything was moved. */
    step: (id: string, step: Step) => put(stepped(arrangement, id, step)),
    drop: (id: string, target: Target) => put(dropped(arrangement, id, target)),
    /** A record's place among its siblings, from 1, and how many there are; and the record above it. */
    placeOf: (id: string, of = arrangement) => placeIn(of, id),
    after: (id: string, step: Step) => stepped(arrangement, id, step),
    discard: () => setChanged(null),
  };
}

function placeIn(arrangement: Arrangement, id: string) {
  for (const [parentId, ids] of arrangement) {
    const index = ids.indexOf(id);
    if (index !== -1) return { parentId, place: index + 1, count: ids.length };
  }
  return null;
}
