import { add, closingLine, nothing } from '../count.mjs';
import { CommandFailed } from '../run.mjs';
import { runApiOn } from './suites.mjs';

/** The parts of the API's suite, each on a MongoDB that was just started: a server that crashes costs one of them. */
const PARTS = 20;

/**
 * Runs the API's suite on a real MongoDB, part by part, as far as the time allows. The seed chooses the first part, so
 * that runs which end early reach other parts.
 * @param {(suite: (uri: string) => Promise<typeof nothing>) => Promise<typeof nothing>} withMongo
 * @param {{seed: number, seconds: number, graceMs: number}} options graceMs: how much longer the last part may take
 * @throws {CommandFailed} when a test fails or nothing has run
 */
export async function runApiInParts(withMongo, { seed, seconds, graceMs }) {
  const end = performance.now() + seconds * 1000;
  let count = nothing;
  let longest = 0;
  let done = 0;
  while (done < PARTS && performance.now() + longest < end) {
    const started = performance.now();
    const shard = `--shard=${((seed + done) % PARTS) + 1}/${PARTS}`;
    const timeoutMs = Math.ceil(end + graceMs - started);
    const part = await withMongo((uri) => runApiOn(uri, [shard], { timeoutMs }));
    count = add(count, part);
    longest = Math.max(longest, performance.now() - started);
    done++;
    console.log(`  ${done} of ${PARTS} parts of the API's suite on a real MongoDB: ${closingLine(count)}`);
  }
  const output = `api-on-mongodb: ${done} of ${PARTS} parts, ${closingLine(count)}`;
  if (count.failed > 0 || count.passed === 0) throw new CommandFailed('the suite', 1, output);
  return { output };
}
