import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build/builds.mjs';
import { sourceEnv } from './jest.mjs';
import { inRoot } from '../project.mjs';
import { runNode } from '../run.mjs';

/** No name matches it: jest loads every file and runs no test and no hook. */
const NO_NAME = '(?!)';

/**
 * The tests of jest's report of a run in which no name matched: every registered one is `pending`.
 * @returns {{titles: {file: string, title: string}[], broken: string[]}} broken: files that do not load
 */
export const jestTitles = ({ testResults }) => ({
  titles: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending')
      .map(({ ancestorTitles, title }) => ({ file: name, title: [...ancestorTitles, title].join(' ') })),
  ),
  broken: testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
});

/** The same of Playwright's list: titles of groups and tests; tests marked as skipped are left out. */
export function journeyTitles({ config, suites, errors }) {
  const below = (suite, path) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'))
      .map(({ title }) => ({ file: join(config.rootDir, suite.file), title: [...path, title].join(' ') })),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...path, inner.title])),
  ];
  return {
    titles: suites.flatMap((suite) => below(suite, [])),
    broken: errors.map(({ message }) => message),
  };
}

/** Loads every test file, runs none of its tests, and returns the titles that they have, with what tables insert. */
export async function listTests() {
  await buildStale();
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-listing-'));
  const report = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  try {
    const jest = [inRoot('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${join(folder, 'jest.json')}`];
    await runNode([...jest, '--silent', '--maxWorkers=2', `--testNamePattern=${NO_NAME}`], {
      env: sourceEnv,
      mayFail: true,
    });
    const playwright = [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', inRoot('e2e')];
    await runNode([...playwright, '--list', '--reporter=json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'journeys.json') },
      mayFail: true,
    });
    const lists = [jestTitles(report('jest.json')), journeyTitles(report('journeys.json'))];
    return { titles: lists.flatMap(({ titles }) => titles), broken: lists.flatMap(({ broken }) => broken) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
