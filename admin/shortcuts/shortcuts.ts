/**
 * Every keyboard shortcut of the console, declared once: its keys, and its label and heading in the help dialog. `Mod`
 * is Ctrl, on a Mac ⌘; a space separates the keys of a sequence. Shortcuts that navigate have the path of a screen; the
 * others are handled by `useShortcut`.
 */
export const SHORTCUTS = {
  help: { keys: '?', label: 'topBar.showTheKeyboardShortcuts', heading: 'topBar.anywhere' },
  palette: { keys: 'Mod+k', label: 'topBar.findAPageARecord', heading: 'topBar.anywhere' },
  createAny: { keys: 'c', label: 'topBar.createARecordOfAnyKind', heading: 'topBar.anywhere' },
  search: { keys: '/', label: 'topBar.searchTheList', heading: 'topBar.inAList' },
  undo: { keys: 'z', label: 'topBar.undoTheLastSwitch', heading: 'topBar.anywhere' },
  create: { keys: 'n', label: 'topBar.addARecord', heading: 'topBar.inAList' },
  save: { keys: 'Mod+s', label: 'topBar.saveTheForm', heading: 'topBar.inAForm' },
  nextError: { keys: 'Mod+e', label: 'records.goToTheNextError', heading: 'topBar.inAForm' },
  goDashboard: { keys: 'g d', label: 'topBar.dashboard', heading: 'topBar.goTo', path: 'dashboard' },
  goEvents: { keys: 'g e', label: 'words.events', heading: 'topBar.goTo', path: 'event/manage/view' },
  goCategories: { keys: 'g c', label: 'words.eventCategories', heading: 'topBar.goTo', path: 'event/category/view' },
  goBookings: { keys: 'g b', label: 'words.bookings', heading: 'topBar.goTo', path: 'event/booking/view' },
  goFiles: { keys: 'g f', label: 'words.files', heading: 'topBar.goTo', path: 'files/view' },
  goLanguages: { keys: 'g l', label: 'words.languages', heading: 'topBar.goTo', path: 'configurations/language/view' },
  goStaff: { keys: 'g s', label: 'labels.staff', heading: 'topBar.goTo', path: 'staff/view' },
  goRoles: { keys: 'g r', label: 'words.roles', heading: 'topBar.goTo', path: 'staff/role/view' },
  goProfile: { keys: 'g p', label: 'labels.profile', heading: 'topBar.goTo', path: 'profile-info' },
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
