import { accessSync, constants } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { PATIENCE_MS } from '../api/testing/runs/eventually.js';
import { turn } from '../api/testing/runs/turn.js';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian's headless Chromium takes a third less CPU time than the whole browser. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROME_PATH'] ?? installed.find(isExecutable) ?? 'chromium';

// Workers inherit it: a commit during the run must not change what their tests are called.
process.env['TURN'] = String(turn);

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: '../artefacts/journeys',
  // A test file shares one server: its tests run in order. A fifth of their time is waiting, so three files at a time
  // keep the two cores of a small machine busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A failed wait then reports itself, before the test's own limit ends it.
  timeout: 4 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  use: {
    headless: true,
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // A page of a test lives for a second or two: optimised code does not pay, and rarely has to be collected.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
      ],
    },
    viewport: { width: 1280, height: 860 },
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    // A trace costs half of a passing test's CPU time again.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
  },
  // PLAYWRIGHT_JSON_OUTPUT_NAME: a file for a report that programs read.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
});
