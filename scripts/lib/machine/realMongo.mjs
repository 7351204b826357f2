import { reservePort } from './machineLocks.mjs';
import { besideCheckout } from './realTools.mjs';
import { run } from '../run.mjs';
import { step } from '../steps.mjs';

/** `start PORT` runs a MongoDB for tests and prints its address, `stop PORT` ends it and deletes its data. */
const tool = besideCheckout('real-mongo');
const FIRST_PORT = 27_117;

async function start(port) {
  const { output } = await run(tool, ['start', String(port)]);
  const uri = output.match(/^mongodb:\/\/\S+$/m)?.[0];
  if (!uri) throw new Error(`real-mongo start printed no address:\n${output}`);
  return uri;
}

async function responds(uri) {
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
 * Runs `suite` with the address of a real MongoDB on a free port. The server runs under emulation and can crash by
 * itself: then the suite is run once more with a new one. A failure while the server is alive is final.
 */
async function withOwn(suite) {
  const { port, release } = await reservePort(FIRST_PORT);
  try {
    for (let attempt = 1; ; attempt++) {
      const uri = await step('Starting a real MongoDB', () => start(port));
      const count = await suite(uri);
      if (count.failed === 0 || attempt === 2 || (await responds(uri))) return count;
      console.log('The real MongoDB crashed during the suite: once more, on a new one.');
    }
  } finally {
    await run(tool, ['stop', String(port)], { mayFail: true });
    release();
  }
}

/**
 * The function that runs a suite against a real MongoDB here: the one that MONGODB_TEST_URI names, or in CI the tool's.
 * Undefined where there is neither.
 */
export function realMongo() {
  const uri = process.env.MONGODB_TEST_URI;
  if (uri) return (suite) => suite(uri);
  return tool && process.env.CI ? withOwn : undefined;
}
