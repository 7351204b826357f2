import { useMemo, useState } from 'react';
import {
  arrangementOf,
  changedPlaces,
  dropped,
  rowsOf,
  stepped,
  type Arranged,
  type Arrangement,
  type Step,
  type Target,
} from './arrangement';

/** The order of a tree as a person changes it, until it is saved or discarded. @param records in tree order, as they are stored */
export function useArrangement(records: readonly Arranged[]) {
  const stored = useMemo(() => arrangementOf(records), [records]);
  const [changed, setChanged] = useState<{ readonly of: Arrangement; readonly to: Arrangement } | null>(null);
  // What was moved before the records were loaded again is void.
  const arrangement = changed?.of === stored ? changed.to : stored;
  const places = useMemo(() => changedPlaces(stored, arrangement), [stored, arrangement]);
  const put = (to: Arrangement | null): boolean => {
    if (to) setChanged({ of: stored, to });
    return to !== null;
  };
  return {
    stored,
    arrangement,
    rows: useMemo(() => rowsOf(arrangement), [arrangement]),
    /** What has to be written; empty while everything is where it was. */
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
