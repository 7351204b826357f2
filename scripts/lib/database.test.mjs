import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { embeddedDatabase } from './database.mjs';
import { inRoot, root } from './project.mjs';

/** npm run db:backup and db:restore, as an operator types them, on a data folder like the site's. */
let folder, startEmbeddedMongo;
const env = { ...process.env, NODE_OPTIONS: '', MONGODB_URI: '' };

beforeAll(async () => {
  // Compiled, as the commands find it.
  ({ startEmbeddedMongo } = await embeddedDatabase({}));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyphony-data-'));
  env.DATA_DIR = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

function operator(command, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot(`scripts/db-${command}.mjs`), ...args], {
    cwd: root,
    env: { ...env, INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { status, output: (stdout + stderr).trim() };
}

/** Runs `use` with the database that the site would have. */
async function withSite(use) {
  const server = await startEmbeddedMongo({ dataDir: join(env.DATA_DIR, 'mongo') });
  const client = new MongoClient(server.uri('polyphony'));
  try {
    return await use(client.db().collection('events'));
  } finally {
    await client.close();
    await server.stop();
  }
}

const count = () => withSite((events) => events.countDocuments());

test('a backup while the site runs, and one while it is stopped, are restored when it is stopped', async () => {
  await withSite(async (events) => {
    await events.insertMany([{ title: 'one' }, { title: 'two' }]);
    const { status, output } = operator('backup', 'running');
    expect(output).toMatch(/^Backed up 2 documents in 1 collection \(0\.0 MB\) to .*running$/);
    expect(status).toBe(0);
    await events.insertOne({ title: 'three' });
    expect(operator('restore', 'running', '--replace')).toEqual({
      status: 1,
      output: expect.stringMatching(/^The data folder .* is in use by another process \(pid \d+\)\.$/),
    });
  });
  expect(operator('backup', join(folder, 'stopped')).status).toBe(0);
  expect(operator('restore', 'running').output).toMatch(/^There is a database in .* already\. .* add --replace/);
  expect(await count()).toBe(3);
  expect(operator('restore', 'running', '--replace').status).toBe(0);
  expect(await count()).toBe(2);
  rmSync(env.DATA_DIR, { recursive: true });
  expect(operator('restore', 'stopped').output).toMatch(/^Restored 3 documents/);
  expect(await count()).toBe(3);
});

test('without a folder the backup goes into the data folder, named after the time', async () => {
  await withSite((events) => events.insertOne({}));
  expect(operator('backup').status).toBe(0);
  expect(readdirSync(join(env.DATA_DIR, 'backups'))).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/),
  ]);
});

test('what cannot be done is one line and exit code 1', () => {
  const refused = (line) => ({ status: 1, output: expect.stringMatching(line) });
  expect(operator('backup', 'here')).toEqual(refused(/^There is no database in .*data\/mongo\.$/));
  expect(existsSync(join(folder, 'here'))).toBe(false);
  expect(operator('restore', 'nowhere')).toEqual(refused(/^There is no database in .*nowhere\.$/));
  expect(operator('restore')).toEqual(refused(/^usage: npm run db:restore -- FOLDER \[--replace\]$/));
  expect(operator('backup', '--help')).toEqual(refused(/^usage: npm run db:backup -- \[FOLDER\]$/));
  env.MONGODB_URI = 'mongodb://elsewhere/polyphony';
  expect(operator('backup', 'here')).toEqual(refused(/^MONGODB_URI is set: .* mongodump and mongorestore\.$/));
  env.MONGODB_URI = '';
});
