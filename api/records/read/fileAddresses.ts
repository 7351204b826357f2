import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FILE_TOKEN_LENGTH } from '@polyphony/domain/files/files.js';

/** Creates and checks the tokens in an app's file addresses. */
export class FileAddresses {
  /** Base URL of files: '' for the server itself. */
  readonly baseUrl: string;
  readonly #key: Buffer;
  /** Those of files that pages show, by id. */
  readonly #tokens = new LRUCache<string, string>({ max: 10_000 });

  /** @param options.secret the same in every process; changing it changes all file addresses */
  constructor({ secret, baseUrl }: { readonly secret: string; readonly baseUrl: string }) {
    this.baseUrl = baseUrl;
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'polyphony file addresses', 32));
  }

  /**
   * The unguessable part of a file's address: ids can be guessed, and a document must be readable only by those who
   * have its address. Replacing the content does not change it.
   */
  token(id: string): string {
    const known = this.#tokens.get(id);
    if (known !== undefined) return known;
    const token = this.#compute(id);
    this.#tokens.set(id, token);
    return token;
  }

  /** Whether this is the token of the file with this id; compared in constant time. */
  isToken(id: string, token: string): boolean {
    // Ids that anybody sends are not remembered.
    const [actual, expected] = [Buffer.from(token), Buffer.from(this.#compute(id))];
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  #compute(id: string): string {
    return createHmac('sha256', this.#key).update(id).digest('base64url').slice(0, FILE_TOKEN_LENGTH);
  }
}
