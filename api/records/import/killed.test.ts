import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { csvFile } from '@polyphony/domain/text/csv.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { actOn, checkedFile, settled } from '../../testing/records/imports.js';
import { gql } from '../../testing/generated/gql.js';
import { eventually } from '../../testing/runs/eventually.js';
import { ADMIN } from '../../testing/server/runningServer.js';
import { buildServer } from '../../testing/server/serverProcess.js';
import { spawnServer, stopServer, type SpawnedServer } from '../../testing/server/spawnServer.js';

const WRITTEN = gql(`query RowsWritten($id: ID!) { import(id: $id) { counts { written } } }`);
const LEVELS = gql(`
  query LevelsOfImport { eventDifficulties(pageSize: 100) { rows { version } pageInfo { totalItemsCount } } }
`);
const ROWS = 1500;

let folder: string;
let server: SpawnedServer;
const start = async () => {
  server = await spawnServer({ DATA_DIR: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  return TestClient.signedIn(server.url, ADMIN.email, ADMIN.password);
};
beforeAll(async () => {
  await buildServer();
  folder = await mkdtemp(join(tmpdir(), 'polyphony-import-'));
});
afterAll(async () => {
  await stopServer(server);
  await rm(folder, { recursive: true, force: true });
});

test('an import goes on after its server was killed, and no row is written twice', async () => {
  const client = await start();
  const rows = Array.from({ length: ROWS }, (_, at) => [`Level ${at}`, `level-${at}`]);
  const { id } = await checkedFile(client, kinds.eventDifficulty, csvFile([['name', 'slug'], ...rows]));
  await actOn(client, 'applyImport', id);
  const written = () => client.request(WRITTEN, { id }).then(({ counts }) => counts.written);
  const before = await eventually(written, 'some rows are written');
  await stopServer(server, 'SIGKILL');
  expect(before).toBeLessThan(ROWS);

  const again = await start();
  expect(await settled(again, id)).toMatchObject({ state: 'APPLIED', counts: { written: ROWS, skipped: 0 } });
  const { rows: found, pageInfo } = await again.request(LEVELS);
  expect(pageInfo.totalItemsCount).toBe(ROWS);
  expect(found.every(({ version }) => version === 1)).toBe(true);
});
