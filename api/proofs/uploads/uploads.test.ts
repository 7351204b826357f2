import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileModel } from '../../files/file.js';
import { PendingUploadModel } from '../../files/pendingUpload.js';
import { sweep } from '../../files/sweep.js';
import { storage } from '../../storage/storage.js';
import { ServerProcess } from '../../testing/serverProcess.js';
import { ADMIN, startTestApi, testDatabase } from '../../testing/testApi.js';
import { TestClient } from '../../testing/testClient.js';
import { postForm, REGISTER, signUpload, type FileWritten } from '../../testing/uploads.js';

/** Kills of the server; `npm run prove:uploads -w @polyphony/api -- --kills 100` for more. */
const KILLS = Number(process.env['PROOF_KILLS'] ?? 5);
const CLIENTS = 4;
const REPLACE = REGISTER.replace('$input', '$id: ID!, $input').replace('registerUpload(', 'replaceFile(id: $id, ');

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What a proof was told, and what it has to find again. */
interface Told {
  /** By the file's id, the contents it may have: one, or two where a replacement went unanswered. */
  readonly contents: Map<string, Set<string>>;
  /** Uploads that were taken, whose registration went unanswered, by their key. */
  readonly unanswered: Map<string, string>;
}

/** Text that no other upload has, of 1 to 600 kB. */
const someText = () => Buffer.from(randomBytes(randomInt(500, 300_000)).toString('hex'));

async function uploaded(client: TestClient, bytes: Buffer): Promise<string> {
  const upload = await signUpload(client, { name: 'notes.txt', type: 'text/plain', size: bytes.length });
  const { status } = await postForm(client.url, upload, bytes, { name: 'notes.txt', type: 'text/plain' });
  expect(status).toBe(204);
  return upload.key;
}

async function addFile(client: TestClient, { contents, unanswered }: Told): Promise<void> {
  const bytes = someText();
  const key = await uploaded(client, bytes);
  unanswered.set(key, hashOf(bytes));
  const { file } = await client.ask<FileWritten>(REGISTER, { input: { key } });
  unanswered.delete(key);
  contents.set(file?.id ?? '', new Set([hashOf(bytes)]));
}

async function replaceFile(client: TestClient, id: string, { contents }: Told): Promise<void> {
  const bytes = someText();
  const key = await uploaded(client, bytes);
  contents.get(id)?.add(hashOf(bytes));
  const { success } = await client.ask<FileWritten>(REPLACE, { id, input: { key } });
  expect(success).toBe(true);
  contents.set(id, new Set([hashOf(bytes)]));
}

/** Adds and replaces files of its own until the server is killed. */
async function work(client: TestClient, told: Told, isKilled: () => boolean): Promise<void> {
  const own = new Map<string, Set<string>>();
  try {
    for (;;) {
      const mine: Told = { ...told, contents: own };
      const [id] = own.keys();
      if (id !== undefined && randomInt(3) === 0) await replaceFile(client, id, mine);
      else await addFile(client, mine);
    }
  } catch (error) {
    if (!isKilled()) throw error;
  } finally {
    for (const [id, hashes] of own) told.contents.set(id, hashes);
  }
}

/** What was taken and not answered for is asked for again: it is one file, whether it was one before or not. */
async function askAgain(client: TestClient, { contents, unanswered }: Told): Promise<void> {
  for (const [key, hash] of unanswered) {
    const { success, file } = await client.ask<FileWritten>(REGISTER, { input: { key } });
    expect(success).toBe(true);
    contents.set(file?.id ?? '', new Set([hash]));
  }
  unanswered.clear();
}

async function contentOf(key: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage().read(key)) chunks.push(chunk as Buffer);
  return hashOf(Buffer.concat(chunks));
}

async function keysIn(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage().list(prefix)) keys.push(key);
  return keys.sort();
}

test(
  `a server killed ${KILLS} times while it takes files: each that it told of is there, and nothing else after the sweep`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polyphony-killed-'));
    const MONGODB_URI = testDatabase().uri ?? '';
    const told: Told = { contents: new Map(), unanswered: new Map() };
    let cutOff = 0;
    let token: string | null = null;
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = await ServerProcess.start({
          MONGODB_URI,
          DATA_DIR: folder,
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
          GRAPHQL_COST_PER_MINUTE: '2147483647',
        });
        let killed = false;
        try {
          token ??= (await TestClient.signedIn(server.url, ADMIN.email, ADMIN.password)).token;
          const client = new TestClient(server.url, token);
          await askAgain(client, told);
          const working = Array.from({ length: CLIENTS }, () => work(client, told, () => killed));
          await Promise.race([pause(randomInt(100, 1500)), Promise.all(working)]);
          killed = true;
          await server.stop('SIGKILL');
          await Promise.all(working);
          cutOff += told.unanswered.size;
        } finally {
          await server.stop('SIGKILL');
        }
      }
      expect(told.contents.size).toBeGreaterThan(KILLS);
      const api = await startTestApi({ MONGODB_URI, DATA_DIR: folder });
      try {
        await askAgain(api.admin, told);
        const rows = await FileModel.find({}, { fileS3Key: 1 }).lean();
        // Each that was told of once, and no other: what went unanswered was asked for again.
        expect(rows.map(({ _id }) => String(_id)).sort()).toEqual([...told.contents.keys()].sort());
        for (const row of rows) {
          expect(told.contents.get(String(row._id))).toContain(await contentOf(String(row['fileS3Key'])));
        }
        await pause(20);
        await sweep(0);
        expect(await keysIn('files/')).toEqual(rows.map((row) => String(row['fileS3Key'])).sort());
        expect(await keysIn('uploads/')).toEqual([]);
        expect(await PendingUploadModel.countDocuments({})).toBe(0);
      } finally {
        await api.close();
      }
      console.log(`${KILLS} kills, ${told.contents.size} files, ${cutOff} registrations that went unanswered`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  KILLS * 60_000,
);
