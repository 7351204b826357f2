/**
 * Every keyboard shortcut of the console, declared once: its keys, and its label and heading in the help dialog. `Mod`
 * is Ctrl, on a Mac ⌘; a space separates the keys of a sequence. Shortcuts that navigate have the path of a screen; the
 * others are handled by `useShortcut`.
 */
export const SHORTCUTS = {
  help: { keys: '?', label: 'Show the keyboard shortcuts', heading: 'Anywhere' },
  palette: { keys: 'Mod+k', label: 'Find a page, a record or an action', heading: 'Anywhere' },
  search: { keys: '/', label: 'Search the list', heading: 'In a list' },
  undo: { keys: 'z', label: 'Undo the last switch', heading: 'Anywhere' },
  create: { keys: 'n', label: 'Add a record', heading: 'In a list' },
  save: { keys: 'Mod+s', label: 'Save the form', heading: 'In a form' },
  nextError: { keys: 'Mod+e', label: 'Go to the next error', heading: 'In a form' },
  goDashboard: { keys: 'g d', label: 'Dashboard', heading: 'Go to', path: 'dashboard' },
  goEvents: { keys: 'g e', label: 'Events', heading: 'Go to', path: 'event/manage/view' },
  goCategories: { keys: 'g c', label: 'Event Categories', heading: 'Go to', path: 'event/category/view' },
  goBookings: { keys: 'g b', label: 'Bookings', heading: 'Go to', path: 'event/booking/view' },
  goFiles: { keys: 'g f', label: 'Files', heading: 'Go to', path: 'files/view' },
  goLanguages: { keys: 'g l', label: 'Languages', heading: 'Go to', path: 'configurations/language/view' },
  goStaff: { keys: 'g s', label: 'Staff', heading: 'Go to', path: 'staff/view' },
  goRoles: { keys: 'g r', label: 'Roles', heading: 'Go to', path: 'staff/role/view' },
  goProfile: { keys: 'g p', label: 'Profile', heading: 'Go to', path: 'profile-info' },
} as const satisfies Readonly<Record<string, Shortcut>>;

interface Shortcut {
  readonly keys: string;
  readonly label: string;
  readonly heading: string;
  /** The path of the screen it opens, as in the registry of screens. */
  readonly path?: string;
}

export type ShortcutId = keyof typeof SHORTCUTS;

export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** The path that a shortcut navigates to; null for the others. */
export const pathOf = (id: ShortcutId): string | null => (SHORTCUTS[id] as Shortcut).path ?? null;

/** Whether it has no modifier: such shortcuts are disabled while the user types, and can be switched off. */
export const isPlain = (id: ShortcutId): boolean => !SHORTCUTS[id].keys.startsWith('Mod+');
