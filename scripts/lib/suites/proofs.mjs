import { runOnEachNode } from './nodeVersions.mjs';
import { runApiInParts } from './apiInParts.mjs';
import { closingLine, outcome } from '../count.mjs';
import { importers, testsOf } from './importGraph.mjs';
import { runJourneys } from './journeys.mjs';
import { runPseudoLanguages } from './pseudoLanguages.mjs';
import { inRoot } from '../project.mjs';
import { realMongo } from '../machine/realMongo.mjs';
import { CommandFailed, runNode } from '../run.mjs';

/** Seconds by which a proof may exceed its budget, because it ends between two steps, before it counts as hanging. */
const GRACE_S = 120;

const limitOf = (seconds) => (seconds + GRACE_S) * 1000;

/** Runs a proof's own command, which ends within its budget by itself and prints how far it got. */
const command =
  (file, ...args) =>
  async ({ seed, seconds }) => {
    const own = ['--seed', String(seed), '--budget-seconds', String(seconds), ...args];
    return runNode([inRoot(file), ...own], {
      onLine: (line) => console.log(`  ${line}`),
      timeoutMs: limitOf(seconds),
    });
  };

/** Runs a suite whose result is a count: whole, or it fails, because it cannot end early. */
const suite =
  (work) =>
  async ({ seconds }) => {
    const count = await work({ timeoutMs: limitOf(seconds) });
    const output = closingLine(count);
    if (count.failed > 0 || count.passed === 0) throw new CommandFailed('the suite', 1, output);
    return { output };
  };

/** Function that runs suites on a real MongoDB. Without one a proof fails: what did not run proves nothing. */
function mongoForProofs() {
  const withMongo = realMongo();
  if (!withMongo) throw new Error('There is no real MongoDB. Name one with MONGODB_TEST_URI.');
  return withMongo;
}

/** Runs `work` with the address of a real MongoDB. */
const onRealMongo = (work) => async (options) => {
  let result;
  await mongoForProofs()(async (uri) => {
    result = await work(uri, options);
    return outcome(true);
  });
  return result;
};

/** Every screen and every look in all of its ways, of which a `.ci/run` tries one: the journeys that take a turn. */
async function runLayouts(limit) {
  const journeys = testsOf(['api/testing/runs/turn.ts'], await importers()).filter((file) => file.startsWith('e2e/'));
  return runJourneys(journeys, { ALL_WAYS: '1' }, limit);
}

/**
 * The long proofs, the shorter ones first.
 * @type {{name: string, minutes: number, run: (options: {seed: number, seconds: number}) => Promise<{output: string}>}[]}
 */
export const proofs = [
  { name: 'timing', minutes: 5, run: command('api/proofs/timing/start.mjs') },
  { name: 'uploads', minutes: 5, run: command('api/proofs/uploads/start.mjs') },
  { name: 'enquiries', minutes: 5, run: command('api/proofs/enquiries/start.mjs') },
  { name: 'crash', minutes: 15, run: command('embedded-mongo/tests/durability/prove-crash.mjs') },
  { name: 'hostile', minutes: 5, run: command('embedded-mongo/tests/server/prove-hostile.mjs') },
  { name: 'bookings', minutes: 15, run: command('api/proofs/bookings/start.mjs') },
  { name: 'rich-text', minutes: 15, run: command('scripts/prove-rich-text.mjs') },
  {
    name: 'differential',
    minutes: 15,
    run: onRealMongo((uri, options) =>
      command('embedded-mongo/tests/differential/start.mjs', '--operations', '100000', '--uri', uri)(options),
    ),
  },
  {
    name: 'api-on-mongodb',
    minutes: 60,
    run: (options) => runApiInParts(mongoForProofs(), { ...options, graceMs: GRACE_S * 1000 }),
  },
  { name: 'histories', minutes: 30, run: command('api/proofs/histories/start.mjs') },
  {
    name: 'pseudo-languages',
    // In all ways the sections of pages alone take a quarter of an hour.
    minutes: 60,
    run: suite((limit) => runPseudoLanguages({ ...limit, env: { ALL_WAYS: '1' } })),
  },
  { name: 'layouts', minutes: 60, run: suite(runLayouts) },
  { name: 'node-versions', minutes: 60, run: ({ seconds }) => runOnEachNode({ timeoutMs: limitOf(seconds) }) },
];
