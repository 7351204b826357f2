import { randomUUID } from 'node:crypto';
import type { MailTexts } from '@polyphony/domain/catalogues/mailTexts.js';
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
  // Checked despite the type: the address of a recovery form may come from JSON of another type.
  if (isPlainAddress(to)) return to;
  throw new NotAnAddress('A mail goes to exactly one plain address.');
}

/** Queues mails for delivery. They are stored in the database; workers of any process send them. */
export class MailQueue {
  readonly #wakers = new Set<() => void>();

  /**
   * @param senderIn the name of the installation in a language; without it, that of the product
   * @param readTexts the texts of mails as they are now; without it, those of the catalogues
   */
  constructor(
    private readonly senderIn?: (language: LanguageChoice) => Promise<string>,
    private readonly readTexts?: () => Promise<(language: string) => MailTexts>,
  ) {}

  /** Calls `wake` whenever this app has queued a mail. Returns the function that unsubscribes. */
  onQueued(wake: () => void): () => void {
    this.#wakers.add(wake);
    return () => this.#wakers.delete(wake);
  }

  /** Makes the workers of this app look for due mails: call it after committing a transaction that queued some. */
  wakeWorkers(): void {
    for (const wake of this.#wakers) wake();
  }

  /**
   * Queues a mail; resolves once it is stored. A worker of this or another process sends it. The time it takes does not
   * depend on the address, but it does show whether it was called: where that must stay secret, await it in all cases
   * or in none.
   * @param mail.lang the reader's language: `context.language`
   * @param mail.attachments files to attach; deleted together with the text
   * @param mail.session a transaction that stores the mail when committed; workers are not woken, so call `wakeWorkers`
   * after the commit
   * @param mail.unrecorded deletes it once it is sent or given up, instead of keeping a record of it
   * @throws NotAnAddress unless `to` and `replyTo` are one plain address each
   * @throws RangeError for attachments that are too many or too large
   */
  async queue<Data>(mail: {
    readonly to: string;
    /** Recipient of an answer, if not the sender: one plain address, too. */
    readonly replyTo?: string;
    readonly template: MailTemplate<Data>;
    readonly lang: LanguageChoice;
    readonly data: Data;
    readonly attachments?: readonly MailAttachment[];
    readonly session?: ClientSession;
    readonly unrecorded?: boolean;
  }): Promise<void> {
    const { template, data, lang, attachments = [], session, unrecorded } = mail;
    const to = oneAddress(mail.to);
    checkAttachments(attachments);
    const now = new Date();
    const queued: QueuedMail = {
      _id: randomUUID(),
      to,
      ...(mail.replyTo !== undefined && { replyTo: oneAddress(mail.replyTo) }),
      template: template.name,
      ...renderMail(template, data, lang, await this.senderIn?.(lang), await this.readTexts?.()),
      ...(unrecorded && { unrecorded }),
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
