import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/project.mjs';
import { runNode } from '../lib/run.mjs';

/** The fixtures in one worker, in the order of their names; each test may take 300 ms. */
const config = {
  rootDir: inRoot('scripts/testing/fixtures'),
  testMatch: ['**/*.fixture.mjs', '**/*.fixture.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  testRunner: inRoot('scripts/testing/nativeRunner.mjs'),
  testSequencer: inRoot('scripts/testing/fixtures/sequencer.cjs'),
  testTimeout: 300,
};

let report;
let folder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-runner-'));
  const outputFile = join(folder, 'report.json');
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const args = ['--config', JSON.stringify(config), '--json', `--outputFile=${outputFile}`, '--runInBand'];
  await runNode([jest, ...args], { env: { GIVEN_TO_TESTS: 'yes' }, mayFail: true });
  report = JSON.parse(await readFile(outputFile, 'utf8'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const findFile = (name) => report.testResults.find((file) => file.name.includes(`${name}.fixture.`));
const testOf = (file, title) => findFile(file).assertionResults.find((test) => test.title === title);

it.each([
  ['passes', 'passed'],
  ['fails with its message', 'failed'],
  ['hangs', 'failed'],
  ['accepts 4 from a table', 'passed'],
  ['is skipped', 'pending'],
  ['knows its own name', 'passed'],
])('the native runner reports that a test %s as %s', (title, status) => {
  expect(testOf('outcomes', title).status).toBe(status);
});

it('the native runner reports the difference and the place of a failed assertion', () => {
  const [message] = testOf('outcomes', 'fails with its message').failureMessages;
  expect(message).toMatch(/\+ +"a": 1/);
  expect(message).toMatch(/outcomes\.fixture\.mjs:4:/);
});

it('the native runner reports the line of the TypeScript source', () => {
  const [message] = testOf('typed', 'fails in a line that only the TypeScript source has').failureMessages;
  expect(message).toMatch(/typed\.fixture\.ts:7:/);
});

it('the native runner ends a test that exceeds its time', () => {
  expect(testOf('outcomes', 'hangs').failureMessages.join()).toMatch(/Exceeded timeout of 300 ms/);
});

it('the native runner restores the environment between the files of a worker', () => {
  expect(testOf('afterwards', 'sees the environment that the run began with').status).toBe('passed');
});

it.each([
  ['stray', 'nobody awaits this'],
  ['deprecated', 'this is deprecated'],
  ['unloadable', 'this file does not load'],
])('the native runner fails the file %s and reports "%s"', (file, message) => {
  expect(findFile(file).status).toBe('failed');
  expect(findFile(file).message).toContain(message);
});
