import { joinShared } from './machineLocks.mjs';
import { besideCheckout } from './realTools.mjs';
import { run } from '../run.mjs';
import { explain, step } from '../steps.mjs';

/**
 * `start` runs an S3-compatible storage for tests and prints its settings. Its inner ports are fixed, so that a machine
 * has only one: runs share it, each test file with a folder of its own in the bucket.
 */
const tool = besideCheckout('real-s3');

const server = {
  start: async () => {
    const { output } = await step('Starting a real S3', () => run(tool, ['start']));
    return [...output.matchAll(/^S3_(\w+)=(.*)$/gm)].map(([, name, value]) => [`S3_TEST_${name}`, value]);
  },
  stop: () => run(tool, ['stop'], { mayFail: true }),
};

/**
 * Starts a real S3 where there is one: S3_TEST_ENDPOINT and its like where they are set, else the tool's in CI. Without one
 * the environment is empty, and the tests that need a storage are skipped, with a message.
 * @returns {Promise<{env: Record<string, string>, leave: () => Promise<void>}>}
 */
export async function realS3() {
  const none = { env: {}, leave: async () => undefined };
  if (process.env.S3_TEST_ENDPOINT || !tool || !process.env.CI) return none;
  try {
    const { started, leave } = await joinShared('real-s3', server);
    return { env: Object.fromEntries(started), leave };
  } catch (error) {
    console.log(explain(error));
    return none;
  }
}
