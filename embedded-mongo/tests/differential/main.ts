import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedMongo } from '../../index.js';
import { readOptions } from './options.js';
import { described, prove } from './prove.js';
import { addToRecord } from './record.js';
import type { FoundCase } from './found.js';
import { Rivals } from './rivals.js';

/**
 * Sends the same generated operations to this server and to a real MongoDB, and compares responses, errors and documents.
 * Ends with status 1 when something differed.
 */
const options = readOptions(process.argv.slice(2), process.env);
async function started(command: string): Promise<void> {
  console.log('The real server has died: a new one is started.');
  await promisify(execFile)('sh', ['-c', command]);
}

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-differential-'));
const server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
const { revive } = options;
const rivals = new Rivals(
  options.server ?? server.uri(),
  options.uri,
  revive === undefined ? undefined : () => started(revive),
);
const found: FoundCase[] = [];
let failures = 0;
try {
  await rivals.reset();
  console.log(`Differential proof from seed ${options.seed}`);
  const startedAt = performance.now();
  await prove(rivals, options, (difference, chunk) => {
    failures++;
    found.push({ indexes: difference.indexes, documents: difference.before, operation: difference.operation });
    console.log(`\nA difference (again: --chunk=${chunk}):\n${described(difference)}`);
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  for (const [known, times] of rivals.known) console.log(`known difference, ${times} times: ${known}`);
  const refused = rivals.refused === 0 ? '' : `, ${rivals.refused} refused by name`;
  const result = `from seed ${options.seed} in ${seconds} s${refused}: ${failures} differences`;
  const wanted = options.chunk === undefined ? ` of ${options.operations}` : '';
  console.log(`\ndifferential: ${rivals.operations}${wanted} operations ${result}`);
  if (options.record) await addToRecord(found, options.uri);
} finally {
  await rivals.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
// A run without an operation has proved nothing.
process.exitCode = failures === 0 && rivals.operations > 0 ? 0 : 1;
