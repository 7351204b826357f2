import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { FILE_TOKEN_LENGTH } from '@polyphony/domain/files.js';

/** What the addresses of an app's files consist of beside their ids. */
export class FileAddresses {
  /** Where files are fetched from: '' for the server itself. */
  readonly baseUrl: string;
  readonly #key: Buffer;

  /** @param options.secret the same in every process; the addresses of files depend on it */
  constructor({ secret, baseUrl }: { readonly secret: string; readonly baseUrl: string }) {
    this.baseUrl = baseUrl;
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'polyphony file addresses', 32));
  }

  /**
   * The part of a file's address that nobody can work out from its id: ids can be counted, and a document is for those who
   * were given its address. It stays the same when the content is replaced.
   */
  token(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url').slice(0, FILE_TOKEN_LENGTH);
  }

  /** Whether this is the token of the file with this id; takes the same time for any wrong one. */
  isToken(id: string, token: string): boolean {
    const [given, expected] = [Buffer.from(token), Buffer.from(this.token(id))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
