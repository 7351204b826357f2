export interface SvgSize {
  /** In CSS pixels; null without an intrinsic size. */
  readonly width: number | null;
  readonly height: number | null;
}

/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Longer than any legitimate number. */
const LENGTH_MAX = 40;
const LENGTH = /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i;
const MAX_SIDE = 100_000;

function pixels(value = ''): number | null {
  const [, number = '', unit = ''] = (value.length <= LENGTH_MAX && LENGTH.exec(value)) || [];
  const factor = UNITS[unit.toLowerCase()];
  if (number === '' || factor === undefined) return null;
  const length = Math.round(Number(number) * factor);
  return length >= 1 && length <= MAX_SIDE ? length : null;
}

/** The intrinsic size of an SVG: its own, or that of its viewBox. */
export function svgSize(attributes: ReadonlyMap<string, string>): SvgSize {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const box = { width: pixels(boxWidth), height: pixels(boxHeight) };
  const own = { width: pixels(attributes.get('width')), height: pixels(attributes.get('height')) };
  if (own.width && own.height) return own;
  if (!box.width || !box.height) return { width: null, height: null };
  // With one side given, the other follows from the aspect ratio of the viewBox.
  if (own.width) return { width: own.width, height: Math.max(1, Math.round((own.width * box.height) / box.width)) };
  if (own.height) return { width: Math.max(1, Math.round((own.height * box.width) / box.height)), height: own.height };
  return box;
}
