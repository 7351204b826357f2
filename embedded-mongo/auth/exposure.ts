import { EmbeddedMongoError } from '../errors.js';
import type { Listen } from '../wire/listener.js';
import type { Credentials } from './authentication.js';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;

export interface Exposure {
  readonly auth?: Credentials;
  readonly allowRemoteWithoutAuth?: boolean;
}

/** Throws if other machines could connect without authentication, and for empty credentials. */
export function assertProtected(target: Listen, { auth, allowRemoteWithoutAuth }: Exposure): void {
  if (auth && (auth.username === '' || auth.password === ''))
    throw new EmbeddedMongoError('LISTEN_REFUSED', 'The option `auth` needs a username and a password.');
  if (!('port' in target) || LOOPBACK.test(target.host) || auth || allowRemoteWithoutAuth === true) return;
  throw new EmbeddedMongoError(
    'LISTEN_REFUSED',
    `The database does not listen on ${target.host} for anyone: set \`auth\`, or \`allowRemoteWithoutAuth\` where the network is closed.`,
  );
}
