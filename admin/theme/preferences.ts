import type { TextName } from '../texts/translate';

/**
 * The appearance preferences of the console, with their stored values and their labels; the first value is the default.
 * Declared once: the store, the customizer and the page's attributes are derived from it.
 */
export const PREFERENCES = {
  layout: {
    label: 'shell.layout',
    values: {
      vertical: 'shell.vertical',
      horizontal: 'shell.horizontal',
      'two-column': 'shell.twoColumn',
      'semi-box': 'shell.semiBox',
    },
  },
  theme: {
    label: 'shell.theme',
    values: {
      default: 'words.default',
      'teal-green': 'shell.tealGreen',
      'royal-purple': 'shell.royalPurple',
      'cobalt-blue': 'shell.cobaltBlue',
    },
  },
  width: { label: 'files.width', values: { fluid: 'shell.fluid', boxed: 'shell.boxed' } },
  position: { label: 'shell.position', values: { fixed: 'shell.fixed', scrollable: 'shell.scrollable' } },
  topbarColor: { label: 'shell.topBar', values: { 'light-color': 'shell.light', 'dark-color': 'shell.dark' } },
  sidebarSize: {
    label: 'shell.sidebarSize',
    values: {
      lg: 'shell.full',
      md: 'shell.compact',
      sm: 'shell.smallIcons',
      'sm-hover': 'shell.smallIconsWideUnderThe',
    },
  },
  sidebarView: { label: 'shell.sidebarView', values: { default: 'words.default', detached: 'shell.detached' } },
  sidebarColor: {
    label: 'shell.sidebarColour',
    values: { 'light-bg-color': 'shell.light', 'dark-bg-color': 'shell.dark', 'gradient-bg-color': 'labels.gradient' },
  },
  gradient: {
    label: 'labels.gradient',
    values: {
      'gradient-bg-color-1': 'shell.dusk',
      'gradient-bg-color-2': 'shell.lagoon',
      'gradient-bg-color-3': 'shell.night',
      'gradient-bg-color-4': 'shell.orchid',
    },
  },
  sidebarImage: {
    label: 'shell.sidebarImage',
    values: {
      none: 'words.none',
      snow: 'shell.snow',
      office: 'shell.office',
      pattern: 'shell.pattern',
      bubble: 'shell.bubble',
    },
  },
  preloader: {
    label: 'shell.preloader',
    values: { 'top-loader': 'shell.topLoader', spinner: 'shell.spinner', disable: 'shell.disable' },
  },
  avatar: { label: 'shell.avatar', values: { on: 'shell.on', off: 'shell.off' } },
  shortcuts: { label: 'topBar.singleKeyShortcuts', values: { on: 'shell.on', off: 'shell.off' } },
  customizer: { label: 'shell.customizer', values: { closed: 'shell.closed', open: 'shell.open' } },
} as const satisfies Readonly<
  Record<string, { readonly label: TextName; readonly values: Readonly<Record<string, TextName>> }>
>;

export type PreferenceName = keyof typeof PREFERENCES;
export type ValueOf<N extends PreferenceName> = keyof (typeof PREFERENCES)[N]['values'] & string;
export type Preferences = { readonly [N in PreferenceName]: ValueOf<N> };

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as PreferenceName[];

/** The values of a preference, the default first. */
export const valuesOf = <N extends PreferenceName>(name: N) => Object.keys(PREFERENCES[name].values) as ValueOf<N>[];

export const DEFAULTS = Object.fromEntries(
  PREFERENCE_NAMES.map((name) => [name, valuesOf(name)[0] as unknown]),
) as Preferences;

/** Preferences that choosing a value sets as well. */
export const CONSEQUENCES: {
  readonly [N in PreferenceName]?: { readonly [V in ValueOf<N>]?: Partial<Preferences> };
} = {
  width: { fluid: { sidebarView: 'default', sidebarSize: 'lg' }, boxed: { sidebarSize: 'sm-hover' } },
};

/** Validates stored preferences; invalid values become defaults. */
export function preferencesFrom(stored: unknown): Preferences {
  const fields = typeof stored === 'object' && stored !== null ? (stored as Readonly<Record<string, unknown>>) : {};
  const known = (name: PreferenceName) => (valuesOf(name) as unknown[]).includes(fields[name]);
  const values = PREFERENCE_NAMES.map((name) => [name, known(name) ? fields[name] : DEFAULTS[name]]);
  return Object.fromEntries(values) as Preferences;
}
