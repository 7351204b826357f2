import type { Redis } from './redis.js';

/**
 * Broadcasts messages: to this process synchronously, to the others that share its Redis a moment later. Messages sent
 * while Redis is unavailable are lost to them, so every listener needs a slower way to find out.
 */
export class Channel {
  readonly #listeners = new Set<(message: string) => void>();
  readonly #name: string;

  constructor(
    readonly redis: Redis | null,
    name: string,
  ) {
    this.#name = `${redis?.prefix}:${name}`;
  }

  async open(): Promise<void> {
    await this.redis?.subscribe(this.#name, (message) => this.#receive(message));
  }

  /**
   * Calls `listener` with every message of any process; with this process's own messages twice. Returns the function that
   * unsubscribes.
   */
  listen(listener: (message: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(message: string): void {
    this.#receive(message);
    // The Redis client logs that it is unavailable.
    this.redis?.run((client) => client.publish(this.#name, message)).catch(() => undefined);
  }

  /** Like `say`, but rejects while Redis is unavailable and the other processes cannot be notified. */
  async publishToAll(message: string): Promise<void> {
    this.#receive(message);
    await this.redis?.run((client) => client.publish(this.#name, message));
  }

  #receive(message: string): void {
    for (const listener of this.#listeners) listener(message);
  }
}
