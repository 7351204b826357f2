import { messages } from '@polyphony/domain/messages/messages.js';
import type { Logger } from 'pino';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { withLease } from '../../platform/database/lease.js';
import { userMessageOf } from '../../platform/errors.js';
import { publishRelease, type ReleaseOutcome } from '../releases/publishingRelease.js';
import { changeRelease, findDueReleases, nextReleaseAfter, type StoredRelease } from '../releases/release.js';

/** Releases that are published in one go; the rest follow at once. */
const BATCH = 10;

interface Options {
  readonly now: () => Date;
  /** The context of the person who has scheduled, with what they may do now; null when they may not sign in any more. */
  readonly contextOf: (userId: string) => Promise<Context | null>;
  readonly log: Logger;
  /** Says in the database's log who reads. */
  readonly comment: string;
}

/**
 * Publishes releases when they are due, by the operation that publishes one by hand, as the person who has scheduled it. The
 * release is published in the transaction of its records, so that one of several processes does it. One that cannot be published
 * stays as a whole, with the reasons.
 */
export class ScheduledReleases {
  constructor(private readonly options: Options) {}

  /** Publishes what is due. @returns whether more may be */
  async publish(): Promise<boolean> {
    const { now, comment } = this.options;
    const due = () => findDueReleases(now(), BATCH, comment);
    if ((await due()).length === 0) return false;
    let settled = 0;
    const found = await withLease('publish releases', async () => {
      const releases = await due();
      for (const release of releases) if (await this.#publishOne(release)) settled += 1;
      return releases.length;
    });
    // What could not be settled is retried with the next timer, not at once.
    return found === BATCH && settled > 0;
  }

  /** Time at which the next release will be due; null: none is scheduled. */
  next(): Promise<Date | null> {
    return nextReleaseAfter(this.options.now(), this.options.comment);
  }

  /** @returns whether it is published, or known why it cannot be */
  async #publishOne(release: StoredRelease): Promise<boolean> {
    const about = { release: release._id.toHexString() };
    const { log, now } = this.options;
    try {
      const { success, message, problems } = await this.#outcomeOf(release);
      // Nothing is noted of one that was written or published meanwhile.
      if (!success) {
        const failure = { at: now(), reason: message, problems };
        await changeRelease(release, { failure, dueAt: null, updatedAt: now() });
      }
      log.info({ ...about, refused: success ? undefined : message.code }, 'a scheduled release was due');
      return true;
    } catch (error) {
      log.error({ ...about, err: error }, 'a scheduled release could not be published');
      return false;
    }
  }

  async #outcomeOf({ _id, scheduledBy }: StoredRelease): Promise<ReleaseOutcome> {
    const context = scheduledBy && (await this.options.contextOf(scheduledBy.id));
    if (!context) return { success: false, message: messages.scheduleNoAuthor, problems: [] };
    if (!passes(['MANAGE_RELEASES'], context)) return { success: false, message: messages.notAllowed, problems: [] };
    try {
      return await publishRelease(_id, true, context);
    } catch (error) {
      const message = userMessageOf(error);
      if (!message) throw error;
      return { success: false, message, problems: [] };
    }
  }
}
