import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { within } from './within.js';

/** A command without an answer for this long is given up, and the connection with it: nobody waits for a hung server. */
const COMMAND_MS = 1_000;
/** How long a start waits for the first connection before it goes on without. */
const FIRST_MS = 2_000;
const RECONNECT_MS = 500;

const clientOf = (url: string) =>
  createClient({
    url,
    // What cannot be asked now is answered otherwise, not later.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: () => RECONNECT_MS * (0.5 + Math.random()) },
  });

export type RedisClient = ReturnType<typeof clientOf>;

/**
 * What the processes of one installation share. It may be away at any time: everybody who uses it says what happens then,
 * and nothing in it needs to survive.
 */
export class Redis {
  readonly client: RedisClient;
  readonly #subscriber: RedisClient;
  #closed = false;
  #away = false;

  /**
   * @param prefix what this installation's keys and channels begin with, so that several may use one server
   */
  constructor(
    url: string,
    readonly prefix: string,
    readonly log: Logger,
  ) {
    this.client = clientOf(url);
    this.#subscriber = clientOf(url);
    this.client.on('error', (error: Error) => this.#noteAway(error));
    this.client.on('ready', () => this.#noteBack());
    // The first client says it for both.
    this.#subscriber.on('error', () => undefined);
  }

  /** Whether a command sent now has somebody to go to. */
  get ready(): boolean {
    return this.client.isReady;
  }

  /** Connects; goes on trying in the background when nobody answers soon. */
  async connect(): Promise<void> {
    const connected = Promise.all([this.client.connect(), this.#subscriber.connect()]);
    connected.catch((error: unknown) => this.#closed || this.log.error({ err: error }, 'Redis cannot be used'));
    await within(FIRST_MS, connected).catch((error: unknown) => this.#noteAway(error as Error));
  }

  /** Runs commands. @throws at once while Redis is away, and after a second when it does not answer */
  async run<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.ready) throw new Error('Redis is away.');
    let answered = false;
    const command = work(this.client).finally(() => (answered = true));
    try {
      return await within(COMMAND_MS, command);
    } catch (error) {
      command.catch(() => undefined);
      if (!answered) this.#reconnect();
      throw error;
    }
  }

  /** Hears a channel for as long as the connection lasts, and again after each reconnection. What was said meanwhile is lost. */
  async subscribe(channel: string, hear: (message: string) => void): Promise<void> {
    const subscribed = async () => {
      await this.#subscriber.subscribe(channel, hear);
    };
    if (this.#subscriber.isReady) await subscribed();
    else {
      this.#subscriber.once('ready', () => {
        subscribed().catch((error: unknown) => this.log.error({ err: error }, 'Redis channel cannot be heard'));
      });
    }
  }

  close(): void {
    this.#closed = true;
    for (const client of [this.client, this.#subscriber]) if (client.isOpen) client.destroy();
  }

  /** A server that hangs keeps its connections open: only a new one tells when it is back. */
  #reconnect(): void {
    if (this.#closed || !this.client.isReady) return;
    this.#noteAway(new Error('no answer'));
    this.client.destroy();
    this.client.connect().catch((error: unknown) => this.#closed || this.#noteAway(error as Error));
  }

  #noteAway(error: Error): void {
    if (this.#away || this.#closed) return;
    this.#away = true;
    this.log.error({ reason: error.message || error.name }, 'Redis is away: going on without');
  }

  #noteBack(): void {
    if (this.#away) this.log.info('Redis is back');
    this.#away = false;
  }
}
