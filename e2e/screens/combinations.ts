import { valuesOf, type ValueOf } from '../../admin/theme/preferences';

export const LAYOUTS = valuesOf('layout');
export const SCHEMES = ['light', 'dark'] as const;
const pseudoLanguages = process.env['LOOK_LANGUAGES']?.split(',');
/** Whether the run looks for texts of no catalogue (scripts/lib/suites/pseudoLanguage.mjs). */
export const isPseudo = pseudoLanguages !== undefined;
/** Languages of the console, one of each direction. */
export const LANGUAGES: readonly string[] = pseudoLanguages ?? ['en', 'ar'];
/** Pixels: a desk, a tablet, a phone. */
export const WIDTHS = [1440, 900, 390] as const;

/** A way to look at the console. */
export interface Combination {
  readonly layout: ValueOf<'layout'>;
  readonly scheme: (typeof SCHEMES)[number];
  readonly language: string;
  readonly width: (typeof WIDTHS)[number];
}

export const nameOf = ({ layout, scheme, language, width }: Combination): string =>
  `${layout}-${scheme}-${language}-${width}`;

/** The element at an index that goes on from the start after the end. */
export const at = <T>(values: readonly T[], index: number): T => values[Math.floor(index) % values.length] as T;

/** Number of ways that have every layout, every scheme in every direction, and every width. */
export const GROUP = LAYOUTS.length;
/** Number of ways that have each two values of different properties together. */
export const ROUND = LAYOUTS.length * WIDTHS.length;

/**
 * The 48 ways, in an order where neighbours differ in most: each `GROUP` and each `ROUND`, counted from the start, is
 * complete (combinations.test.ts).
 */
export const combinations: readonly Combination[] = Array.from({ length: 4 * ROUND }, (_, index) => {
  const [group, round] = [Math.floor((index % ROUND) / GROUP), Math.floor(index / ROUND)];
  return {
    layout: at(LAYOUTS, index),
    width: at(WIDTHS, index),
    scheme: at(SCHEMES, index + group + round),
    language: at(LANGUAGES, Math.floor(index / 2) + group + Math.floor(round / 2)),
  };
});

/** The group that the way at an index belongs to. */
export function groupAt(index: number): readonly Combination[] {
  const start = Math.floor((index % combinations.length) / GROUP) * GROUP;
  return combinations.slice(start, start + GROUP);
}
