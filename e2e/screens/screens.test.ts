import type { Page } from 'playwright-core';
import { bookableEvent, book } from '../../api/testing/bookings.js';
import { visitorAccount } from '../../api/testing/visitorAccounts.js';
import { bringAxe, violations } from '../axe.js';
import { house, journeys } from '../harness.js';
import { storeSome } from '../library.js';
import { type Combination, combinations, nameOf, rounds } from './combinations.js';
import { consoleScreens, furtherAddresses } from './consoleScreens.js';
import { type Contact, keepPicture, writeSheets } from './contactSheets.js';
import { lookAt, pixelsTooWide, settled, showWhole } from './looking.js';
import { findUnreadable } from './unreadable.js';

/** `npm run prove:screens` looks at each screen in every way; the usual tests at each in four, by turns. */
const proving = process.env['PROVE_SCREENS'] !== undefined;
const wanted = new RegExp(process.env['PROVE_SCREENS'] ?? '');

/** What is wrong with the page as it is. */
async function faultsNow(page: Page): Promise<string[]> {
  const wide = await pixelsTooWide(page);
  const { cut, shortened } = await page.evaluate(findUnreadable);
  if (proving && shortened.length > 0) console.log(page.url(), page.viewportSize()?.width, 'is shortened:', shortened);
  return [...(wide > 0 ? [`${wide} pixels wider than the window`] : []), ...cut, ...(await violations(page))];
}

/** The same in one of the ways. A table fits its columns into a new width a moment later: what is wrong is looked at again. */
async function faults(page: Page, combination: Combination): Promise<string[]> {
  await lookAt(page, combination);
  const found = await faultsNow(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(300);
  return faultsNow(page);
}

journeys('Every screen of the console', () => {
  const the = house({ DEMO_CONTENT: '1' });
  const contacts: Contact[] = [];

  beforeAll(async () => {
    await book((await visitorAccount(the.api)).client, await bookableEvent(the.api));
    await storeSome(the.api);
  });

  it.each(consoleScreens.filter(({ name }) => wanted.test(name)).map((screen, turn) => ({ ...screen, turn })))(
    '$name can be read by everybody: laid out in every way, light and dark, in both directions, wide and narrow',
    async ({ name, window, address, turn }) => {
      const { page, expectProblem } = await window(the);
      expectProblem(/\b403\b/);
      await bringAxe(page);
      const found: Record<string, string[]> = {};
      const open = async (path: string) => {
        await page.setViewportSize({ width: 1440, height: 860 });
        await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' });
        await settled(page);
      };
      const first = await address(the.api);
      await open(first);
      const addresses = [first, ...(await furtherAddresses(page, first))];
      for (const [place, path] of addresses.entries()) {
        if (place > 0) await open(path);
        const screen = place === 0 ? name : `${name}-${path.split('=').at(-1)}`;
        const ways = proving ? combinations : (rounds[(turn + place) % rounds.length] ?? []);
        for (const combination of ways) {
          const wrong = await faults(page, combination);
          if (proving) await showWhole(page);
          contacts.push(await keepPicture(page, screen, combination));
          if (wrong.length > 0) found[`${screen} ${nameOf(combination)}`] = wrong;
        }
      }
      expect(found).toEqual({});
    },
    proving ? 1_800_000 : 120_000,
  );

  if (proving) {
    it('is laid side by side for people to look at', async () => {
      const { page } = await the.visitor();
      expect(await writeSheets(page, contacts)).toBeGreaterThan(contacts.length / combinations.length);
    }, 600_000);
  }
});
