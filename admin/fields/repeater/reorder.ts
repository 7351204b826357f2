/** Position of an entry on the page, in pixels. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

/** The place that a dragged entry would take: it passes another one when its edge in front reaches that one's middle. */
export function placeOf(extents: readonly Extent[], from: number, by: number): number {
  const middle = ({ top, height }: Extent) => top + height / 2;
  const dragged = extents[from];
  if (!dragged) return from;
  const bottom = dragged.top + dragged.height + by;
  const below = extents.filter((extent, index) => index > from && middle(extent) < bottom).length;
  const above = extents.filter((extent, index) => index < from && middle(extent) > dragged.top + by).length;
  return by > 0 ? from + below : from - above;
}

/** Distance that the entry at a place moves aside for a dragged one, in pixels. */
export function shiftOf(extents: readonly Extent[], index: number, { from, to }: { from: number; to: number }): number {
  const [dragged, next] = [extents[from], extents[from + 1] ?? extents[from - 1]];
  if (!dragged || !next) return 0;
  const gap = Math.max(
    0,
    next.top > dragged.top ? next.top - dragged.top - dragged.height : dragged.top - next.top - next.height,
  );
  const room = dragged.height + gap;
  if (index > from && index <= to) return -room;
  return index < from && index >= to ? room : 0;
}
