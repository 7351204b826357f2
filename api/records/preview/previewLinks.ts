import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { PREVIEW_HOURS, PREVIEW_PARAMETER, PREVIEW_PATH } from '@polyphony/domain/publishing/preview.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import jwt from 'jsonwebtoken';
import type { Values } from '../../platform/values.js';

const ALGORITHM = 'HS256';
const ISSUER = 'polyphony';
const AUDIENCE = 'polyphony-preview';

/** Names the one record that a link shows. */
export interface PreviewedId {
  readonly kind: string;
  readonly id: string;
  /** The languages that are shown as its draft has them; none of them without it. */
  readonly draft?: readonly string[];
  /** The user who made the link: it shows what they may see. */
  readonly by: string;
}

export interface IssuedLink {
  readonly url: string;
  readonly expiresAt: Date;
}

const isLanguages = (claim: unknown): claim is readonly string[] =>
  Array.isArray(claim) && claim.every((code) => typeof code === 'string');

/**
 * Creates and reads an app's links to previews. A token names one record, the languages of its draft, and who made it. Its key is derived from the
 * secret for this purpose alone, so that no token of a session opens a preview, and none of a preview anything else.
 */
export class PreviewLinks {
  readonly #key: KeyObject;
  readonly #publicUrl: string;
  readonly #now: () => Date;

  /** @param options.secret the same in every process; changing it ends all links */
  constructor(options: { readonly secret: string; readonly publicUrl: string; readonly now: () => Date }) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', options.secret, '', 'polyphony previews', 32)));
    this.#publicUrl = options.publicUrl;
    this.#now = options.now;
  }

  issue({ kind, id, draft, by }: PreviewedId): IssuedLink {
    const issued = Math.floor(this.#now().getTime() / 1000);
    const expires = issued + PREVIEW_HOURS * 60 * 60;
    const token = jwt.sign({ kind, by, ...(draft && { draft }), iat: issued, exp: expires }, this.#key, {
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: id,
    });
    return {
      url: `${this.#publicUrl}${PREVIEW_PATH}?${PREVIEW_PARAMETER}=${token}`,
      expiresAt: new Date(expires * 1000),
    };
  }

  /** Record shown by a token; null unless this app's secret signed the token for a preview, and it has not expired. */
  read(token: string): PreviewedId | null {
    try {
      const claims = jwt.verify(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        // Also for a token that was made to expire later.
        maxAge: `${PREVIEW_HOURS}h`,
        clockTimestamp: Math.floor(this.#now().getTime() / 1000),
      });
      if (typeof claims === 'string') return null;
      const { sub, exp } = claims;
      const { kind, draft, by }: Values = claims;
      if (typeof kind !== 'string' || !sub || !OBJECT_ID_PATTERN.test(sub) || exp === undefined) return null;
      if (typeof by !== 'string' || !OBJECT_ID_PATTERN.test(by)) return null;
      if (draft === undefined) return { kind, id: sub, by };
      return isLanguages(draft) ? { kind, id: sub, by, draft } : null;
    } catch (error) {
      // A malformed header or payload causes a SyntaxError.
      if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
      throw error;
    }
  }
}
