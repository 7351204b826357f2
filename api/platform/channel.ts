import type { Redis } from './redis.js';

/**
 * Says something to this process at once, and to the others that share its Redis a moment later. What is said while Redis
 * is away they never hear: whoever listens has another way to find out, if later.
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
    await this.redis?.subscribe(this.#name, (message) => this.#heard(message));
  }

  /** Calls `hear` with what any process says; with this process's own words twice. Answers how to stop that. */
  listen(hear: (message: string) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  say(message: string): void {
    this.#heard(message);
    // Redis says itself, in the log, that it is away.
    this.redis?.run((client) => client.publish(this.#name, message)).catch(() => undefined);
  }

  /** As `say`, but rejects while Redis is away and the other processes cannot be told. */
  async sayToAll(message: string): Promise<void> {
    this.#heard(message);
    await this.redis?.run((client) => client.publish(this.#name, message));
  }

  #heard(message: string): void {
    for (const hear of this.#listeners) hear(message);
  }
}
