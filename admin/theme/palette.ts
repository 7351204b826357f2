import type { PaletteOptions } from '@mui/material/styles';
import { type ColourPair, QUIET_THEME_COLOURS, SURFACE_COLOURS, THEME_COLOURS } from './colours';
import type { ValueOf } from './preferences';

/** Colours of the console beside those that the component library knows; `var(--mui-palette-line-strong)` in styles. */
interface OwnColours {
  /** Borders: of controls, and of fields. */
  readonly line: { readonly strong: string; readonly field: string };
  readonly surface: Readonly<Record<'raised' | 'sunken' | 'segment' | 'tooltip', string>>;
  /** Backgrounds of what says something in the colour of the same name. */
  readonly quiet: Readonly<Record<'primary' | 'success' | 'warning' | 'error' | 'info', string>>;
}

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

/** Minimum contrast of text on a coloured surface (WCAG 2.2, 1.4.3); the library chooses the text colour by it. */
const TEXT_CONTRAST = 4.5;

/** The colours of a theme in light or dark. */
export function paletteOf(scheme: keyof ColourPair, name: ValueOf<'theme'>): PaletteOptions {
  const colour = (role: keyof typeof SURFACE_COLOURS) => SURFACE_COLOURS[role][scheme];
  return {
    contrastThreshold: TEXT_CONTRAST,
    primary: { main: THEME_COLOURS[name][scheme] },
    success: { main: colour('success') },
    warning: { main: colour('warning') },
    error: { main: colour('error') },
    info: { main: colour('info') },
    background: { default: colour('page'), paper: colour('paper') },
    text: { primary: colour('text'), secondary: colour('muted'), disabled: colour('faint') },
    divider: colour('line'),
    action: { hover: colour('hover'), selected: colour('selected'), disabledBackground: colour('sunken') },
    line: { strong: colour('strongLine'), field: colour('fieldLine') },
    surface: {
      raised: colour('raised'),
      sunken: colour('sunken'),
      segment: colour('segment'),
      tooltip: colour('tooltip'),
    },
    quiet: {
      primary: QUIET_THEME_COLOURS[name][scheme],
      success: colour('quietSuccess'),
      warning: colour('quietWarning'),
      error: colour('quietError'),
      info: colour('quietInfo'),
    },
  };
}
