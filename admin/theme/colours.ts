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

/** The quiet background of each theme's primary colour: of what is selected, and of a filter that is on. */
export const QUIET_THEME_COLOURS = {
  default: { light: '#edeff6', dark: '#252939' },
  'teal-green': { light: '#e6f1ef', dark: '#1b2f2d' },
  'royal-purple': { light: '#eeedf6', dark: '#29273a' },
  'cobalt-blue': { light: '#eaeff9', dark: '#202b3e' },
} as const satisfies Readonly<Record<ValueOf<'theme'>, ColourPair>>;

/** The colours shared by all themes, by what they are for. Text on each background has a contrast of 4.5 to 1 at least. */
export const SURFACE_COLOURS = {
  /** What lies behind everything. */
  page: { light: '#f6f6f7', dark: '#111215' },
  /** Tables, forms and cards. */
  paper: { light: '#ffffff', dark: '#17181c' },
  /** What floats above the page. */
  raised: { light: '#ffffff', dark: '#1f2126' },
  /** What is pressed in, or waits: tracks, skeletons, disabled buttons. */
  sunken: { light: '#f0f0f2', dark: '#22242a' },
  /** What is chosen of a row of choices. */
  segment: { light: '#ffffff', dark: '#34373f' },
  hover: { light: 'rgb(28 29 33 / 4.5%)', dark: 'rgb(236 236 241 / 5%)' },
  selected: { light: 'rgb(28 29 33 / 8%)', dark: 'rgb(236 236 241 / 9%)' },
  line: { light: '#e8e8eb', dark: '#282a30' },
  strongLine: { light: '#d5d5da', dark: '#3a3c44' },
  /** The border of a field: 3 to 1 against what it lies on. */
  fieldLine: { light: '#8b8d97', dark: '#6f727e' },
  text: { light: '#1c1d21', dark: '#ececf1' },
  muted: { light: '#565862', dark: '#abadb8' },
  faint: { light: '#646670', dark: '#9799a4' },
  success: { light: '#1a6e40', dark: '#7cc89b' },
  quietSuccess: { light: '#e8f4ed', dark: '#182a20' },
  warning: { light: '#865000', dark: '#e2b468' },
  quietWarning: { light: '#fcf2e1', dark: '#2e2516' },
  error: { light: '#b3261e', dark: '#ff9d94' },
  quietError: { light: '#fcecea', dark: '#351d1c' },
  info: { light: '#0b5c9e', dark: '#8bbcec' },
  quietInfo: { light: '#e9f1f9', dark: '#18273a' },
  tooltip: { light: '#232429', dark: '#34363e' },
} as const satisfies Readonly<Record<string, ColourPair>>;
