import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_LIFE_S, CODE_RESEND_S, CODE_TRIES } from '@polyphony/domain/limits.js';
import { MongoServerError } from 'mongodb';
import type { Types } from 'mongoose';
import { rateLimited } from '../platform/errors.js';
import { CodeModel } from './storedCode.js';

/** What a code lets its reader do; one for the one is worth nothing for the other. */
export type CodePurpose = 'verify' | 'reset';

/** Whom a code is for. Without an account it is one that nobody is sent, so that strangers and owners cost the same. */
export interface CodeFor {
  readonly purpose: CodePurpose;
  /** Normalized. */
  readonly email: string;
  readonly accountId: Types.ObjectId | null;
}

/** Makes codes and uses them up. They are stored under a key made of the app's secret. */
export class OneTimeCodes {
  readonly #key: Buffer;

  /** @param secret the same in every process */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'polyphony one-time codes', 32));
  }

  /**
   * Makes a code, good for CODE_LIFE_S; an earlier one for the same purpose and address is worth nothing from now on.
   * @throws RATE_LIMITED within CODE_RESEND_S of the last one, whether or not anybody has the address
   */
  async issue(whom: CodeFor): Promise<string> {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const _id = this.#placeOf(whom);
    const now = Date.now();
    try {
      await CodeModel.updateOne(
        { _id, sentAt: { $lte: new Date(now - CODE_RESEND_S * 1000) } },
        {
          $set: {
            hash: this.#hashOf(whom, code),
            tries: 0,
            sentAt: new Date(now),
            expiresAt: new Date(now + CODE_LIFE_S * 1000),
          },
        },
        { upsert: true },
      );
      return code;
    } catch (error) {
      // A younger code is there: the upsert then meets its _id.
      if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
      const kept = await CodeModel.findById(_id, { sentAt: 1 }).lean();
      const waited = kept ? (now - kept.sentAt.getTime()) / 1000 : 0;
      throw rateLimited(Math.max(1, Math.ceil(CODE_RESEND_S - waited)));
    }
  }

  /**
   * Uses a code up. Every guess counts before it is looked at, so that guesses sent all at once are CODE_TRIES together;
   * of several right ones at once, one succeeds.
   * @returns whether it was right, fresh, untried often and the account's own
   */
  async redeem(whom: CodeFor, code: string): Promise<boolean> {
    const _id = this.#placeOf(whom);
    const guess = this.#hashOf(whom, code);
    const found = await CodeModel.findOneAndUpdate(
      { _id, tries: { $lt: CODE_TRIES }, expiresAt: { $gt: new Date() } },
      { $inc: { tries: 1 } },
      { projection: { hash: 1 } },
    ).lean();
    const same = timingSafeEqual(Buffer.from(guess), Buffer.from(found?.hash ?? this.#keyedHash('no code')));
    if (!found || !same || whom.accountId === null) return false;
    return (await CodeModel.deleteOne({ _id, hash: guess })).deletedCount === 1;
  }

  #placeOf({ purpose, email }: CodeFor): string {
    return this.#keyedHash('place', purpose, email);
  }

  #hashOf({ purpose, email, accountId }: CodeFor, code: string): string {
    return this.#keyedHash('code', purpose, email, accountId?.toHexString() ?? 'nobody', code);
  }

  /** Six digits could be tried out in a moment on a plain hash that leaked; without the key, they cannot. */
  #keyedHash(...parts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(parts)).digest('base64url');
  }
}
