import { screens } from '../screens';
import { KeyPresses, PAIR_MS, type Press } from './keyPresses';
import { pathOf, SHORTCUT_IDS, SHORTCUTS } from './shortcuts';

const pressed = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

/** The result of the last of successive presses, a tenth of a second apart. */
const outcome = (presses: readonly Press[], plain = true, apartMs = 100, apple = false) => {
  const keys = new KeyPresses(apple);
  return presses.map((press, index) => keys.next(press, plain, 10_000 + index * apartMs)).at(-1);
};

describe('the declared shortcuts', () => {
  test('are not prefixes of one another', () => {
    for (const id of SHORTCUT_IDS) {
      const { keys } = SHORTCUTS[id];
      const alike = SHORTCUT_IDS.filter((other) => `${SHORTCUTS[other].keys} `.startsWith(`${keys} `));
      expect(alike).toEqual([id]);
    }
  });

  test('with a path lead to existing screens', () => {
    const paths = SHORTCUT_IDS.map(pathOf).filter((path) => path !== null);
    expect(paths.length).toBeGreaterThan(5);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  });
});

describe('key presses', () => {
  test.each([
    ['a key', [pressed('/')], 'search'],
    ['a key that takes Shift', [pressed('Shift', { shiftKey: true }), pressed('?', { shiftKey: true })], 'help'],
    ['with Ctrl', [pressed('s', { ctrlKey: true })], 'save'],
    ['capitals held fast', [pressed('S', { ctrlKey: true })], 'save'],
    ['two keys', [pressed('g'), pressed('e')], 'goEvents'],
    ['on an Arabic keyboard', [pressed('ل', { code: 'KeyG' }), pressed('ث', { code: 'KeyE' })], 'goEvents'],
    ['its question mark', [pressed('؟', { code: 'Slash', shiftKey: true })], 'help'],
    ['a key after one that begins nothing', [pressed('x'), pressed('n')], 'create'],
    ['a pair that nothing is', [pressed('g'), pressed('x')], null],
    ['the second key alone', [pressed('e')], null],
    ['with Alt', [pressed('l', { altKey: true })], 'nextLanguage'],
    ['with Alt on a Mac, which makes another letter', [pressed('¬', { code: 'KeyL', altKey: true })], 'nextLanguage'],
    ['with AltGr, which is Ctrl and Alt', [pressed('l', { altKey: true, ctrlKey: true })], null],
    ['with Alt, which makes other letters', [pressed('n', { altKey: true })], null],
    ['with Ctrl and Shift, which is the browser’s', [pressed('k', { ctrlKey: true, shiftKey: true })], null],
    ['a plain key’s shortcut with Ctrl', [pressed('n', { ctrlKey: true })], null],
  ] as const)('%s', (_name, presses, id) => {
    expect(outcome(presses)).toBe(id);
  });

  test('use Command instead of Ctrl on Apple keyboards, where Ctrl edits text', () => {
    expect(outcome([pressed('k', { metaKey: true })], true, 0, true)).toBe('palette');
    expect(outcome([pressed('k', { ctrlKey: true })], true, 0, true)).toBe(null);
    expect(outcome([pressed('k', { metaKey: true })])).toBe(null);
  });

  test('complete a sequence only in time', () => {
    expect(outcome([pressed('g'), pressed('e')], true, PAIR_MS)).toBe('goEvents');
    expect(outcome([pressed('g'), pressed('e')], true, PAIR_MS + 1)).toBe(null);
  });

  test('without modifiers are ignored while the user types, and when shortcuts are switched off', () => {
    expect(outcome([pressed('n')], false)).toBe(null);
    expect(outcome([pressed('g'), pressed('e')], false)).toBe(null);
    expect(outcome([pressed('s', { ctrlKey: true })], false)).toBe('save');
  });
});
