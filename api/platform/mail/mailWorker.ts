import type { Logger } from 'pino';
import { outgoing, type Address } from './outgoing.js';
import { MailModel, type QueuedMail } from './queuedMail.js';
import type { MailQueue } from './mailQueue.js';
import { Worker } from '../process/worker.js';
import { SILENCE_MS, type MailTransport } from './transport.js';
import { fieldsIn } from '../values.js';

/** Timeout of an attempt: longer than the server may take to respond to the end of a message. */
const TRY_MS = SILENCE_MS + 5 * 60_000;
/** Milliseconds that a worker's lease on a mail lasts: longer than an attempt may take. */
const LEASE_MS = TRY_MS + 5 * 60_000;
/** A mail that is of use for less than this, such as one with a code, cannot wait for a silent server: it is rather sent twice. */
const URGENT_MS = 60 * 60_000;
const URGENT_TRY_MS = 60_000;
const URGENT_LEASE_MS = 2 * URGENT_TRY_MS;
/** Polling interval for mails that this process has not queued itself, such as those of a crashed process. */
const LOOK_MS = 30_000;
/** Mails that this process sends concurrently. */
const AT_ONCE = 4;
/** After this many attempts a mail fails for good, about a day after the first. */
const MAX_TRIES = 30;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
/** Milliseconds that a shutdown waits for mails being sent. */
const STOP_MS = 10_000;
/** Milliseconds that it then waits for the outcomes of those it has aborted to be stored. */
const STORE_MS = 2_000;
const ERROR_MAX = 500;

/** Exponential backoff with jitter, so that processes do not retry in step. */
const pauseAfter = (tries: number, first: number): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);

/** The commands, as nodemailer's errors name them, whose responses are about the mail; the end of its content is one of DATA. */
const ABOUT_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);
/** Codes about the session, in response to any command: a bad sequence of commands (RFC 5321), sign-in required (RFC 4954). */
const ABOUT_SESSION: ReadonlySet<number> = new Set([503, 530]);

/**
 * A permanent rejection of the recipient or the message (RFC 5321 4.2.1). What a server says of the connection, its TLS, the
 * credentials or the sender is about the configuration of one side: the mail is retried. No size is declared with the sender, so
 * a mail that is too large is rejected with its content.
 */
const isPermanent = (error: unknown): boolean => {
  const { command, responseCode } = fieldsIn(error);
  const code = typeof responseCode === 'number' ? responseCode : 0;
  return ABOUT_MAIL.has(command) && code >= 500 && !ABOUT_SESSION.has(code);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The message of an error with that of its cause: of an aborted attempt, why it was aborted. */
const textOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause;
  const text = cause ? `${messageOf(error)}: ${messageOf(cause)}` : messageOf(error);
  return text.replace(/\p{C}+/gu, ' ').slice(0, ERROR_MAX);
};

