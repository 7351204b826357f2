import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bench } from './bench.js';
import { compareWithSqlite } from './groups/sqlite.js';
import { measureReads } from './groups/reads.js';
import { measureStart } from './groups/start.js';
import { measureWrites } from './groups/writes.js';
import { readOptions } from './options.js';

/**
 * The aims of issue 3 for this server, as ratios within one run: rounds are interleaved, each figure is their middle value
 * with the range of the middle half. Times change with the machine, ratios hardly.
 */
const options = readOptions(process.argv.slice(2));
const folder = mkdtempSync(join(process.env.BENCH_FOLDER ?? tmpdir(), 'embedded-mongo-bench-'));
console.log(
  `embedded-mongo bench: node ${process.version}, ${options.documents} documents of 2 kB, ` +
    `${options.rounds} rounds of ${options.milliseconds} ms\n${' '.repeat(66)}middle   half of the rounds`,
);
const bench = new Bench(options, folder);
try {
  await bench.fill();
  await measureStart(bench);
  await bench.connect();
  await measureReads(bench);
  await measureWrites(bench);
  if (options.sqlite) await compareWithSqlite(bench);
  else
    console.log('\nThe comparison with SQLite is left out; --sqlite measures it (and compiles better-sqlite3 first).');
} finally {
  await bench.stop();
  rmSync(folder, { recursive: true, force: true });
}
