import { valuesOf, type ValueOf } from '../../admin/theme/preferences';

export const LAYOUTS = valuesOf('layout');
export const SCHEMES = ['light', 'dark'] as const;
/** Languages of the console, one of each direction. */
export const LANGUAGES = ['en', 'ar'] as const;
/** Pixels: a desk, a tablet, a phone. */
export const WIDTHS = [1440, 900, 390] as const;

/** A way that the console can be looked at. */
export interface Combination {
  readonly layout: ValueOf<'layout'>;
  readonly scheme: (typeof SCHEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly width: (typeof WIDTHS)[number];
}

export const nameOf = ({ layout, scheme, language, width }: Combination): string =>
  `${layout}-${scheme}-${language}-${width}`;

/** Every one, those of a language together: a language is what takes longest to change. */
export const combinations: readonly Combination[] = LANGUAGES.flatMap((language) =>
  LAYOUTS.flatMap((layout) =>
    SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ layout, scheme, language, width }))),
  ),
);

const at = <T>(values: readonly [T, ...T[]] | readonly T[], index: number): T => values[index % values.length] as T;

/**
 * Three rounds of four. Each round has every value, and every colours in every direction; in the three together, each
 * layout, colours, direction and width meets each of the others (combinations.test.ts).
 */
export const rounds: readonly (readonly Combination[])[] = WIDTHS.map((_, round) =>
  LAYOUTS.map((layout, place) => ({
    layout,
    scheme: at(SCHEMES, place + round),
    language: at(LANGUAGES, (place >> 1) + round),
    width: at(WIDTHS, place + round),
  })).sort((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language)),
);
