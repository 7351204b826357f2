/**
 * Every keyboard shortcut of the console, declared once, in the order of the help dialog, which alone has their words. `Mod`
 * is Ctrl, on a Mac ⌘, `Alt` on a Mac ⌥; a space separates the keys of a sequence. Shortcuts that navigate have the path of a screen; the
 * others are handled by `useShortcut`.
 */
export const SHORTCUTS = {
  help: { keys: '?' },
  palette: { keys: 'Mod+k' },
  createAny: { keys: 'c' },
  search: { keys: '/' },
  undo: { keys: 'z' },
  create: { keys: 'n' },
  nextRow: { keys: 'j' },
  previousRow: { keys: 'k' },
  selectRow: { keys: 'x' },
  filter: { keys: 'f' },
  save: { keys: 'Mod+s' },
  nextError: { keys: 'Mod+e' },
  nextLanguage: { keys: 'Alt+l' },
  goDashboard: { keys: 'g d', path: 'dashboard' },
  goEvents: { keys: 'g e', path: 'event/manage/view' },
  goCategories: { keys: 'g c', path: 'event/category/view' },
  goBookings: { keys: 'g b', path: 'event/booking/view' },
  goFiles: { keys: 'g f', path: 'files/view' },
  goLanguages: { keys: 'g l', path: 'configurations/language/view' },
  goStaff: { keys: 'g s', path: 'staff/view' },
  goRoles: { keys: 'g r', path: 'staff/role/view' },
  goProfile: { keys: 'g p', path: 'profile-info' },
} as const satisfies Readonly<Record<string, Shortcut>>;

interface Shortcut {
  readonly keys: string;
  /** The path of the screen it opens, as in the registry of screens. */
  readonly path?: string;
}

export type ShortcutId = keyof typeof SHORTCUTS;

export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** The path that a shortcut navigates to; null for the others. */
export const pathOf = (id: ShortcutId): string | null => (SHORTCUTS[id] as Shortcut).path ?? null;

/** Whether it has no modifier: such shortcuts are disabled while the user types, and can be switched off. */
export const isPlain = (id: ShortcutId): boolean => !/^(Mod|Alt)\+/.test(SHORTCUTS[id].keys);
