import { randomUUID } from 'node:crypto';
import type { LanguageChoice } from '@polyphony/domain/languages.js';
import type { ClientSession } from 'mongoose';
import { isPlainAddress } from './address.js';
import { checkAttachments, type MailAttachment } from './attachment.js';
import { MailModel, type QueuedMail } from './queuedMail.js';
import { renderMail } from './render.js';
import type { MailTemplate } from './template.js';

export class NotAnAddress extends Error {
  override readonly name = 'NotAnAddress';
}

function oneAddress(to: unknown): string {
  // The type says so already, but a recovery form's address may come from JSON that says otherwise.
  if (isPlainAddress(to)) return to;
  throw new NotAnAddress('A mail goes to exactly one plain address.');
}

/** The mails that an app hands over for delivery. They are stored in the database; workers of any process send them. */
export class MailQueue {
  readonly #wakers = new Set<() => void>();

  /** Calls `wake` whenever this app has queued a mail; answers how to stop that. */
  onQueued(wake: () => void): () => void {
    this.#wakers.add(wake);
    return () => this.#wakers.delete(wake);
  }

  /** Has the workers of this app look for mails that are due: what a transaction queued, once it is committed. */
  wakeWorkers(): void {
    for (const wake of this.#wakers) wake();
  }

  /**
   * Hands a mail over for delivery and returns once it is safely stored; a worker of this or another process sends it.
   * Takes as long for every address, so whether it was called should not show in a request's time: await it in all cases
   * or in none.
   * @param mail.lang the reader's language: `context.language`
   * @param mail.attachments files that go with it, and are forgotten with its text
   * @param mail.session a transaction that the mail is part of: stored when that is committed, and no worker is woken
   * before, so call `wakeWorkers` then
   * @throws NotAnAddress unless `to` is one plain address
   * @throws RangeError for attachments that are too many or too large
   */
  async queue<Data>(mail: {
    readonly to: string;
    readonly template: MailTemplate<Data>;
    readonly lang: LanguageChoice;
    readonly data: Data;
    readonly attachments?: readonly MailAttachment[];
    readonly session?: ClientSession;
  }): Promise<void> {
    const { template, data, lang, attachments = [], session } = mail;
    const to = oneAddress(mail.to);
    checkAttachments(attachments);
    const now = new Date();
    const queued: QueuedMail = {
      _id: randomUUID(),
      to,
      template: template.name,
      ...renderMail(template, data, lang),
      ...(attachments.length > 0 && { attachments: [...attachments] }),
      createdAt: now,
      dueAt: now,
      usefulUntil: new Date(now.getTime() + template.usefulForS * 1000),
      tries: 0,
      state: 'waiting',
    };
    await MailModel.create([queued], session ? { session } : {});
    if (!session) this.wakeWorkers();
  }
}
