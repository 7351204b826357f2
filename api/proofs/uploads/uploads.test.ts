import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FileModel } from '../../files/file.js';
import { PendingUploadModel } from '../../files/pendingUpload.js';
import { sweep } from '../../files/sweep.js';
import { isOverBudget, proofRun, printResult } from '../../testing/runs/proofRun.js';
import { Generator } from '../../testing/runs/seed.js';
import type { Services } from '../../services.js';
import { ServerProcess } from '../../testing/server/serverProcess.js';
import { ADMIN, startTestApi, testDatabase } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { EVERYTHING_MS, postForm, registerUpload, replaceFile, signUpload } from '../../testing/files/uploads.js';

/** Kills of the server; `npm run prove:uploads -w @polyphony/api` makes 100, at other moments each time. */
const KILLS = Number(process.env['PROOF_KILLS'] ?? 1);
const CLIENTS = 4;

/** Moment of killing the server: so long after so many registrations were acknowledged, with others under way. */
const momentOf = (random: Generator) =>
  proofRun.isWhole ? { files: random.between(1, 40), ms: random.between(0, 100) } : { files: 8, ms: 0 };

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Uploads that the server has acknowledged, which the proof has to find again. */
interface Ledger {
  /** By the file's id, the contents it may have: one, or two where a replacement went unanswered. */
  readonly contents: Map<string, Set<string>>;
  /** Uploads that were taken, whose registration went unanswered, by their key. */
  readonly unanswered: Map<string, string>;
}

let texts = 0;
/** Text that no other upload has, of 1 to 600 kB. */
const someText = (random: Generator) => Buffer.from(`${(texts += 1)} `.padEnd(random.between(1_000, 600_000), 'text '));

async function uploaded(client: TestClient, bytes: Buffer): Promise<string> {
  const upload = await signUpload(client, { name: 'notes.txt', type: 'text/plain', size: bytes.length });
  const { status } = await postForm(client.url, upload, bytes, { name: 'notes.txt', type: 'text/plain' });
  expect(status).toBe(204);
  return upload.key;
}

async function addFile(client: TestClient, { contents, unanswered }: Ledger, random: Generator): Promise<void> {
  const bytes = someText(random);
  const key = await uploaded(client, bytes);
  unanswered.set(key, hashOf(bytes));
  const { file } = await registerUpload(client, { key });
  unanswered.delete(key);
  contents.set(file?.id ?? '', new Set([hashOf(bytes)]));
}

async function replaceContent(client: TestClient, id: string, { contents }: Ledger, random: Generator): Promise<void> {
  const bytes = someText(random);
  const key = await uploaded(client, bytes);
  contents.get(id)?.add(hashOf(bytes));
  const { success } = await replaceFile(client, id, { key });
  expect(success).toBe(true);
  contents.set(id, new Set([hashOf(bytes)]));
}

interface Work {
  readonly random: Generator;
  readonly isKilled: () => boolean;
  /** Called after each acknowledgement. */
  readonly acknowledged: () => void;
}

/** Adds and replaces files of its own until the server is killed. */
async function work(client: TestClient, ledger: Ledger, { random, isKilled, acknowledged }: Work): Promise<void> {
  const own = new Map<string, Set<string>>();
  try {
    for (;;) {
      const mine: Ledger = { ...ledger, contents: own };
      const [id] = own.keys();
      if (id !== undefined && random.between(1, 3) === 1) await replaceContent(client, id, mine, random);
      else await addFile(client, mine, random);
      acknowledged();
    }
  } catch (error) {
    if (!isKilled()) throw error;
  } finally {
    for (const [id, hashes] of own) ledger.contents.set(id, hashes);
  }
}

/** Repeats each registration that was cut off: it is one file, whether it was one before or not. */
async function retryRegistrations(client: TestClient, { contents, unanswered }: Ledger): Promise<void> {
  for (const [key, hash] of unanswered) {
    const { success, file } = await registerUpload(client, { key });
    expect(success).toBe(true);
    contents.set(file?.id ?? '', new Set([hash]));
  }
  unanswered.clear();
}

async function contentOf({ storage }: Services, key: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer);
  return hashOf(Buffer.concat(chunks));
}

async function keysIn({ storage }: Services, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.sort();
}

test(
  'a server that is killed while it takes files has each that it acknowledged, and nothing else after the sweep',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'polyphony-killed-'));
    const MONGODB_URI = testDatabase().uri ?? '';
    const ledger: Ledger = { contents: new Map(), unanswered: new Map() };
    let cutOff = 0;
    let kills = 0;
    let token: string | null = null;
    try {
      for (; kills < KILLS && !isOverBudget(); kills += 1) {
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
          await retryRegistrations(client, ledger);
          const moment = momentOf(new Generator(proofRun.seed + kills));
          let files = 0;
          let reached: () => void = () => undefined;
          const enough = new Promise<void>((resolve) => (reached = resolve));
          const working = Array.from({ length: CLIENTS }, (_, n) =>
            work(client, ledger, {
              random: new Generator(proofRun.seed + kills * CLIENTS + n),
              isKilled: () => killed,
              acknowledged: () => (files += 1) === moment.files && reached(),
            }),
          );
          await Promise.race([enough.then(() => pause(moment.ms)), Promise.all(working)]);
          killed = true;
          await server.stop('SIGKILL');
          await Promise.all(working);
          cutOff += ledger.unanswered.size;
        } finally {
          await server.stop('SIGKILL');
        }
      }
      expect(ledger.contents.size).toBeGreaterThan(kills);
      const api = await startTestApi({ MONGODB_URI, DATA_DIR: folder });
      try {
        await retryRegistrations(api.admin, ledger);
        const rows = await FileModel.find({}, { fileS3Key: 1 }).lean();
        // Each that was acknowledged once, and no other: what was cut off was repeated.
        expect(rows.map(({ _id }) => String(_id)).sort()).toEqual([...ledger.contents.keys()].sort());
        for (const row of rows) {
          expect(ledger.contents.get(String(row._id))).toContain(
            await contentOf(api.services, String(row['fileS3Key'])),
          );
        }
        await sweep(api.services, EVERYTHING_MS);
        expect(await keysIn(api.services, 'files/')).toEqual(rows.map((row) => String(row['fileS3Key'])).sort());
        expect(await keysIn(api.services, 'uploads/')).toEqual([]);
        expect(await PendingUploadModel.countDocuments({})).toBe(0);
      } finally {
        await api.close();
      }
      printResult(
        `uploads: ${kills} of ${KILLS} kills, ${ledger.contents.size} files, ${cutOff} registrations cut off, nothing lost`,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  proofRun.timeoutMs,
);
