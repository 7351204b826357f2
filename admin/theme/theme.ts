import { createTheme, type Theme } from '@mui/material/styles';
import type { ValueOf } from './preferences';

/** Width below which the sidebar is an overlay, and the one up to which it is narrow; the specification's breakpoints. */
export const MOBILE_PX = 768;
export const WIDE_PX = 1025;
/** Widest that a boxed console gets. */
export const BOXED_PX = 1300;
/** Widths of the sidebar by its size; that of 'sm-hover' is the small one, and under the pointer the full one. */
export const SIDEBAR_PX = { lg: 250, md: 180, sm: 65 } as const;
/** Widths of the two-column layout's navigation: its icons, and both columns. */
export const TWO_COLUMN_PX = { icons: 70, both: 290 } as const;
/** Width of the theme customizer. */
export const CUSTOMIZER_PX = 380;
/** Height of the top bar. */
export const HEADER_PX = 70;

/** Each theme's primary colour: on light surfaces as the specification names it, on dark ones as light as text needs. */
export const THEME_COLOURS = {
  default: { light: '#405189', dark: '#a3b1e6' },
  'teal-green': { light: '#066b5e', dark: '#62cdbd' },
  'royal-purple': { light: '#5147A3', dark: '#b9b2f2' },
  'cobalt-blue': { light: '#2a5fc1', dark: '#93b8f5' },
} as const satisfies Readonly<Record<ValueOf<'theme'>, { readonly light: string; readonly dark: string }>>;

/** What text on a coloured surface needs at least (WCAG 2.2, 1.4.3); the theme picks its colour by it. */
const TEXT_CONTRAST = 4.5;

/**
 * A theme in one direction. Colours are CSS variables, so that light and dark need no second theme. `components` are what
 * the component library says in the language.
 */
export function createConsoleTheme(
  direction: 'ltr' | 'rtl',
  name: ValueOf<'theme'>,
  components: readonly object[] = [],
): Theme {
  const primary = THEME_COLOURS[name];
  return createTheme(
    {
      direction,
      cssVariables: { colorSchemeSelector: 'data-color-scheme' },
      colorSchemes: {
        light: {
          palette: {
            contrastThreshold: TEXT_CONTRAST,
            primary: { main: primary.light },
            success: { main: '#1b7a43' },
            background: { default: '#f3f4f9', paper: '#ffffff' },
            text: { primary: '#212529', secondary: '#565d66' },
          },
        },
        dark: {
          palette: {
            contrastThreshold: TEXT_CONTRAST,
            primary: { main: primary.dark },
            error: { main: '#ff7a70' },
            background: { default: '#14171f', paper: '#1c202b' },
            text: { primary: '#e7e9ee', secondary: '#aab1bd' },
          },
        },
      },
      breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_PX, lg: WIDE_PX, xl: 1536 } },
      shape: { borderRadius: 6 },
      typography: {
        fontFamily: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', Arial, sans-serif`,
        h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
        h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
        button: { textTransform: 'none', fontWeight: 600 },
      },
      components: {
        MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiButton: { defaultProps: { disableElevation: true } },
      },
    },
    ...components,
  );
}
