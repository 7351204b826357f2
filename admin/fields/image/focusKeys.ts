import { roundFocus, type FocalPoint } from '@polyphony/domain/files/focalPoint.js';

const STEP = 0.01;
const LARGE_STEP = 0.1;

/** Directions are physical: a picture is not mirrored where texts are read from right to left. */
const DIRECTIONS: Readonly<Record<string, readonly [axis: keyof FocalPoint, sign: 1 | -1, large?: true]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
  PageUp: ['y', -1, true],
  PageDown: ['y', 1, true],
};

/** The point as far within the picture as it can be. */
export const withinPicture = ({ x, y }: FocalPoint): FocalPoint => {
  const within = (coordinate: number) => roundFocus(Math.min(1, Math.max(0, coordinate)));
  return { x: within(x), y: within(y) };
};

/**
 * Where a key moves a focal point, along which axis; null for keys that do not.
 * @param shift whether Shift is held: ten steps at once
 */
export function movedByKey(
  { key, shift }: { readonly key: string; readonly shift: boolean },
  point: FocalPoint,
): { readonly axis: keyof FocalPoint; readonly point: FocalPoint } | null {
  const [axis, sign, large = shift] = DIRECTIONS[key] ?? [];
  if (!axis || !sign) return null;
  const moved = point[axis] + sign * (large ? LARGE_STEP : STEP);
  return { axis, point: withinPicture({ ...point, [axis]: moved }) };
}
