#!/usr/bin/env node
// npm run bench:files: how long the first page of the file library takes with 100 and with 10,000 files, as its list queries
// it: all, one kind of file, a search. Both servers run side by side and get requests alternately; the ratio of their
// medians is what to look at. Build first.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStore } from '../api/dist/files/fileStore.js';
import { connectDatabase } from '../api/dist/platform/database/database.js';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const FEW = 100;
const MANY = 10_000;
const TRIES = Number(process.env.BENCH_TRIES ?? 150);
const WARM_UP = 30;
/** Upper bound of the ratio; a search reads every name, and has none. */
const BOUND = 1.3;

const LIST = `query ($filter: FileFilter) {
  files(page: 1, pageSize: 12, filter: $filter) {
    rows { id fileName fileType fileKind fileSize fileUrl width height placeholder altText default createdAt }
    pageInfo { currentPage totalPages totalItemsCount }
  }
}`;
const pages = {
  'the first page': { filter: null, bound: BOUND },
  videos: { filter: { fileKind: 'VIDEOS' }, bound: BOUND },
  'a search': { filter: { searchName: 'picture-7' }, bound: Infinity },
};
const KINDS = [
  ['images', 'image/png', 'png'],
  ['images', 'image/jpeg', 'jpg'],
  ['videos', 'video/mp4', 'mp4'],
  ['pdf', 'application/pdf', 'pdf'],
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const start = async (dataDir) => startPolyphony({ port: await freePort(), dataDir });

/** Writes records of files into the database of a server that is not running; a list reads no more of them. */
async function seed(dataDir, count) {
  const database = await connectDatabase({ dataDir });
  await fileStore.model.insertMany(
    Array.from({ length: count }, (_, i) => {
      const [fileKind, fileType, ending] = KINDS[i % KINDS.length];
      return {
        fileName: `picture-${i}.${ending}`,
        fileS3Key: `files/picture-${i}-${i}.${ending}`,
        fileType,
        fileKind,
        fileSize: 100_000 + i,
        width: 1600,
        height: 900,
        createdAt: new Date(Date.UTC(2027, 0, 1) + i * 1000),
      };
    }),
  );
  await database.close();
}

async function time(server, token, variables) {
  const began = performance.now();
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: LIST, variables }),
  });
  const { data, errors } = await response.json();
  if (errors || !data.files.rows.length) throw new Error(JSON.stringify(errors ?? data));
  return performance.now() - began;
}

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const servers = [];
try {
  for (const count of [FEW, MANY]) {
    const dataDir = join(folder, String(count));
    // The first start makes the indexes.
    await (await start(dataDir)).stop();
    await seed(dataDir, count);
    const server = await start(dataDir);
    servers.push({ server, token: await server.signIn(ADMIN) });
  }
  for (const [name, { filter, bound }] of Object.entries(pages)) {
    const took = [[], []];
    for (let i = 0; i < WARM_UP + TRIES; i += 1) {
      for (const [place, { server, token }] of servers.entries()) {
        const ms = await time(server, token, { filter });
        if (i >= WARM_UP) took[place].push(ms);
      }
    }
    const [few, many] = took.map(median);
    console.log(
      `${name.padEnd(16)} ${FEW} files ${few.toFixed(1)} ms, ${MANY} files ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times`,
    );
    if (many / few >= bound) process.exitCode = 1;
  }
} finally {
  await Promise.all(servers.map(({ server }) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
