import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from '../machine/browser.mjs';
import { nothing } from '../count.mjs';
import { inRoot } from '../project.mjs';
import { runNode } from '../run.mjs';
import { yellow } from '../terminal.mjs';
import { titlesIn } from './titles.mjs';

/** Counts Playwright's JSON report; errors outside tests (a file that does not load) count as one failed test each. */
function countOf({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** Prints which journeys do not run, and counts them as skipped. */
function withoutBrowser() {
  const titles = titlesIn(inRoot('e2e')).flatMap(({ group, title }) => (group ? [] : [title]));
  console.log(
    yellow(`\n  ! NO BROWSER: ${titles.length} journeys are SKIPPED. Install Chromium or Chrome, or set CHROME_PATH.`),
  );
  return { ...nothing, skipped: titles.length };
}

/**
 * Runs the journeys in a browser against the built server, with Playwright.
 * @param {string[]} args more arguments for Playwright, such as files or `-g TITLE`
 * @param {Record<string, string>} [env] added to this process's own
 * @param {{timeoutMs?: number}} [options] after which it is ended and fails
 * @returns {Promise<{passed: number, failed: number, skipped: number}>}
 */
export async function runJourneys(args = [], env = {}, { timeoutMs } = {}) {
  const path = await browser();
  if (!path) return withoutBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-journeys-'));
  const report = join(folder, 'report.json');
  try {
    const playwright = [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', inRoot('e2e')];
    const { code } = await runNode([...playwright, ...args], {
      env: { CHROME_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
      inheritOutput: true,
      mayFail: true,
      timeoutMs,
    });
    if (code === null) throw new Error('Playwright was ended before its report.');
    const count = countOf(JSON.parse(readFileSync(report, 'utf8')));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
