import { isApple } from './platform';
import { isPlain, SHORTCUT_IDS, type ShortcutId, SHORTCUTS } from './shortcuts';

/** What of a key event says which shortcut it is. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** How long after the first key of a pair the second one still belongs to it. */
export const PAIR_MS = 1_500;

/**
 * The key of a press as shortcuts name it. On a keyboard of other letters (Arabic, say) it is the one that stands in
 * that place on a Latin keyboard.
 */
function keyOf({ key, code, shiftKey }: Press): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return key;
}

/** What was pressed, as `keys` of a shortcut are written; null for what is none's. */
function wordOf(press: Press, apple: boolean): string | null {
  const [mod, other] = apple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (press.altKey || other || (mod && press.shiftKey)) return null;
  return mod ? `Mod+${keyOf(press)}` : keyOf(press);
}

/** Tells shortcuts out of key presses one after the other. */
export class KeyPresses {
  #first = '';
  #since = 0;

  constructor(readonly apple: boolean = isApple) {}

  /**
   * Takes the next press.
   * @param plain whether shortcuts of plain keys count: not while someone types
   * @param now in milliseconds
   * @returns the shortcut that is complete with it; null when there is none
   */
  next(press: Press, plain: boolean, now: number): ShortcutId | null {
    // The shift of '?' is a press of its own.
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

/** Inputs that take no text: a letter pressed on one of them is none of its. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image'];
/** Where letters are looked up, or belong to what lies over the page. */
const OWN_KEYS = '[role=menu], [role=listbox], [role=combobox], [role=dialog], [role=alertdialog], [contenteditable]';

/** Whether plain keys mean something where they were pressed, so that they are no shortcuts there. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type) || target.closest(OWN_KEYS) !== null;
  return target.matches('textarea, select') || target.closest(OWN_KEYS) !== null;
}
