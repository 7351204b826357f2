import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, LARGE, MANY_CLIENTS } from '../bench.js';
import * as mongo from '../mongo-messages.js';
import { RawLoad } from '../raw-load.js';
import { note, rates, share, title } from '../report.js';
import { interleave } from '../rounds.js';
import { ServerProcess } from '../server-process.js';
import * as sqlite from '../sqlite-messages.js';

/** Beside the sources: compiled files do not hold another package's modules. */
const home = join(import.meta.dirname, '../../../../bench/sqlite');
const BATCH = 1_000;

/** better-sqlite3 is compiled where it is installed, so it is no dependency of the package. */
function install(): void {
  if (existsSync(join(home, 'node_modules/better-sqlite3/build'))) return;
  console.log('\nInstalling better-sqlite3, which compiles it: some minutes ...');
  execFileSync('npm', ['ci', '--workspaces=false'], { cwd: home, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** The same operations on hand-written SQLite behind the same kind of socket, both in prebuilt messages. */
export async function compareWithSqlite(bench: Bench): Promise<void> {
  install();
  const folder = join(bench.folder, 'sqlite');
  mkdirSync(folder);
  const server = await ServerProcess.start(join(home, 'server.mjs'), folder);
  const load = await RawLoad.connect(server, server.firstLine, MANY_CLIENTS);
  try {
    for (let from = 0; from < bench.options.documents; from += BATCH) {
      const batch = sqlite.insertMany(from, Math.min(from + BATCH, bench.options.documents));
      await load.check(() => () => batch, sqlite.isOk);
    }
    await compare(bench, load);
  } finally {
    load.close();
    await server.stop();
  }
}

async function compare({ options, raw }: Bench, load: RawLoad): Promise<void> {
  const { documents, rounds, milliseconds } = options;
  const operations = {
    find: [mongo.findById(LARGE, documents), sqlite.findById(documents)],
    page: [mongo.page(LARGE), sqlite.page],
    insert: [mongo.insert(LARGE), sqlite.insert],
    update: [mongo.updateById(LARGE, documents), sqlite.updateById(documents)],
  } as const;
  title('Beside hand-written SQLite, in prebuilt messages (100 %: as fast)');
  for (const [mine, other] of Object.values(operations)) {
    await raw.check(mine, (response) => mongo.replyOf(response).ok === 1);
    await load.check(other, sqlite.isOk);
  }
  for (const connections of [1, MANY_CLIENTS]) {
    for (const [name, [mine, other]] of Object.entries(operations)) {
      const key = `${name} beside SQLite ${connections}`;
      const samples = await interleave(
        { 'embedded-mongo': raw.workload(key, connections, mine), SQLite: load.workload(key, connections, other) },
        rounds,
        milliseconds,
      );
      share(`${name} over ${connections}, of SQLite's rate`, samples['embedded-mongo'], samples.SQLite);
      rates(samples);
      const [own, its] = [raw.microseconds(key), load.microseconds(key)];
      note(`processor time, microseconds each: embedded-mongo ${own}, SQLite ${its}`);
    }
  }
}
