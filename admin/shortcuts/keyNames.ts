import { isApple } from './platform';
import { SHORTCUTS, type ShortcutId } from './shortcuts';

const withModifier = (id: ShortcutId, modifier: string): string =>
  SHORTCUTS[id].keys.replace(/^Mod\+(.)$/, (_, key: string) => modifier + key.toUpperCase());

/** The keys of a shortcut with a modifier as a button shows them: 'Ctrl+E', on a Mac '⌘E'. */
export const keyLabel = (id: ShortcutId): string => withModifier(id, isApple ? '⌘' : 'Ctrl+');

/** The same as the value of `aria-keyshortcuts`: 'Control+E'. */
export const ariaKeys = (id: ShortcutId): string => withModifier(id, isApple ? 'Meta+' : 'Control+');
