import type { TextName } from '../../texts/translate';
import type { ShortcutId } from '../../shortcuts/shortcuts';

interface ShortcutWords {
  readonly label: TextName;
  readonly heading: TextName;
}

/** The words of each shortcut: not those of every page, which has its keys. */
export const SHORTCUT_WORDS: Readonly<Record<ShortcutId, ShortcutWords>> = {
  help: { label: 'topBar.showTheKeyboardShortcuts', heading: 'topBar.anywhere' },
  palette: { label: 'topBar.findAPageARecord', heading: 'topBar.anywhere' },
  createAny: { label: 'topBar.createARecordOfAnyKind', heading: 'topBar.anywhere' },
  search: { label: 'topBar.searchTheList', heading: 'topBar.inAList' },
  undo: { label: 'topBar.undoTheLastSwitch', heading: 'topBar.anywhere' },
  create: { label: 'topBar.addARecord', heading: 'topBar.inAList' },
  nextRow: { label: 'topBar.nextRow', heading: 'topBar.inAList' },
  previousRow: { label: 'topBar.previousRow', heading: 'topBar.inAList' },
  selectRow: { label: 'topBar.selectTheRow', heading: 'topBar.inAList' },
  filter: { label: 'topBar.filterTheList', heading: 'topBar.inAList' },
  save: { label: 'topBar.saveTheForm', heading: 'topBar.inAForm' },
  nextError: { label: 'records.goToTheNextError', heading: 'topBar.inAForm' },
  nextLanguage: { label: 'topBar.nextLanguage', heading: 'topBar.inAForm' },
  goDashboard: { label: 'topBar.dashboard', heading: 'topBar.goTo' },
  goEvents: { label: 'words.events', heading: 'topBar.goTo' },
  goCategories: { label: 'words.eventCategories', heading: 'topBar.goTo' },
  goBookings: { label: 'words.bookings', heading: 'topBar.goTo' },
  goFiles: { label: 'words.files', heading: 'topBar.goTo' },
  goLanguages: { label: 'words.languages', heading: 'topBar.goTo' },
  goStaff: { label: 'people.staffTitle', heading: 'topBar.goTo' },
  goRoles: { label: 'words.roles', heading: 'topBar.goTo' },
  goProfile: { label: 'labels.profile', heading: 'topBar.goTo' },
};
