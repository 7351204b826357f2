import type { Page } from '@playwright/test';
import { loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/fixtures.js';
import { addPseudoLanguages, foreignTexts } from '../support/pseudoLanguage.js';
import type { TestServer } from '../support/testServer.js';
import { consoleWords } from '../support/words.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';
import { nameOfUser, openAs } from '../support/users.js';
import { type Combination, nameOf } from './combinations.js';
import { type ConsoleScreen, consoleScreens, showPart, tabParts } from './consoleScreens.js';
import { savePicture, writeSheets } from './contactSheets.js';
import { addContent } from './content.js';
import { beginIn, applyCombination, OPTIONS, pixelsTooWide, settled, showWhole, sizeOf } from './looking.js';
import { findUnreadable } from './unreadable.js';
import { visitOf } from './visits.js';

/** `npm run prove:screens` looks at each screen that matches in every way, and keeps pictures. */
const proving = process.env['PROVE_SCREENS'] !== undefined;
const wanted = new RegExp(process.env['PROVE_SCREENS'] ?? '');
const amount = proving ? 'all' : inAllWays ? 'group' : 'one';

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

/** The faults of a part of a screen must not hide those of the next. */
const softly = expect.configure({ soft: true });

/**
 * Faults of the page, from its top on: elsewhere, fixed bars cover parts of what can be scrolled out from below them.
 */
async function faults(page: Page, server: TestServer): Promise<string[]> {
  await loadAxe(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const wide = await pixelsTooWide(page);
  const { cut, shortened } = await page.evaluate(findUnreadable);
  if (proving && shortened.length > 0) console.log(page.url(), page.viewportSize()?.width, 'is shortened:', shortened);
  return [
    ...(wide > 0 ? [`${wide} pixels wider than the window`] : []),
    ...cut,
    ...(await violations(page)),
    ...(await foreignTexts(page, server)),
  ];
}

/** Looks at what the page shows, in each way; it is in the first one already. A table takes a moment to fit its columns. */
async function lookAll(page: Page, name: string, ways: readonly Combination[], server: TestServer): Promise<void> {
  for (const [place, way] of ways.entries()) {
    if (place > 0) await applyCombination(page, way);
    await softly.poll(() => faults(page, server), `${name}, ${nameOf(way)}, TURN=${turn}`).toEqual([]);
    if (!proving) continue;
    await showWhole(page);
    await savePicture(page, name, way);
  }
  const [first] = ways;
  if (ways.length > 1 && first) await applyCombination(page, first);
}

/** The screen has its title and its content. */
async function expectOpened(
  page: Page,
  { title, isOfRecord, content }: ConsoleScreen,
  language: string,
): Promise<void> {
  const heading = isOfRecord ? page.locator('main nav [aria-current=page]') : page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(consoleWords(language).words(title));
  if (content) await expect(content(page)).toBeVisible();
  await settled(page);
}

for (const [index, screen] of consoleScreens.entries()) {
  if (!wanted.test(screen.name)) continue;
  const { user, ways } = visitOf(screen.users, turn, index, amount);
  test(`the screen ${screen.name} opens with its title and content, readable and accessible (${nameOfUser(user)}, ${nameOf(ways[0])}, TURN=${turn})`, async ({
    server,
    signedIn,
    visitor,
  }) => {
    test.setTimeout(test.info().timeout * ways.length);
    await addContent(server);
    await addPseudoLanguages(server);
    const options = { ...OPTIONS, viewport: sizeOf(ways[0]) };
    const { page, context } = await openAs(user, { server, signedIn, visitor }, options);
    await beginIn(context, ways[0], server.url);
    await page.goto(`/admin/${await screen.address(server)}`);
    await expectOpened(page, screen, ways[0].language);
    await lookAll(page, screen.name, ways, server);
    for (const part of await tabParts(page, screen)) {
      await showPart(page, part);
      await settled(page);
      await lookAll(page, `${screen.name}-${part.name}`, ways, server);
    }
  });
}

if (proving)
  test('the pictures of all screens are laid side by side', async ({ page }) => {
    expect(await writeSheets(page)).toBeGreaterThan(0);
  });
