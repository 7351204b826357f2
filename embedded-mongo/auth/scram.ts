import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';

/** SCRAM-SHA-256 (RFC 5802, RFC 7677), the server's side. Nothing here knows of commands. */

/** As many as MongoDB uses. */
const ITERATIONS = 15_000;
const SALT_BYTES = 28;
const NONCE_BYTES = 24;
const KEY_BYTES = 32;

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The stored credentials: neither the password nor a proof of it can be derived from them. */
export interface Verifier {
  readonly salt: Buffer;
  readonly storedKey: Buffer;
  readonly serverKey: Buffer;
}

/** The password as SASLprep (RFC 4013) has both sides write it. */
function prepared(password: string): string {
  return password
    .replace(/[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/g, ' ')
    .replace(/\u00ad|\u034f|\u1806|[\u180b-\u180d]|\u200c|\u200d|\u2060|\ufeff|[\ufe00-\ufe0f]/g, '')
    .normalize('NFKC');
}

export function verifierOf(password: string): Verifier {
  const salt = randomBytes(SALT_BYTES);
  const salted = pbkdf2Sync(prepared(password), salt, ITERATIONS, KEY_BYTES, 'sha256');
  return { salt, storedKey: hash(hmac(salted, 'Client Key')), serverKey: hmac(salted, 'Server Key') };
}

/** A verifier that matches no password, constant for each name, so that unknown users cannot be enumerated. */
export function verifierOfNobody(secret: Buffer, name: string): Verifier {
  const keyed = hmac(secret, name);
  return { salt: keyed.subarray(0, SALT_BYTES), storedKey: randomBytes(KEY_BYTES), serverKey: keyed };
}

/** The client-first message: the name, and the client nonce. */
export interface ClientFirst {
  readonly name: string;
  readonly nonce: string;
  /** As it goes into the signatures. */
  readonly bare: string;
}

/** Reads `n,,n=NAME,r=NONCE`; undefined for anything else, channel binding included. */
export function readClientFirst(text: string): ClientFirst | undefined {
  const match = /^[ny],,(n=((?:[^,=]|=2C|=3D)+),r=([\x21-\x2b\x2d-\x7e]+))$/.exec(text);
  if (!match) return undefined;
  const [, bare = '', name = '', nonce = ''] = match;
  return { bare, nonce, name: name.replaceAll('=2C', ',').replaceAll('=3D', '=') };
}

/** A SCRAM conversation after the client-first message. */
export class Scram {
  /** The server-first message. */
  readonly serverFirst: string;
  private readonly nonce: string;

  constructor(
    private readonly client: ClientFirst,
    private readonly verifier: Verifier,
  ) {
    this.nonce = client.nonce + randomBytes(NONCE_BYTES).toString('base64');
    this.serverFirst = `r=${this.nonce},s=${verifier.salt.toString('base64')},i=${ITERATIONS}`;
  }

  /** The server's own proof, when the client's last message proves that it knows the password; otherwise undefined. */
  finish(clientFinal: string): string | undefined {
    const match = /^(c=([A-Za-z0-9+/=]+),r=([^,]+)),p=([A-Za-z0-9+/=]+)$/.exec(clientFinal);
    if (!match) return undefined;
    const [, unproved = '', binding = '', nonce = '', proof = ''] = match;
    if (nonce !== this.nonce || !['n,,', 'y,,'].includes(Buffer.from(binding, 'base64').toString())) return undefined;
    const { storedKey, serverKey } = this.verifier;
    const message = `${this.client.bare},${this.serverFirst},${unproved}`;
    const signature = hmac(storedKey, message);
    const given = Buffer.from(proof, 'base64');
    if (given.length !== signature.length) return undefined;
    const clientKey = Buffer.from(given.map((byte, i) => byte ^ (signature[i] as number)));
    if (!timingSafeEqual(hash(clientKey), storedKey)) return undefined;
    return `v=${hmac(serverKey, message).toString('base64')}`;
  }
}
