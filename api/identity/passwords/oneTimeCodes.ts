import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFE_S, CODE_RESEND_S, CODE_TRIES } from '@polyphony/domain/limits.js';
import type { Types } from 'mongoose';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import { rateLimited } from '../../platform/errors.js';
import { CodeModel } from './storedCode.js';

/** Purposes of codes; each code is valid for its own purpose only. */
const CODE_PURPOSES = ['verify', 'reset'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * The recipient of a code. Without an account the code is never sent; it is made anyway, so that unknown addresses take
 * as much work as known ones.
 */
export interface CodeFor {
  readonly purpose: CodePurpose;
  /** Normalized. */
  readonly email: string;
  readonly accountId: Types.ObjectId | null;
}

/** Issues and redeems one-time codes. They are stored as hashes keyed with the app's secret. */
export class OneTimeCodes {
  readonly #key: Buffer;

  /** @param secret the same in every process */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'polyphony one-time codes', 32));
  }

  /**
   * Issues a code, valid for CODE_LIFE_S; it replaces an earlier one for the same purpose and address.
   * @throws RATE_LIMITED within CODE_RESEND_S of the last one, whether or not the address has an account
   */
  async issue(recipient: CodeFor): Promise<string> {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const _id = this.#placeOf(recipient);
    const now = Date.now();
    try {
      await CodeModel.updateOne(
        { _id, sentAt: { $lte: new Date(now - CODE_RESEND_S * 1000) } },
        {
          $set: {
            hash: this.#hashOf(recipient, code),
            tries: 0,
            sentAt: new Date(now),
            expiresAt: new Date(now + CODE_LIFE_S * 1000),
          },
        },
        { upsert: true },
      );
      return code;
    } catch (error) {
      // A recent code exists: the upsert conflicts with its _id.
      if (!duplicateKeyOf(error)) throw error;
      const existing = await CodeModel.findById(_id, { sentAt: 1 }).lean();
      const waited = existing ? (now - existing.sentAt.getTime()) / 1000 : 0;
      throw rateLimited(Math.max(1, Math.ceil(CODE_RESEND_S - waited)));
    }
  }

  /**
   * Redeems a code. Every guess is counted before it is checked, so that concurrent guesses share CODE_TRIES; of
   * several right ones at once, one succeeds.
   * @returns whether the code was right, not expired, within the limit of guesses and issued for this account
   */
  async redeem(recipient: CodeFor, code: string): Promise<boolean> {
    const _id = this.#placeOf(recipient);
    const guess = this.#hashOf(recipient, code);
    const found = await CodeModel.findOneAndUpdate(
      { _id, tries: { $lt: CODE_TRIES }, expiresAt: { $gt: new Date() } },
      { $inc: { tries: 1 } },
      { projection: { hash: 1 } },
    ).lean();
    const same = timingSafeEqual(Buffer.from(guess), Buffer.from(found?.hash ?? this.#keyedHash('no code')));
    if (!found || !same || recipient.accountId === null) return false;
    return (await CodeModel.deleteOne({ _id, hash: guess })).deletedCount === 1;
  }

  /** Deletes the codes that were sent to an address. */
  async forget(email: string): Promise<void> {
    const places = CODE_PURPOSES.map((purpose) => this.#placeOf({ purpose, email, accountId: null }));
    await CodeModel.deleteMany({ _id: { $in: places } });
  }

  #placeOf({ purpose, email }: CodeFor): string {
    return this.#keyedHash('place', purpose, email);
  }

  #hashOf({ purpose, email, accountId }: CodeFor, code: string): string {
    return this.#keyedHash('code', purpose, email, accountId?.toHexString() ?? 'nobody', code);
  }

  /** Keyed, because six digits behind a leaked plain hash could be brute-forced in a moment. */
  #keyedHash(...parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url');
  }
}
