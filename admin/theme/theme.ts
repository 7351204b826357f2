import { createTheme, type Theme } from '@mui/material/styles';

/** Width below which the sidebar is an overlay, and the one up to which it is narrow; the specification's breakpoints. */
export const MOBILE_PX = 768;
export const WIDE_PX = 1025;
/** Height of the top bar. */
export const HEADER_PX = 70;

const PRIMARY = '#405189';
/** What text on a coloured surface needs at least (WCAG 2.2, 1.4.3); the theme picks its colour by it. */
const TEXT_CONTRAST = 4.5;

/** The console's theme in one direction. Colours are CSS variables, so that light and dark need no second theme. */
export function createConsoleTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: {
      light: {
        palette: {
          contrastThreshold: TEXT_CONTRAST,
          primary: { main: PRIMARY },
          success: { main: '#1b7a43' },
          background: { default: '#f3f4f9', paper: '#ffffff' },
          text: { primary: '#212529', secondary: '#565d66' },
        },
      },
      dark: {
        palette: {
          contrastThreshold: TEXT_CONTRAST,
          primary: { main: '#a3b1e6' },
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
  });
}
