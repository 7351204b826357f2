import { accessSync, constants } from 'node:fs';
import { inRoot } from './project.mjs';
import { run } from './run.mjs';
import { explain, step } from './steps.mjs';

/** A tool that may lie beside the checkout: `start` runs an S3-compatible storage for tests and prints its settings. */
const tool = inRoot('../shared/tools/real-s3');

function there() {
  try {
    accessSync(tool, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Does `work` while S3_TEST_ENDPOINT and its like name a storage that was started for it. */
async function started(work) {
  const { output } = await step('Starting a real S3', () => run(tool, ['start']));
  const given = [...output.matchAll(/^S3_(\w+)=(.*)$/gm)].map(([, name, value]) => [`S3_TEST_${name}`, value]);
  try {
    for (const [name, value] of given) process.env[name] = value;
    return await work();
  } finally {
    for (const [name] of given) delete process.env[name];
    await run(tool, ['stop'], { mayFail: true });
  }
}

/**
 * Does `work` with a real S3 where one can be had: the one that S3_TEST_ENDPOINT names, or the tool's. Without one, the
 * tests that need it are left out, and say so.
 */
export async function withRealS3(work) {
  if (process.env.S3_TEST_ENDPOINT || !there() || !process.env.CI) return work();
  let begun = false;
  try {
    return await started(() => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    console.log(explain(error));
    return work();
  }
}
