#!/usr/bin/env node
// npm run bench:imports: how many rows a second a running server checks, writes, takes back and exports, with texts in two
// languages, and how much memory it takes meanwhile. BENCH_ROWS: how many there are (5,000).
// BENCH_MONGODB_URI: a MongoDB server; without it, the embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from './memory.mjs';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 5_000);
const POLL_MS = 50;
const WORKING = ['CHECKING', 'APPLYING', 'UNDOING'];

const fileOf = (rows) => ['id,name.en,name.ar,slug,orderNumber', ...rows].join('\r\n');
const newRows = Array.from({ length: ROWS }, (_, at) => `,Level ${at},مستوى ${at},level-${at},${1 + (at % 97)}`);

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const uri = process.env.BENCH_MONGODB_URI && new URL(process.env.BENCH_MONGODB_URI);
if (uri) uri.pathname = `/polyphony_bench_${process.pid}`;
const server = await startPolyphony({
  port: await freePort(),
  dataDir: folder,
  env: uri ? { MONGODB_URI: uri.toString() } : {},
});
try {
  const authorization = `Bearer ${await server.signIn(ADMIN)}`;
  const request = async (query, variables = {}) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  };
  let peak = 0;
  const measured = async (name, work) => {
    const before = performance.now();
    await work();
    const seconds = (performance.now() - before) / 1000;
    const { total } = await residentMegabytes(server.pid);
    peak = Math.max(peak, total);
    console.log(`${name}: ${Math.round(ROWS / seconds)} rows/s (${seconds.toFixed(1)} s), ${total} MB`);
  };
  const settled = async (id) => {
    for (;;) {
      const found = await request('query ($id: ID!) { import(id: $id) { state problem } }', { id });
      peak = Math.max(peak, (await residentMegabytes(server.pid)).total);
      if (!WORKING.includes(found.state)) return found;
      await pause(POLL_MS);
    }
  };
  const send = async (body) => {
    const response = await fetch(`${server.url}/records/eventDifficulties?name=bench.csv`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    const { id, message } = await response.json();
    if (!id) throw new Error(message);
    return id;
  };
  const act = (name, id) => request(`mutation ($id: ID!) { ${name}(id: $id) { success } }`, { id });
  const { language } = await request(
    'mutation { createLanguage(input: { name: "Arabic", code: "ar" }) { language { id } } }',
  );
  // A new language is off.
  await act('toggleLanguageActive', language.id);
  console.log(`before: ${(await residentMegabytes(server.pid)).total} MB`);

  let id;
  await measured('new records, checked', async () => settled((id = await send(fileOf(newRows)))));
  await measured('new records, written', async () => {
    await act('applyImport', id);
    await settled(id);
  });
  let exported;
  await measured('exported', async () => {
    exported = await (
      await fetch(`${server.url}/records/eventDifficulties.csv`, { headers: { authorization } })
    ).text();
  });
  await measured('unchanged, checked', async () => settled(await send(exported)));
  let changed;
  await measured('changed, checked', async () => {
    changed = await send(exported.replaceAll('Level', 'Grade'));
    await settled(changed);
  });
  await measured('changed, written', async () => {
    await act('applyImport', changed);
    await settled(changed);
  });
  await measured('changed, undone', async () => {
    await act('undoImport', changed);
    await settled(changed);
  });
  await measured('new records, undone', async () => {
    await act('undoImport', id);
    await settled(id);
  });
  console.log(`at most ${peak} MB`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
