import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, whenMissing } from './fileErrors.js';
import { StartError } from './process/startError.js';

/** Minimum length of a secret, also of one from the environment. */
export const SECRET_MIN_LENGTH = 32;

/**
 * Error codes of file systems without hard links, such as exFAT and network shares; a copy is not whole at once
 * there.
 */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'] as const;

/**
 * Writes a new secret, which has its name only once all of it is on disk: a process that is killed, or a full disk, leaves no
 * part of one behind. Of processes that start together, the first one's secret is used by all.
 */
async function makeSecret(path: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(48).toString('base64url'));
      await file.sync();
    } finally {
      await file.close();
    }
    await link(temporary, path).catch(async (error: unknown) => {
      if (!hasCode(error, ...WITHOUT_LINKS)) throw error;
      await copyFile(temporary, path, constants.COPYFILE_EXCL);
    });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function storedSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(whenMissing(null));
  return text === null ? null : text.trim();
}

/**
 * The secret that signs sessions: made once and kept in the data folder, so that sessions survive a restart.
 * @throws StartError for a file that holds none: everybody could sign with an empty or a short one
 */
export async function persistentSecret(folder: string): Promise<string> {
  const path = join(folder, 'jwt-secret');
  let secret = await storedSecret(path);
  if (secret === null) {
    await makeSecret(path);
    secret = (await storedSecret(path)) ?? '';
  }
  if (secret.length < SECRET_MIN_LENGTH)
    throw new StartError(
      `${path}: must have at least ${SECRET_MIN_LENGTH} characters. Restore it from a backup; or remove it to get a new one, which signs everybody out.`,
    );
  return secret;
}
