import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';

/** A record of a tree. */
export interface Arranged {
  readonly id: string;
  readonly parentId?: string | null;
}

/** The ids of the children of each parent in their order; those of null are the roots. */
export type Arrangement = ReadonlyMap<string | null, readonly string[]>;

/** The ways to move a record by one step: among its siblings, below the one before it, or beside its parent. */
export const STEPS = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof STEPS)[number];

/** Place where a record is dropped: before or after another one, or as its last child. */
export interface Target {
  readonly id: string;
  readonly side: 'before' | 'after' | 'inside';
}

export interface PlacedRow {
  readonly id: string;
  readonly depth: number;
  readonly parentId: string | null;
}

/** The arrangement of records that are in tree order. */
export function arrangementOf(records: readonly Arranged[]): Arrangement {
  const children = new Map<string | null, string[]>([[null, []]]);
  for (const { id, parentId = null } of records) children.set(parentId, [...(children.get(parentId) ?? []), id]);
  return children;
}

/** All records in tree order, each with its depth. */
export function rowsOf(arrangement: Arrangement, parentId: string | null = null, depth = 0): PlacedRow[] {
  return (arrangement.get(parentId) ?? []).flatMap((id) => [
    { id, depth, parentId },
    ...rowsOf(arrangement, id, depth + 1),
  ]);
}

interface Spot {
  readonly parentId: string | null;
  /** Among its siblings without the record itself. */
  readonly index: number;
}

function spotOf(arrangement: Arrangement, id: string): Spot {
  for (const [parentId, ids] of arrangement) {
    const index = ids.indexOf(id);
    if (index !== -1) return { parentId, index };
  }
  throw new Error(`No record ${id} is arranged.`);
}

/** Levels below a record. */
const heightOf = (arrangement: Arrangement, id: string): number =>
  Math.max(0, ...(arrangement.get(id) ?? []).map((child) => 1 + heightOf(arrangement, child)));

/** Levels above what is below a parent: 0 for roots. */
const depthBelow = (arrangement: Arrangement, parentId: string | null): number =>
  parentId === null ? 0 : 1 + depthBelow(arrangement, spotOf(arrangement, parentId).parentId);

const isWithin = (arrangement: Arrangement, id: string, parentId: string | null): boolean =>
  parentId !== null && (parentId === id || isWithin(arrangement, id, spotOf(arrangement, parentId).parentId));

/** The arrangement with a record at a spot; null where it may not be: below itself, or too deep. */
function placedAt(arrangement: Arrangement, id: string, { parentId, index }: Spot): Arrangement | null {
  if (isWithin(arrangement, id, parentId)) return null;
  if (depthBelow(arrangement, parentId) + heightOf(arrangement, id) >= TREE_MAX_DEPTH) return null;
  const from = spotOf(arrangement, id).parentId;
  const moved = new Map(arrangement);
  moved.set(
    from,
    (moved.get(from) ?? []).filter((other) => other !== id),
  );
  moved.set(parentId, (moved.get(parentId) ?? []).toSpliced(index, 0, id));
  return moved;
}

/** The arrangement after a step of a record; null where that step leads nowhere. */
export function stepped(arrangement: Arrangement, id: string, step: Step): Arrangement | null {
  const { parentId, index } = spotOf(arrangement, id);
  const siblings = arrangement.get(parentId) ?? [];
  const before = siblings[index - 1];
  if (step === 'up') return before ? placedAt(arrangement, id, { parentId, index: index - 1 }) : null;
  if (step === 'down')
    return index < siblings.length - 1 ? placedAt(arrangement, id, { parentId, index: index + 1 }) : null;
  if (step === 'in')
    return before ? placedAt(arrangement, id, { parentId: before, index: arrangement.get(before)?.length ?? 0 }) : null;
  if (parentId === null) return null;
  const parent = spotOf(arrangement, parentId);
  return placedAt(arrangement, id, { ...parent, index: parent.index + 1 });
}

/** The arrangement after a record was dropped; null where it may not be dropped. */
export function dropped(arrangement: Arrangement, id: string, target: Target): Arrangement | null {
  if (target.id === id) return null;
  if (target.side === 'inside') {
    const others = (arrangement.get(target.id) ?? []).filter((other) => other !== id);
    return placedAt(arrangement, id, { parentId: target.id, index: others.length });
  }
  const { parentId } = spotOf(arrangement, target.id);
  const others = (arrangement.get(parentId) ?? []).filter((other) => other !== id);
  const index = others.indexOf(target.id) + (target.side === 'after' ? 1 : 0);
  return placedAt(arrangement, id, { parentId, index });
}

/** Whether the same records are in the same places. */
export const isSameOrder = (one: Arrangement, other: Arrangement): boolean =>
  changedPlaces(one, other).length === 0 && changedPlaces(other, one).length === 0;

/** Places to write of an arrangement: all children, in order, of each parent with other children or another order. */
export function changedPlaces(before: Arrangement, after: Arrangement): { id: string; parentId: string | null }[] {
  return [...after].flatMap(([parentId, ids]) => {
    const was = before.get(parentId) ?? [];
    // Those that are left where others were taken away are in their order already.
    const left = was.filter((id) => ids.includes(id));
    const same = left.length === ids.length && left.every((id, index) => ids[index] === id);
    return same ? [] : ids.map((id) => ({ id, parentId }));
  });
}
