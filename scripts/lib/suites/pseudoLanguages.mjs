import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PSEUDO_LANGUAGES, pseudoCheckout } from '../pseudo/pseudoCheckout.mjs';

/** Journeys that look at pages, states and mails in the languages of a run: some of them, for every `.ci/run`. */
export const PSEUDO_SAMPLE = ['site/pseudoLanguage'];

/** All of them. */
const JOURNEYS = [
  ...PSEUDO_SAMPLE,
  'site/accessibilitySite',
  'site/siteNews',
  'site/siteCareers',
  'site/siteCourses',
  'console/accessibilityConsole',
  'screens/screens.test',
];

/** Their tests that look at something, in a language. */
const TITLES = 'WCAG|opens with its title|outside of the catalogues';

/**
 * Looks at every page, screen, state and mail in the pseudo-languages: every text must be of the catalogues or content, none put
 * together, and none cut off. It builds a copy of the checkout that has these languages, which proves docs/adding-a-language.md
 * as well.
 * @param {{timeoutMs?: number, args?: string[], env?: Record<string, string>}} [options] more arguments for Playwright
 * @returns {Promise<{passed: number, failed: number, skipped: number}>}
 */
export async function runPseudoLanguages({ timeoutMs, args = JOURNEYS, env = {} } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-pseudo-'));
  const copy = join(folder, 'checkout');
  const fromCopy = (path) => import(pathToFileURL(join(copy, path)).href);
  try {
    await pseudoCheckout(copy);
    const { buildStale } = await fromCopy('scripts/lib/build/builds.mjs');
    await buildStale();
    const { runJourneys } = await fromCopy('scripts/lib/suites/journeys.mjs');
    const languages = PSEUDO_LANGUAGES.map(({ code }) => code).join();
    return await runJourneys([...args, '-g', TITLES], { LOOK_LANGUAGES: languages, ...env }, { timeoutMs });
  } finally {
    // Where the journeys were ended, their last files may still be written.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
