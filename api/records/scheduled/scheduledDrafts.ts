import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { Logger } from 'pino';
import type { Context } from '../../context.js';
import { withLease } from '../../platform/database/lease.js';
import { userMessageOf } from '../../platform/errors.js';
import type { RecordStores } from '../store/loaders.js';
import { conflictWith } from '../write/conflictWith.js';
import { publishDraft } from '../drafts/publishingDraft.js';
import type { Form } from '../write/form.js';
import { findDue, nextDueAfter, noteFailure, type StoredDraft } from '../drafts/draft.js';
import { isOverwritten } from '../drafts/overwritten.js';

/** Drafts that are published in one go; the rest follow at once. */
const BATCH = 50;

interface Options {
  readonly stores: RecordStores;
  readonly now: () => Date;
  /** The context of the person who has scheduled, with what they may do now; null when they may not sign in any more. */
  readonly contextOf: (userId: string) => Promise<Context | null>;
  readonly log: Logger;
  /** Says in the database's log who reads. */
  readonly comment: string;
}

/**
 * Publishes drafts when they are due, by the operation that publishes one by hand, as the person who has scheduled it. The draft
 * is taken out in the transaction of that write, so that one of several processes publishes it. One that cannot be published
 * stays, with the reason.
 */
export class ScheduledDrafts {
  constructor(private readonly options: Options) {}

  /** Publishes what is due. @returns whether more may be */
  async publish(): Promise<boolean> {
    const { now, comment } = this.options;
    const due = () => findDue(now(), BATCH, comment);
    if ((await due()).length === 0) return false;
    let settled = 0;
    const drafts = await withLease('publish drafts', async () => {
      const found = await due();
      for (const draft of found) if (await this.#publishOne(draft)) settled += 1;
      return found.length;
    });
    // What could not be settled is retried with the next timer, not at once.
    return drafts === BATCH && settled > 0;
  }

  /** Time at which the next draft will be due; null: none is scheduled. */
  next(): Promise<Date | null> {
    return nextDueAfter(this.options.now(), this.options.comment);
  }

  /** @returns whether it is published, or known why it cannot be */
  async #publishOne(draft: StoredDraft): Promise<boolean> {
    const about = { kind: draft.kind, id: draft._id.toHexString() };
    const { log, now } = this.options;
    try {
      const reason = await this.#refusalOf(draft);
      if (reason) await noteFailure(draft, { at: now(), reason });
      log.info({ ...about, refused: reason?.code }, 'a scheduled draft was due');
      return true;
    } catch (error) {
      log.error({ ...about, err: error }, 'a scheduled draft could not be published');
      return false;
    }
  }

  /** Publishes a draft. @returns null, or why that is refused */
  async #refusalOf(draft: StoredDraft): Promise<Message | null> {
    const { stores, contextOf } = this.options;
    const context = draft.schedule && (await contextOf(draft.schedule.by.id));
    if (!context) return messages.scheduleNoAuthor;
    try {
      return await publishUnlessOverwritten(stores.drafted(draft.kind), draft, context);
    } catch (error) {
      const message = userMessageOf(error);
      if (!message) throw error;
      return message;
    }
  }
}

/**
 * Publishes a draft over the record as it is. One that is written at the same moment is looked at again.
 * @throws NOT_FOUND, FORBIDDEN, and CONFLICT when another user has changed what the draft changes
 */
async function publishUnlessOverwritten(form: Form, draft: StoredDraft, context: Context): Promise<Message | null> {
  const { _id, recordId = _id, revision } = draft;
  const id = recordId.toHexString();
  for (;;) {
    const record = await form.store.get(id);
    if (await isOverwritten(form, draft, record)) throw conflictWith(form.store.kind.label, record);
    try {
      const outcome = await publishDraft(form, id, { lang: null, revision, version: record.version }, context);
      return outcome.success ? null : outcome.message;
    } catch (error) {
      if (userMessageOf(error) && (await form.store.get(id)).version !== record.version) continue;
      throw error;
    }
  }
}
