#!/usr/bin/env node
// npm run bench:uploads: what uploading and registering 100 MB adds to the server's resident memory, on the disk storage
// and, where S3_TEST_ENDPOINT names one, on an S3-compatible storage. Build first.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MEGABYTE = 1024 * 1024;
const SIZE = 100 * MEGABYTE;
/** To reach: less than this is added. */
const MOST_MB = 20;

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

async function start(env) {
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-uploads-'));
  const child = spawn(process.execPath, ['api/dist/start/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO_CONTENT: '0',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'admin@bench.example',
      ADMIN_PASSWORD: 'Correct-horse-7',
      ...env,
    },
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const [, address] = /running at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  return { url, child, folder };
}

function client(url) {
  let token = null;
  const sendOperation = async (query, variables) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0];
  };
  return {
    sendOperation,
    signIn: async () => {
      const query = 'mutation { signIn(identifier: "admin@bench.example", password: "Correct-horse-7") { token } }';
      ({ token } = await sendOperation(query));
    },
  };
}

/** Posts as many bytes as the form takes, made as they are sent. */
function post(base, { url, fields }, size) {
  const text = (name, value) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Buffer.from(
    fields.map(({ name, value }) => text(name, value)).join('') +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n',
  );
  const tail = Buffer.from('\r\n--b--\r\n');
  return new Promise((resolve, reject) => {
    const sending = request(
      new URL(url, base),
      {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': head.length + size + tail.length,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode < 300 ? resolve() : reject(new Error(`The storage answered ${response.statusCode}.`)),
        );
      },
    );
    sending.on('error', reject);
    sending.write(head);
    const chunk = Buffer.alloc(256 * 1024, 0x5a);
    let left = size;
    const more = () => {
      while (left > 0) {
        const part = chunk.subarray(0, Math.min(left, chunk.length));
        left -= part.length;
        if (!sending.write(part)) return void sending.once('drain', more);
      }
      sending.end(tail);
    };
    more();
  });
}

const SIGN = `mutation ($files: [UploadToSign!]!) { signUploads(files: $files) {
  message uploads { url key fields { name value } } } }`;
const REGISTER = `mutation ($input: UploadInput!) { registerUpload(input: $input) { success message file { fileSize } } }`;

async function upload(server, { sendOperation }, size) {
  const file = { name: 'a.txt', type: 'text/plain', size };
  const { uploads } = await sendOperation(SIGN, { files: [file] });
  await post(server.url, uploads[0], size);
  const { success, message, file: registered } = await sendOperation(REGISTER, { input: { key: uploads[0].key } });
  if (!success || registered.fileSize !== size) throw new Error(message);
}

/** @returns how many MB more are resident at most while and after 100 MB are uploaded than before */
async function measure(env) {
  const server = await start(env);
  try {
    const admin = client(server.url);
    await admin.signIn();
    // What a first upload loads stays loaded, whatever its size.
    for (let count = 0; count < 5; count += 1) await upload(server, admin, MEGABYTE);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const before = residentMb(server.child.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMb(server.child.pid))), 20);
    await upload(server, admin, SIZE);
    clearInterval(watch);
    return { before, most: Math.max(most, residentMb(server.child.pid)) };
  } finally {
    server.child.kill('SIGTERM');
    await new Promise((resolve) => server.child.once('exit', resolve));
    rmSync(server.folder, { recursive: true, force: true });
  }
}

const s3 = Object.fromEntries(
  ['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => [
    `S3_${name}`,
    process.env[`S3_TEST_${name}`] ?? '',
  ]),
);
let failed = false;
for (const [name, env] of [['disk', {}], ...(s3.S3_ENDPOINT ? [['S3', s3]] : [])]) {
  const { before, most } = await measure(env);
  const added = most - before;
  failed ||= added >= MOST_MB;
  console.log(
    `${name}: 100 MB uploaded and registered; ${before.toFixed(0)} MB resident before, ${most.toFixed(0)} MB at most: ${added.toFixed(1)} MB added (to reach: under ${MOST_MB})`,
  );
}
process.exitCode = failed ? 1 : 0;
