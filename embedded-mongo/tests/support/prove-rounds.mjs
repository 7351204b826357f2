import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sourceEnv } from '../../../scripts/lib/suites/jest.mjs';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Rounds of one run of jest: few, so that a budget is kept and a failure is soon repeated. */
const BATCH = 3;

/** A whole number of at least `least`. */
function whole(name, text, least) {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) throw new Error(`--${name} must be a whole number, not '${text}'`);
  return value;
}

/**
 * Runs test files of this package again and again, each time from the next seed, of which the suite runs one round from
 * seed 1: `[--rounds 200] [--seed N] [--budget-seconds S]`. Ends at the first failure and says how to repeat it; ends early
 * when the next rounds would exceed the budget. Its last line says how far it got.
 * @param {string} name
 * @param {string} pattern of the files' paths
 */
export function proveRounds(name, pattern) {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { rounds: text, seed: text, 'budget-seconds': text } });
  const rounds = whole('rounds', values.rounds ?? 200, 1);
  const seed = whole('seed', values.seed ?? randomInt(2 ** 31), 0);
  const budget =
    values['budget-seconds'] === undefined ? Infinity : whole('budget-seconds', values['budget-seconds'], 0);
  console.log(`${name}: seed ${seed}`);
  const startedAt = performance.now();
  let done = 0;
  let longest = 0;
  for (let batch = 0; done < rounds; batch++) {
    const before = (performance.now() - startedAt) / 1000;
    if (batch > 0 && before + longest > budget) break;
    const env = { SEED: String(seed + batch), ROUNDS: String(Math.min(BATCH, rounds - done)) };
    if (!passes(pattern, env)) {
      console.log(
        `Again: npm run prove:${name} -w @polyphony/embedded-mongo -- --seed ${env.SEED} --rounds ${env.ROUNDS}`,
      );
      process.exitCode = 1;
      break;
    }
    done += Number(env.ROUNDS);
    longest = Math.max(longest, (performance.now() - startedAt) / 1000 - before);
  }
  console.log(`${name}: ${done} of ${rounds} rounds from seed ${seed}`);
}

function passes(pattern, env) {
  const args = [
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'embedded-mongo',
    '--runInBand',
    '--testPathPatterns',
  ];
  const { status } = spawnSync(process.execPath, [...args, pattern], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...sourceEnv, ...env },
  });
  return status === 0;
}
