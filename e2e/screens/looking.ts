import type { BrowserContextOptions, Page } from 'playwright-core';
import { beginning, consoleWords } from '../said.js';
import type { Combination } from './combinations.js';

/** The inspection adds styles and a script of its own, which the content security policy would refuse. */
export const OPTIONS: BrowserContextOptions = { bypassCSP: true, reducedMotion: 'reduce' };

/** As high as most windows. */
const HEIGHT = 860;

/** Waits until the page has all that it loads and stands still. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waits =
      '[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate';
    // What comes when it is seen may still be awaited further down.
    const isAwaited = [...document.querySelectorAll(waits)].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const hasPictures = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
    const isNarrow = innerWidth < 768;
    const hasNavigation = document.querySelector('nav:not(main nav) :is(a, button)') !== null;
    const hasShell = document.querySelector('header') === null || isNarrow || hasNavigation;
    return document.querySelector('h1') !== null && hasShell && !isAwaited && hasPictures;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((painted) => requestAnimationFrame(painted));
  });
}

/** Chooses a language as a person does; where nobody is signed in, there is nothing to choose by but the cookie. */
async function speak(page: Page, language: string): Promise<void> {
  const spoken = await page.evaluate(() => document.documentElement.lang);
  if (spoken === language) return;
  const chooser = page.getByRole('button', { name: beginning(consoleWords(spoken)('Language: {name}')) });
  if ((await chooser.count()) === 0) {
    await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
    await page.reload();
  } else {
    await chooser.click();
    await page.locator(`[role=menuitemradio][lang=${language}]`).click();
  }
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
  await page.mouse.move(-10, -10);
}

/** Looks at the open page in another way: nothing is loaded anew, the choices come as from another tab of the console. */
export async function lookAt(page: Page, { layout, scheme, language, width }: Combination): Promise<void> {
  await speak(page, language);
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(
    (chosen) => {
      for (const [key, newValue] of Object.entries(chosen)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    },
    { 'polyphony.preferences': JSON.stringify({ layout }), 'mui-mode': scheme },
  );
  await settled(page);
}

/** Has all of the page in the window, as far as a picture of it is worth looking at. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({
    width: page.viewportSize()?.width ?? 0,
    height: Math.min(Math.max(height, HEIGHT), 2600),
  });
  await settled(page);
}

/** How many pixels the page is wider than the window. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
