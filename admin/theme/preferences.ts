/**
 * The appearance preferences of the console, with their stored values and their labels; the first value is the default.
 * Declared once: the store, the customizer and the page's attributes are derived from it.
 */
export const PREFERENCES = {
  layout: {
    label: 'Layout',
    values: { vertical: 'Vertical', horizontal: 'Horizontal', 'two-column': 'Two column', 'semi-box': 'Semi box' },
  },
  theme: {
    label: 'Theme',
    values: {
      default: 'Default',
      'teal-green': 'Teal green',
      'royal-purple': 'Royal purple',
      'cobalt-blue': 'Cobalt blue',
    },
  },
  width: { label: 'Width', values: { fluid: 'Fluid', boxed: 'Boxed' } },
  position: { label: 'Position', values: { fixed: 'Fixed', scrollable: 'Scrollable' } },
  topbarColor: { label: 'Top bar', values: { 'light-color': 'Light', 'dark-color': 'Dark' } },
  sidebarSize: {
    label: 'Sidebar size',
    values: { lg: 'Full', md: 'Compact', sm: 'Small icons', 'sm-hover': 'Small icons, wide under the pointer' },
  },
  sidebarView: { label: 'Sidebar view', values: { default: 'Default', detached: 'Detached' } },
  sidebarColor: {
    label: 'Sidebar colour',
    values: { 'dark-bg-color': 'Dark', 'light-bg-color': 'Light', 'gradient-bg-color': 'Gradient' },
  },
  gradient: {
    label: 'Gradient',
    values: {
      'gradient-bg-color-1': 'Dusk',
      'gradient-bg-color-2': 'Lagoon',
      'gradient-bg-color-3': 'Night',
      'gradient-bg-color-4': 'Orchid',
    },
  },
  sidebarImage: {
    label: 'Sidebar image',
    values: { none: 'None', snow: 'Snow', office: 'Office', pattern: 'Pattern', bubble: 'Bubble' },
  },
  preloader: {
    label: 'Preloader',
    values: { 'top-loader': 'Top loader', spinner: 'Spinner', disable: 'Disable' },
  },
  avatar: { label: 'Avatar', values: { on: 'On', off: 'Off' } },
  shortcuts: { label: 'Single-key shortcuts', values: { on: 'On', off: 'Off' } },
  customizer: { label: 'Customizer', values: { closed: 'Closed', open: 'Open' } },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>
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
