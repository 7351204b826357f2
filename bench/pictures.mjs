#!/usr/bin/env node
// npm run bench:pictures: what a photograph of 12 megapixels costs: to register, to show in each width and format, and what
// memory the server takes while 20 of them are registered, and then requested in all sizes, at once. It also prints how
// long other requests take meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../domain/dist/files/pictures.js';
import { residentMegabytes } from './memory.mjs';
import { ADMIN, freePort, startPolyphony } from './servers.mjs';

const BURST = Number(process.env.BENCH_BURST ?? 20);
const SIDES = { width: 4000, height: 3000 };

/** Colours that run into one another and some grain, as photographs have: some 3 MB. */
async function photograph() {
  const width = 500;
  const height = 375;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = Math.floor(at / 3);
    pixels[at] = 128 + 90 * Math.sin((pixel % width) / (20 + (at % 3) * 9)) + 30 * Math.random();
  }
  const raw = { width, height, channels: 3 };
  return sharp(pixels, { raw })
    .resize({ ...SIDES, kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function request(server, token, query, variables) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

/** Brings a file into the storage; what is left is to register it. */
async function upload(server, token, bytes, name) {
  const type = 'image/jpeg';
  const signed = await request(
    server,
    token,
    'mutation ($files: [UploadToSign!]!) { signUploads(files: $files) { uploads { url key fields { name value } } } }',
    { files: [{ name, type, size: bytes.length }] },
  );
  const [{ url, key, fields }] = signed.uploads;
  const form = new FormData();
  for (const field of fields) form.append(field.name, field.value);
  form.append('file', new Blob([bytes], { type }), name);
  const posted = await fetch(new URL(url, server.url), { method: 'POST', body: form });
  if (!posted.ok) throw new Error(`The storage answered ${posted.status}.`);
  return { key, name, type, size: bytes.length, url };
}

async function register(server, token, input) {
  const { file, message } = await request(
    server,
    token,
    'mutation ($input: UploadInput!) { registerUpload(input: $input) { message file { fileUrl } } }',
    { input },
  );
  if (!file) throw new Error(message);
  return file.fileUrl;
}

async function get(url) {
  const response = await fetch(url);
  const bytes = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return { type: response.headers.get('content-type'), bytes: bytes.byteLength };
}

async function timed(work) {
  const began = performance.now();
  const value = await work();
  return { ms: Math.round(performance.now() - began), value };
}

/** Runs work, and meanwhile requests other pages and measures the memory. */
async function watched(server, work) {
  let ended = false;
  const times = [];
  let most = 0;
  const others = (async () => {
    while (!ended) {
      times.push((await timed(() => get(`${server.url}/health`))).ms);
      most = Math.max(most, (await residentMegabytes(server.pid)).total);
      await pause(20);
    }
  })();
  const { ms } = await timed(work);
  ended = true;
  await others;
  times.sort((a, b) => a - b);
  return `${ms} ms, at most ${most} MB; other requests ${times[times.length >> 1]} ms, at most ${times.at(-1)} ms`;
}

const variant = (server, url, name) => `${server.url}${url.replace(/[^/]*$/, `${name}?v=1`)}`;

const folder = await mkdtemp(join(tmpdir(), 'polyphony-bench-'));
const server = await startPolyphony({ port: await freePort(), dataDir: folder });
try {
  const token = await server.signIn({ email: ADMIN.email, password: ADMIN.password });
  const bytes = await photograph();
  console.log(`a photograph of ${SIDES.width} by ${SIDES.height}, ${Math.round(bytes.length / 1024)} KB`);
  const first = await upload(server, token, bytes, 'first.jpg');
  const { ms, value: url } = await timed(() => register(server, token, first));
  console.log(`registered in ${ms} ms`);
  for (const width of PICTURE_WIDTHS) {
    const results = [];
    for (const format of ['jpg', 'webp', 'avif']) {
      const address = variant(server, url, `${width}.${format}`);
      const found = await timed(async () => {
        for (;;) {
          const response = await get(address);
          if (format !== 'avif' || response.type === 'image/avif') return response;
          await pause(20);
        }
      });
      results.push(`${format} ${found.ms} ms, ${Math.round(found.value.bytes / 1024)} KB`);
    }
    console.log(`${String(width).padStart(4)}: ${results.join('; ')}`);
  }

  const waiting = [];
  for (let at = 0; at < BURST; at += 1) waiting.push(await upload(server, token, bytes, `burst-${at}.jpg`));
  console.log(`at rest ${(await residentMegabytes(server.pid)).total} MB`);
  const urls = [];
  const registered = async () => {
    urls.push(...(await Promise.all(waiting.map((input) => register(server, token, input)))));
  };
  console.log(`${BURST} registered at once: ${await watched(server, registered)}`);
  const requestVariants = () =>
    Promise.all(urls.flatMap((one) => [320, 640, 1280].map((width) => get(variant(server, one, `${width}.webp`)))));
  console.log(`${BURST} asked for in 3 widths at once: ${await watched(server, requestVariants)}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
