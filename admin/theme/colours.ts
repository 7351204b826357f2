import type { ValueOf } from './preferences';

/** A colour for light and for dark surfaces. */
export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

/**
 * Each theme's primary colour: the specification's on light surfaces, a lighter one with enough contrast on dark ones.
 */
export const THEME_COLOURS = {
  default: { light: '#405189', dark: '#a3b1e6' },
  'teal-green': { light: '#066b5e', dark: '#62cdbd' },
  'royal-purple': { light: '#5147A3', dark: '#b9b2f2' },
  'cobalt-blue': { light: '#2a5fc1', dark: '#93b8f5' },
} as const satisfies Readonly<Record<ValueOf<'theme'>, ColourPair>>;

/** The colours shared by all themes. */
export const SURFACE_COLOURS = {
  page: { light: '#f3f4f9', dark: '#14171f' },
  paper: { light: '#ffffff', dark: '#1c202b' },
  text: { light: '#212529', dark: '#e7e9ee' },
  muted: { light: '#565d66', dark: '#aab1bd' },
  error: { light: '#d32f2f', dark: '#ff7a70' },
} as const satisfies Readonly<Record<string, ColourPair>>;
