import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { picture } from './screenshots.js';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of WCAG 2.2 AA whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1280, 390];
const HEIGHT = 860;

/** A state of a page to inspect. */
export interface Look {
  readonly name: string;
  /** Opens the page and waits until the state is complete. */
  readonly open: (page: Page) => Promise<unknown>;
  /** The widths in pixels where the state exists, if not all. */
  readonly widths?: readonly number[];
}

/** A width in pixels, and the colour scheme that the browser reports. */
export interface LookWay {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The colours are inspected as they are at the end of a transition. */
const NO_MOTION = '*, *::before, *::after { transition: none !important; animation: none !important }';

/** The axe-core of @axe-core/playwright: loaded once for each page, it takes half the time of AxeBuilder. */
const fromPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromPackage.resolve('axe-core/axe.min.js'), 'utf8');

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface WindowWithAxe {
  readonly axe: { readonly run: (root: Document, options: object) => Promise<Results> };
}

/** Loads axe-core into the current page and stops all motion there, unless that is done already. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, NO_MOTION);
}

/** The violations of WCAG 2.2 AA on the current page, or only of its rules about colours. */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await loadAxe(page);
  const runOnly = rules === 'all' ? WCAG_2_2_AA : COLOUR_RULES;
  const found = await page.evaluate(async (only) => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { axe } = window as unknown as WindowWithAxe;
    return axe.run(document, { runOnly: only, resultTypes: ['violations'] });
  }, runOnly);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** Dialogs, menus and lists that are open above the page. */
const overlays = (page: Page) =>
  page.locator(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):visible');

const following = new WeakSet<Page>();

/** Lets the console follow the colour scheme that the browser reports; it is light until the user chooses. */
async function followColourScheme(page: Page): Promise<void> {
  if (following.has(page)) return;
  following.add(page);
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'system'));
}

/** Every width of a look in every colour scheme. */
export const allWays = ({ widths = WIDTHS }: Look): readonly LookWay[] =>
  widths.flatMap((width) => [{ width, colorScheme: 'light' } as const, { width, colorScheme: 'dark' } as const]);

/**
 * The violations of a state, by the way it is looked at; empty without any. The page is opened once. Dark, only the rules
 * about colours run: all others have the same result in both colour schemes. `furtherFaults` looks for more than axe does.
 */
export async function inspect(
  page: Page,
  look: Look,
  ways = allWays(look),
  furtherFaults: (page: Page) => Promise<readonly string[]> = async () => [],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await followColourScheme(page);
  await page.setViewportSize({ width: Math.max(...(look.widths ?? WIDTHS)), height: HEIGHT });
  await look.open(page);
  const open = await overlays(page).count();
  for (const { width, colorScheme } of ways) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    const name = `${look.name}-${width}-${colorScheme}`;
    // What was opened must still be shown, or the inspection would be of another state.
    if (open > 0)
      await overlays(page)
        .nth(open - 1)
        .waitFor();
    // From the top of the page: elsewhere, fixed bars cover parts of what can be scrolled out from below them.
    else await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const wrong = [
      ...(await violations(page, colorScheme === 'dark' ? 'colours' : 'all')),
      ...(await furtherFaults(page)),
    ];
    if (wrong.length > 0) found[name] = wrong;
    await picture(page, `looks/${name}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
