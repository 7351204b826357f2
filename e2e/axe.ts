import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { picture } from './screenshots.js';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [1280, 390];
const COLOURS = ['light', 'dark'] as const;

/** One thing to look at. */
export interface Look {
  readonly name: string;
  /** Goes there and waits until all is in its place. */
  readonly open: (page: Page) => Promise<unknown>;
  /** What exists on screens of certain widths only. */
  readonly widths?: readonly number[];
}

/** Colours are judged as they are in the end, not on their way there. */
const STILL = '*, *::before, *::after { transition: none !important; animation: none !important }';

/** axe-core itself, as its package for Playwright brings it: put into a page once, it is twice as quick as AxeBuilder. */
const fromPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromPackage.resolve('axe-core/axe.min.js'), 'utf8');

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface WindowWithAxe {
  readonly axe: { readonly run: (root: Document, options: object) => Promise<Results> };
}

/** Has axe-core in every page of the window from the next one on, and nothing in them move. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axeSource });
  await page.addInitScript((content) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: content }));
    });
  }, STILL);
}

/** What axe-core finds wrong with the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    (tags) => (window as unknown as WindowWithAxe).axe.run(document, { runOnly: tags, resultTypes: ['violations'] }),
    WCAG_2_2_AA,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** What axe-core finds wrong with the screen in light and dark, wide and narrow: by screen, nothing when all is well. */
export async function inspect(page: Page, { name, open, widths = WIDTHS }: Look): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  // The console is light until someone chooses: here it follows what the browser is told below.
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'system'));
  await page.setViewportSize({ width: widths[0] ?? 1280, height: 860 });
  await open(page);
  await page.addScriptTag({ content: axeSource });
  await page.addStyleTag({ content: STILL });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const here = `${name}-${width}-${colorScheme}`;
      const wrong = await violations(page);
      if (wrong.length > 0) found[here] = wrong;
      if ((width === 1280) === (colorScheme === 'light')) await picture(page, `screens/${here}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Inspects one after another, so that one report tells of all. */
export async function inspectAll(page: Page, looks: readonly Look[]): Promise<Record<string, string[]>> {
  let found = {};
  for (const look of looks) found = { ...found, ...(await inspect(page, look)) };
  return found;
}
