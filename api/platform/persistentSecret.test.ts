import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { persistentSecret } from './persistentSecret.js';
import { StartError } from './process/startError.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polyphony-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('processes that start together get one secret, which is the same at the next start', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => persistentSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(64);
  expect(await persistentSecret(folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'x'.repeat(31)])(
  'a server refuses to start with the stored secret %j, and does not touch its file',
  async (stored) => {
    await writeFile(join(folder, 'jwt-secret'), stored);
    const failure = await persistentSecret(folder).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/jwt-secret: must have at least 32 characters\. .+\.$/);
    expect(await readFile(join(folder, 'jwt-secret'), 'utf8')).toBe(stored);
  },
);
