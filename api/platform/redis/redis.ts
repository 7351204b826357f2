import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import { within } from '../process/timeout.js';
import { errorOf } from '../values.js';

/** Timeout of a command; after it the connection is replaced too, so that no caller waits for a hung server. */
const COMMAND_MS = 1_000;
/** Milliseconds that a start waits for the first connection before continuing without it. */
const FIRST_MS = 2_000;
const RECONNECT_MS = 500;

const clientOf = (url: string) =>
  createClient({
    url,
    // Commands fail at once while disconnected: callers have a fallback instead of waiting.
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: () => RECONNECT_MS * (0.5 + Math.random()) },
  });

export type RedisClient = ReturnType<typeof clientOf>;

/**
 * State shared by the processes of one installation. It may be unavailable at any time: every user of it defines a
 * fallback, and nothing in it needs to survive.
 */
export class Redis {
  readonly client: RedisClient;
  readonly #subscriber: RedisClient;
  #closed = false;
  #away = false;

  /** @param prefix prefix of this installation's keys and channels, so that several can use one server */
  constructor(
    url: string,
    readonly prefix: string,
    readonly log: Logger,
  ) {
    this.client = clientOf(url);
    this.#subscriber = clientOf(url);
    this.client.on('error', (error: Error) => this.#noteAway(error));
    this.client.on('ready', () => this.#noteBack());
    // The first client logs errors for both.
    this.#subscriber.on('error', () => undefined);
  }

  /** Whether the client is connected. */
  get ready(): boolean {
    return this.client.isReady;
  }

  /** Connects; keeps trying in the background when there is no connection soon. */
  async connect(): Promise<void> {
    const connected = Promise.all([this.client.connect(), this.#subscriber.connect()]);
    connected.catch((error: unknown) => this.#closed || this.log.error({ err: error }, 'Redis cannot be used'));
    await within(FIRST_MS, connected).catch((error: unknown) => this.#noteAway(errorOf(error)));
  }

  /** Runs commands. @throws at once while disconnected, and after a second without a response */
  async run<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.ready) throw new Error('Redis is away.');
    let responded = false;
    const command = work(this.client).finally(() => (responded = true));
    try {
      return await within(COMMAND_MS, command);
    } catch (error) {
      command.catch(() => undefined);
      if (!responded) this.#reconnect();
      throw error;
    }
  }

  /** Subscribes to a channel, again after each reconnection. Messages published meanwhile are lost. */
  async subscribe(channel: string, listener: (message: string) => void): Promise<void> {
    const subscribed = async () => {
      await this.#subscriber.subscribe(channel, listener);
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

  /** A hung server keeps its connections open: only a new connection shows when it works again. */
  #reconnect(): void {
    if (this.#closed || !this.client.isReady) return;
    this.#noteAway(new Error('no answer'));
    this.client.destroy();
    this.client.connect().catch((error: unknown) => this.#closed || this.#noteAway(errorOf(error)));
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
