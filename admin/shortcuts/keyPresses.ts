import { isApple } from './platform';
import { isPlain, SHORTCUT_IDS, type ShortcutId, SHORTCUTS } from './shortcuts';

/** The parts of a key event that identify a shortcut. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Maximum time between the two keys of a sequence, in milliseconds. */
export const PAIR_MS = 1_500;

/**
 * The key of a press as shortcuts name it. On a non-Latin keyboard layout (Arabic, say) it is the key at the same place
 * of a Latin one.
 */
export function keyOf({ key, code, shiftKey }: Press): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return key;
}

/** The pressed key in the notation of `keys`; null for combinations that no shortcut uses. */
function wordOf(press: Press, apple: boolean): string | null {
  const [mod, other] = apple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (other || ((mod || press.altKey) && press.shiftKey) || (mod && press.altKey)) return null;
  if (press.altKey) return `Alt+${keyOf(press)}`;
  return mod ? `Mod+${keyOf(press)}` : keyOf(press);
}

/** Recognizes shortcuts, including two-key sequences, in successive key presses. */
export class KeyPresses {
  #first = '';
  #since = 0;

  constructor(readonly apple: boolean = isApple) {}

  /**
   * Handles the next press.
   * @param plain whether shortcuts without a modifier are enabled: not while the user types
   * @param now in milliseconds
   * @returns the shortcut completed by this press; null without one
   */
  next(press: Press, plain: boolean, now: number): ShortcutId | null {
    // Modifier keys fire keydown events of their own, such as the Shift of '?'.
    if (['Shift', 'Control', 'Meta', 'Alt'].includes(press.key)) return null;
    const first = now - this.#since <= PAIR_MS ? this.#first : '';
    this.#first = '';
    const word = wordOf(press, this.apple);
    if (word === null) return null;
    const known = SHORTCUT_IDS.filter((id) => plain || !isPlain(id));
    const found = known.find((id) => SHORTCUTS[id].keys === (first ? `${first} ${word}` : word));
    if (!found && known.some((id) => SHORTCUTS[id].keys.startsWith(`${word} `))) {
      this.#first = word;
      this.#since = now;
    }
    return found ?? null;
  }
}

/** Non-text inputs; letter shortcuts stay active on them. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'];
/** Elements that use letters for type-ahead, or that cover the page. */
const OWN_KEYS = '[role=menu], [role=listbox], [role=combobox], [role=dialog], [role=alertdialog], [contenteditable]';

/** Whether the target uses plain keys itself, so that they are not shortcuts there. */
export function usesPlainKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type) || target.closest(OWN_KEYS) !== null;
  return target.matches('textarea, select') || target.closest(OWN_KEYS) !== null;
}
