import { accessSync, constants } from 'node:fs';
import { nothing } from './count.mjs';
import { inRoot } from './project.mjs';
import { run } from './run.mjs';
import { explain, step } from './steps.mjs';

/** A tool that may lie beside the checkout: `start` runs a MongoDB for tests and prints its address, `stop` ends it. */
const tool = inRoot('../shared/tools/real-mongo');

function there() {
  try {
    accessSync(tool, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function start() {
  const { output } = await run(tool, ['start']);
  const uri = output.match(/^mongodb:\/\/\S+$/m)?.[0];
  if (!uri) throw new Error(`real-mongo start printed no address:\n${output}`);
  return uri;
}

/** Whether the server still answers: under test it may die for reasons that are its own. */
async function answers(uri) {
  const { MongoClient } = await import('mongodb');
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

/**
 * Runs `suite` against a real MongoDB. When the server dies under it the suite is run once more on a new one; a failure
 * with the server alive stands.
 */
async function runOn(suite) {
  try {
    for (let attempt = 1; ; attempt++) {
      const uri = await step('Starting a real MongoDB', start);
      const count = await suite(uri);
      if (count.failed === 0 || attempt === 2 || (await answers(uri))) return count;
      console.log('The real MongoDB died under the suite: once more, on a new one.');
    }
  } catch (error) {
    console.log(explain(error));
    return { ...nothing, failed: 1 };
  } finally {
    await run(tool, ['stop'], { mayFail: true });
  }
}

/** What runs a suite against a real MongoDB here: undefined where there is neither the tool nor MONGODB_TEST_URI. */
export function realMongo() {
  if (process.env.MONGODB_TEST_URI) return (suite) => suite(process.env.MONGODB_TEST_URI);
  return there() && process.env.CI ? runOn : undefined;
}
