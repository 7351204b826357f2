/**
 * A number per record kind that changes with every write of it. What was answered from a kind may be kept for as long as
 * its number stands: readers compare, and nobody has to know who keeps what.
 */
const stamps = new Map<string, number>();

export type ContentStamps = ReadonlyMap<string, number>;

/** Called after a write is acknowledged and before it is answered. */
export function contentChanged(kindName: string): void {
  stamps.set(kindName, (stamps.get(kindName) ?? 0) + 1);
}

export const stampOf = (kindName: string): number => stamps.get(kindName) ?? 0;

/** The numbers as they stand now: taken before a read, so that a write during it makes the answer stale. */
export const currentStamps = (): ContentStamps => new Map(stamps);
