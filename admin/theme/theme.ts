import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components';
import { paletteOf } from './palette';
import type { ValueOf } from './preferences';

/** Below MOBILE_PX the sidebar is an overlay, below WIDE_PX it is narrow; the specification's breakpoints. */
export const MOBILE_PX = 768;
export const WIDE_PX = 1025;
/** Maximum width of a boxed console. */
export const BOXED_PX = 1300;
/** Widths of the sidebar by its size; 'sm-hover' has the small one, and on hover the full one. */
export const SIDEBAR_PX = { lg: 250, md: 180, sm: 65 } as const;
/** Widths of the two-column navigation: the icon column, and both columns. */
export const TWO_COLUMN_PX = { icons: 70, both: 290 } as const;
/** Width of the theme customizer. */
export const CUSTOMIZER_PX = 380;
/** Height of the top bar. */
export const HEADER_PX = 70;

/** Shadows of what floats above the page, and of what lies above everything: two in place of the library's 24. */
const LOW = '0 0 0 1px rgb(20 21 26 / 8%), 0 4px 12px -2px rgb(20 21 26 / 14%), 0 1px 3px rgb(20 21 26 / 8%)';
const HIGH = '0 0 0 1px rgb(20 21 26 / 8%), 0 24px 56px -12px rgb(20 21 26 / 34%), 0 4px 12px rgb(20 21 26 / 10%)';
const eight = (shadow: string) => [shadow, shadow, shadow, shadow, shadow, shadow, shadow, shadow] as const;

/**
 * A theme for one direction. Colours are CSS variables, so light and dark share one theme. `texts` are the component
 * library's texts in a language.
 */
export function createConsoleTheme(
  direction: 'ltr' | 'rtl',
  name: ValueOf<'theme'>,
  texts: readonly object[] = [],
): Theme {
  return createTheme(
    {
      direction,
      cssVariables: { colorSchemeSelector: 'data-color-scheme' },
      colorSchemes: { light: { palette: paletteOf('light', name) }, dark: { palette: paletteOf('dark', name) } },
      breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_PX, lg: WIDE_PX, xl: 1536 } },
      shape: { borderRadius: 6 },
      shadows: ['none', ...eight(LOW), ...eight(HIGH), ...eight(HIGH)],
      motion: { reducedMotion: 'system' },
      typography: {
        fontFamily: 'var(--brand-font)',
        h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
        h2: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
        h3: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.5 },
        body1: { fontSize: '0.875rem', lineHeight: 1.5715 },
        body2: { fontSize: '0.8125rem', lineHeight: 1.5385 },
        caption: { fontSize: '0.75rem', lineHeight: 1.3333 },
        button: { fontSize: '0.8125rem', textTransform: 'none', fontWeight: 500 },
      },
      components,
    },
    ...texts,
  );
}
