import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { beginning, consoleWords } from '../support/words.js';
import type { Combination } from './combinations.js';

/** The inspection adds styles and a script of its own, which the content security policy would refuse. */
export const OPTIONS: BrowserContextOptions = { bypassCSP: true, reducedMotion: 'reduce' };

/** As high as most windows. */
const HEIGHT = 860;

/** The size of the window in a way to look at the console. */
export const sizeOf = ({ width }: Combination) => ({ width, height: HEIGHT });

/** Waits until the page has loaded everything and no animation runs. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waits =
      '[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate';
    // Content that comes when it is seen may still be awaited further down.
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

/** The choices of a way to look at the console, as the console stores them. */
const stored = ({ layout, scheme }: Combination) => ({
  'polyphony.preferences': JSON.stringify({ layout }),
  'mui-mode': scheme,
});

/** Makes the choices before the first page of a window is loaded: then that page has them from the start. */
export async function beginIn(context: BrowserContext, way: Combination, url: string): Promise<void> {
  await context.addCookies([{ name: 'language', value: way.language, url }]);
  await context.addInitScript((chosen) => {
    for (const [key, value] of Object.entries(chosen))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored(way));
}

/** Selects a language in its menu, or by its cookie where nobody is signed in. */
async function speak(page: Page, language: string): Promise<void> {
  const spoken = await page.evaluate(() => document.documentElement.lang);
  if (spoken === language) return;
  const chooser = page.getByRole('button', { name: beginning(consoleWords(spoken).words('shell.languageName')) });
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

/** Shows the current page in another way without loading it again: the choices come as from another tab of the console. */
export async function applyCombination(page: Page, way: Combination): Promise<void> {
  await speak(page, way.language);
  await page.setViewportSize(sizeOf(way));
  await page.evaluate((chosen) => {
    for (const [key, newValue] of Object.entries(chosen)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
  }, stored(way));
  await settled(page);
}

/** Makes the window as high as the page, as far as a picture of it is worth looking at. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({
    width: page.viewportSize()?.width ?? 0,
    height: Math.min(Math.max(height, HEIGHT), 2600),
  });
  await settled(page);
}

/** Number of pixels by which the page is wider than the window. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
