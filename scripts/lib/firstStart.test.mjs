import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choiceOf, needsChoice, settleFirstContent } from './firstStart.mjs';

/** What a first start begins with: a person at a terminal chooses once. */

const folder = mkdtempSync(join(tmpdir(), 'polyphony-first-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a person at a terminal chooses for a new installation that no setting decides for', () => {
  const choosing = { env: {}, isTerminal: true, folder };
  expect(needsChoice(choosing)).toBe(true);
  expect(needsChoice({ ...choosing, isTerminal: false })).toBe(false);
  for (const env of [{ CI: 'true' }, { DEMO_CONTENT: '0' }, { DEMO_CONTENT: '1' }, { MONGODB_URI: 'mongodb://db/x' }])
    expect(needsChoice({ ...choosing, env })).toBe(false);
  mkdirSync(join(folder, 'mongo'));
  expect(needsChoice(choosing)).toBe(true);
  writeFileSync(join(folder, 'mongo', 'log'), '');
  expect(needsChoice(choosing)).toBe(false);
});

test.each([
  ['', '1'],
  ['1', '1'],
  ['Demo', '1'],
  ['2', '0'],
  [' empty ', '0'],
  ['e', '0'],
  ['3', null],
  ['nothing', null],
])('the line %j means DEMO_CONTENT=%s', (line, choice) => {
  expect(choiceOf(line)).toBe(choice);
});

test('--empty takes precedence over the setting, and another option is refused', async () => {
  const env = { DEMO_CONTENT: '1' };
  await settleFirstContent(['--empty'], env);
  expect(env.DEMO_CONTENT).toBe('0');
  await expect(settleFirstContent(['--blank'], {})).rejects.toThrow(/Unknown option '--blank'/);
});
