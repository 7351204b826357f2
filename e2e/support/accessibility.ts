import type { BrowserContext, Page } from '@playwright/test';
import { inspect, type Look } from './axe.js';
import { expect } from './fixtures.js';
import { addPseudoLanguages, foreignTexts } from './pseudoLanguage.js';
import type { TestServer } from './testServer.js';
import { waysOf } from '../screens/lookVisits.js';
import { inAllWays, turn } from '../../api/testing/runs/turn.js';

/** Selects the language of all pages that the window loads from now on. */
export const speak = (context: BrowserContext, url: string, language: string): Promise<void> =>
  context.addCookies([{ name: 'language', value: language, url }]);

/** Inspects states sequentially, in the ways of this run; reports the violations of all, and what cannot be translated. */
export async function expectAccessible(
  page: Page,
  looks: readonly Look[],
  index: number,
  server: TestServer,
): Promise<void> {
  await addPseudoLanguages(server);
  let found = {};
  const furtherFaults = (visible: Page) => foreignTexts(visible, server);
  for (const [place, look] of looks.entries())
    found = { ...found, ...(await inspect(page, look, waysOf(look, turn, index + place, inAllWays), furtherFaults)) };
  expect(found, `violations of WCAG 2.2 AA, TURN=${turn}`).toEqual({});
}
