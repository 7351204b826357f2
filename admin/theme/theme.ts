import { createTheme, type Theme } from '@mui/material/styles';
import { SURFACE_COLOURS, THEME_COLOURS } from './colours';
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

/** Minimum contrast of text on a coloured surface (WCAG 2.2, 1.4.3); the theme chooses the text colour by it. */
const TEXT_CONTRAST = 4.5;

/**
 * A theme for one direction. Colours are CSS variables, so light and dark share one theme. `components` are the
 * component library's texts in a language.
 */
export function createConsoleTheme(
  direction: 'ltr' | 'rtl',
  name: ValueOf<'theme'>,
  components: readonly object[] = [],
): Theme {
  const primary = THEME_COLOURS[name];
  const { page, paper, text, muted, error } = SURFACE_COLOURS;
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
            // The library's are too pale for the outlined chips of a list.
            info: { main: '#0b69a3' },
            warning: { main: '#a34a00' },
            background: { default: page.light, paper: paper.light },
            text: { primary: text.light, secondary: muted.light },
          },
        },
        dark: {
          palette: {
            contrastThreshold: TEXT_CONTRAST,
            primary: { main: primary.dark },
            error: { main: error.dark },
            background: { default: page.dark, paper: paper.dark },
            text: { primary: text.dark, secondary: muted.dark },
          },
        },
      },
      breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_PX, lg: WIDE_PX, xl: 1536 } },
      shape: { borderRadius: 6 },
      motion: { reducedMotion: 'system' },
      typography: {
        fontFamily: 'var(--brand-font)',
        h1: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
        h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.4 },
        button: { textTransform: 'none', fontWeight: 600 },
      },
      components: {
        MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
        MuiButton: { defaultProps: { disableElevation: true } },
        MuiIconButton: {
          // An outline instead of MUI's pulsating ripple, which is too pale.
          defaultProps: { disableFocusRipple: true },
          styleOverrides: {
            root: ({ theme }: { theme: Theme }) => ({
              '&.Mui-focusVisible': { outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}` },
            }),
          },
        },
      },
    },
    ...components,
  );
}
