import { createSecretKey, type KeyObject } from 'node:crypto';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import jwt from 'jsonwebtoken';
import type { UserKind } from '../users/user.js';

/** The claims of a token. All else is looked up, so that a change applies to the next request. */
export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
}

const ALGORITHM = 'HS256';
const ISSUER = 'polyphony';
/** The audience of a token, so that those of the site, of the console and of signed links cannot be exchanged. */
const AUDIENCES: Readonly<Record<UserKind, string>> = { staff: 'polyphony-console', visitor: 'polyphony-site' };

/** Maximum clock difference between two processes: a token issued further in the future is refused. */
const CLOCK_SKEW_S = 60;

/**
 * The secret as a key object. Create it once: given a string, jsonwebtoken first tries to parse a public key at every
 * call, which takes 1 ms.
 */
export const signingKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

export const issueToken = (
  key: KeyObject,
  { userId, sessionId }: TokenClaims,
  expiresAt: Date,
  kind: UserKind = 'staff',
): string =>
  jwt.sign({ exp: Math.floor(expiresAt.getTime() / 1000) }, key, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCES[kind],
    subject: userId,
    jwtid: sessionId,
  });

const isId = (value: unknown): value is string => typeof value === 'string' && OBJECT_ID_PATTERN.test(value);

/** The claims of a token; null unless this server signed it, for users of this kind, and it has not expired. */
export function readToken(key: KeyObject, token: string, kind: UserKind = 'staff'): TokenClaims | null {
  try {
    const claims = jwt.verify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCES[kind] });
    if (typeof claims === 'string' || !isId(claims.sub) || !isId(claims.jti) || claims.exp === undefined) return null;
    if (claims.iat === undefined || claims.iat > Date.now() / 1000 + CLOCK_SKEW_S) return null;
    return { userId: claims.sub, sessionId: claims.jti };
  } catch (error) {
    // A malformed header or payload causes a SyntaxError.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
    throw error;
  }
}