/** Sends queued mails. Every process runs one worker, and each mail is leased by one of them. */
export class MailWorker {
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopListening: () => void;
  readonly #worker = new Worker({
    everyMs: LOOK_MS,
    look: (signal) => this.#takeAll(signal),
    onFailure: (error) => this.options.log.error({ err: error }, 'the mail queue cannot be read'),
  });
  /** Aborts the attempts that are still running when a shutdown no longer waits for them. */
  readonly #cutOff = new AbortController();

  /** @param options those with a default are shortened by tests */
  constructor(
    private readonly options: {
      /** Notifies this worker of new mails. */
      readonly queue: Pick<MailQueue, 'onQueued'>;
      readonly transport: MailTransport;
      readonly from: Address;
      readonly log: Logger;
      /** Pause after the first failed attempt, doubled after each. */
      readonly firstPauseMs?: number;
      readonly tryMs?: number;
      readonly stopMs?: number;
    },
  ) {
    this.#stopListening = options.queue.onQueued(() => this.wake());
    this.wake();
  }

  /** Polls for due mails now. */
  wake(): void {
    void this.#worker.wake();
  }

  /**
   * Takes no new mails and waits for those being sent, but not for as long as a server may take. The rest is sent after the next
   * start, or by another process.
   */
  async stop(): Promise<void> {
    const { transport, stopMs = STOP_MS } = this.options;
    this.#stopListening();
    // An aborted attempt is stored as a failed one: the next process need not wait until its lease expires.
    const late = setTimeout(() => this.#cutOff.abort(new Error('The server was stopped.')), stopMs);
    // A look may be waiting for one of the attempts.
    const ended = this.#worker.stop().then(() => Promise.allSettled(this.#underWay));
    const patience = new Promise<void>((resolve) => setTimeout(resolve, stopMs + STORE_MS).unref());
    await Promise.race([ended, patience]);
    clearTimeout(late);
    transport.close();
  }

  async #takeAll(signal: AbortSignal): Promise<void> {
    for (let mail = await this.#take(); mail; mail = await this.#take()) {
      const work: Promise<void> = this.#deliver(mail).finally(() => this.#underWay.delete(work));
      this.#underWay.add(work);
      if (this.#underWay.size >= AT_ONCE) await Promise.race(this.#underWay);
      if (signal.aborted) return;
    }
  }

  /** Leases the next due mail in one atomic update, so that only one process gets it. */
  #take(): Promise<QueuedMail | null> {
    const now = Date.now();
    const isUrgent = { $lt: ['$usefulUntil', new Date(now + URGENT_MS)] };
    const dueAt = { $cond: [isUrgent, new Date(now + URGENT_LEASE_MS), new Date(now + LEASE_MS)] };
    return MailModel.findOneAndUpdate(
      { dueAt: { $lte: new Date(now) } },
      [{ $set: { dueAt, tries: { $add: ['$tries', 1] } } }],
      { sort: { dueAt: 1 }, returnDocument: 'after', updatePipeline: true },
    )
      .lean<QueuedMail>()
      .exec();
  }

  async #deliver(mail: QueuedMail): Promise<void> {
    const { transport, from, log, firstPauseMs = FIRST_PAUSE_MS } = this.options;
    const isUrgent = mail.usefulUntil.getTime() < Date.now() + URGENT_MS;
    const { tryMs = isUrgent ? URGENT_TRY_MS : TRY_MS } = this.options;
    const about = { mail: mail._id, template: mail.template, tries: mail.tries };
    try {
      if (mail.usefulUntil.getTime() < Date.now()) {
        await this.#end(mail, 'failed', mail.error ?? 'It was of no use any more.');
        log.error({ ...about, reason: mail.error }, 'mail given up: it came too late to be of use');
        return;
      }
      const signal = AbortSignal.any([AbortSignal.timeout(tryMs), this.#cutOff.signal]);
      const failure = await transport.send(outgoing(mail, from), signal).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) {
        await this.#end(mail, 'sent');
        log.info({ ...about, to: transport.describes }, 'mail sent');
        return;
      }
      const reason = textOf(failure.error);
      if (isPermanent(failure.error) || mail.tries >= MAX_TRIES) {
        await this.#end(mail, 'failed', reason);
        log.error({ ...about, reason }, 'mail given up');
        return;
      }
      const pause = pauseAfter(mail.tries, firstPauseMs);
      await this.#update(mail, { $set: { dueAt: new Date(Date.now() + pause), error: reason } });
      this.#worker.wakeIn(pause + 1);
      log.warn({ ...about, reason, nextInMs: Math.round(pause) }, 'mail not sent yet');
    } catch (error) {
      // The outcome could not be stored: the lease expires and the mail is sent again.
      log.error({ ...about, err: error }, 'the outcome of a mail could not be stored');
    }
  }

  async #end(mail: QueuedMail, state: 'sent' | 'failed', error?: string): Promise<void> {
    const { _id, tries } = mail;
    if (mail.unrecorded) await MailModel.deleteOne({ _id, tries, state: 'waiting' });
    else
      await this.#update(mail, {
        $set: { state, endedAt: new Date(), ...(error && { error }) },
        $unset: {
          dueAt: 1,
          text: 1,
          html: 1,
          attachments: 1,
          replyTo: 1,
          ...(mail.replyTo !== undefined && { subject: 1 }),
        },
      });
  }

  /** Applies only while this attempt still holds the lease. */
  async #update({ _id, tries }: QueuedMail, change: Readonly<Record<string, object>>): Promise<void> {
    await MailModel.updateOne({ _id, tries, state: 'waiting' }, change);
  }
}
