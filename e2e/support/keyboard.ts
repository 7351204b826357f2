import { expect, type Page } from '@playwright/test';

/** More Tab stops than any page of the console has. */
const MOST_STOPS = 150;

/** The role and the name of the focused element: 'button: Delete Yoga'. */
export const stop = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at) return '';
    const labelled = (at.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
    const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
    const words = [...labelled, ...labels].map(({ textContent }) => textContent).join(' ');
    const name = at.getAttribute('aria-label') ?? (words || at.textContent);
    return `${at.getAttribute('role') ?? at.tagName.toLowerCase()}: ${name?.trim() ?? ''}`;
  });

/** Presses a key until the focused element matches. */
export async function pressTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  do {
    await page.keyboard.press(key);
    passed.push(await stop(page));
  } while (!wanted.test(passed.at(-1) ?? '') && passed.length < MOST_STOPS);
  expect(passed.at(-1), passed.join('\n')).toMatch(wanted);
}

/** The same, and checks that the focus is visible there. */
export async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  await pressTo(page, wanted, key);
  await expectVisibleFocus(page);
}

/** Checks that the focused element looks different without the focus, once the page has drawn it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const at = await stop(page);
  const isSeen = async () => {
    const box = await focusBox(page);
    const focused = await around(page, box);
    await page.keyboard.press('Shift+Tab');
    const left = await around(page, box);
    await page.keyboard.press('Tab');
    expect(await stop(page)).toBe(at);
    return !focused.equals(left);
  };
  await expect.poll(isSeen, at).toBe(true);
}

const focusBox = (page: Page) =>
  page.evaluate(() => {
    // The input of a switch is transparent: the element around it shows the focus.
    const at = document.activeElement;
    const highlighted = at?.closest('.MuiSwitch-switchBase, .MuiInputBase-root') ?? at;
    const { x = 0, y = 0, width = 0, height = 0 } = highlighted?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  });

/** A screenshot of a box of the page and its edges. */
async function around(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x - 3), Math.max(0, box.y - 3)];
  const clip = { x, y, width: Math.min(box.width + 6, width - x), height: Math.min(box.height + 6, height - y) };
  return page.screenshot({ clip, animations: 'disabled' });
}
