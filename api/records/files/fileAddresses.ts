import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { FILE_TOKEN_LENGTH } from '@polyphony/domain/files.js';

let key: Buffer | null = null;

/** Called once at start. @param secret the same in every process; the addresses of files depend on it */
export function configureFileTokens(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'polyphony file addresses', 32));
}

/**
 * The part of a file's address that nobody can work out from its id: ids can be counted, and a document is for those who
 * were given its address. It stays the same when the content is replaced.
 */
export function fileToken(id: string): string {
  if (!key) throw new Error('Addresses of files are used before configureFileTokens was called.');
  return createHmac('sha256', key).update(id).digest('base64url').slice(0, FILE_TOKEN_LENGTH);
}

/** Whether this is the token of the file with this id; takes the same time for any wrong one. */
export function isFileToken(id: string, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(fileToken(id))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
