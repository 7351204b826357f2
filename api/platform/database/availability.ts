import type { Logger } from 'pino';
import { serviceUnavailable } from '../errors.js';
import { LateError, within } from '../process/timeout.js';
import { isUnreachable, RETRY_AFTER_S } from './unavailable.js';

/** Milliseconds that an operation waits for a server. */
export const DATABASE_BOUND_MS = 4_500;
/** A request that takes longer than this may be waiting for the database, which is then probed. */
const PATIENCE_MS = 1_000;
/** Milliseconds that a probe waits. With the patience, a request learns of an outage in 3.5 seconds. */
export const PROBE_MS = 2_500;
/** The pause between two probes of a database that is down. */
const RETRY_MS = 500;
/** A probe whose time ran out this much too late says that this process was busy, and nothing of the database. */
const LATE_MS = 500;
/** While the database is down, requests that need none of it have this long to end by themselves. */
const GRACE_MS = 250;
/** Requests that wait at once; further ones are refused. */
export const WAITING_MAX = 1_000;

interface Waiting {
  readonly since: number;
  /** Whether the response has begun: such a request is not refused any more. */
  readonly hasStarted: () => boolean;
  readonly refuse: (error: Error) => void;
}

interface Watched {
  /** Resolves when the database responds and can be written to, but for a full disk. */
  readonly probe: () => Promise<void>;
  readonly log: Pick<Logger, 'error' | 'info'>;
}

const now = () => performance.now();

/**
 * Whether the database can serve requests, as this process knows it. Nothing is sent to a database that serves them at once.
 * A request that takes long, or an error, has it probed; while the probes fail, those that wait are refused, and new ones
 * before they send anything. Background work waits for the driver instead, and goes on by itself.
 */
export class Availability {
  readonly #waiting = new Set<Waiting>();
  readonly #listeners = new Set<() => void>();
  #watched: Watched | null = null;
  #timer: NodeJS.Timeout | null = null;
  #probing = false;
  #isDown = false;
  #outages = 0;

  get isDown(): boolean {
    return this.#isDown;
  }

  /** Number of times that the database was found to be down. */
  get outages(): number {
    return this.#outages;
  }

  /** Requests that wait. */
  get waiting(): number {
    return [...this.#waiting].filter(({ hasStarted }) => !hasStarted()).length;
  }

  /** @throws SERVICE_UNAVAILABLE while the database is down: call it before a request sends it anything */
  check(): void {
    if (this.#isDown) throw serviceUnavailable(RETRY_AFTER_S);
  }

  /** Watches a database until the returned function is called. */
  start(watched: Watched): () => void {
    this.#watched = watched;
    return () => {
      if (this.#watched !== watched) return;
      this.#watched = null;
      this.#isDown = false;
      if (this.#timer) clearTimeout(this.#timer);
      this.#timer = null;
    };
  }

  /** Calls the listener when the database can be used again. Returns the function that unsubscribes. */
  onBack(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Probes the database at once: whether an error whose kind says nothing of an outage comes from one all the same. */
  async isDownNow(): Promise<boolean> {
    const watched = this.#watched;
    if (this.#isDown || !watched) return this.#isDown;
    const state = await probed(watched.probe);
    if (state !== null && this.#watched === watched) this.#set(state, watched);
    if (this.#isDown) this.#schedule(RETRY_MS);
    return this.#isDown;
  }

  /** Call with any error of a request: one that means an outage has the database probed at once. */
  report(error: unknown): void {
    if (!this.#isDown && isUnreachable(error)) this.#schedule(0);
  }

  /**
   * Waits for the work of a request, but not for a database that is down. The work itself goes on, so that what it has begun
   * to write is not left half done.
   * @throws SERVICE_UNAVAILABLE, also when too many requests wait
   */
  async whileUp<T>(hasStarted: () => boolean, work: () => Promise<T>): Promise<T> {
    if (this.#waiting.size >= WAITING_MAX && this.waiting >= WAITING_MAX) throw serviceUnavailable(RETRY_AFTER_S);
    let end: () => void = () => undefined;
    const refused = new Promise<never>((_resolve, reject) => {
      const mine = { since: now(), hasStarted, refuse: reject };
      this.#waiting.add(mine);
      end = () => void this.#waiting.delete(mine);
    });
    this.#schedule(this.#isDown ? RETRY_MS : PATIENCE_MS);
    try {
      return await Promise.race([work(), refused]);
    } finally {
      end();
    }
  }

  #schedule(ms: number): void {
    if (!this.#watched || this.#probing || (this.#timer && ms > 0)) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(ms === 0), ms).unref();
  }

  /** @param atOnce whether something has failed already */
  async #look(atOnce: boolean): Promise<void> {
    this.#timer = null;
    const watched = this.#watched;
    if (!watched) return;
    const oldest = Math.min(...[...this.#waiting].filter(({ hasStarted }) => !hasStarted()).map(({ since }) => since));
    const waited = now() - oldest;
    if (this.#isDown || atOnce || waited >= PATIENCE_MS) {
      this.#probing = true;
      const state = await probed(watched.probe);
      this.#probing = false;
      if (this.#watched !== watched) return;
      if (state !== null) this.#set(state, watched);
    }
    if (this.#isDown) this.#refuse();
    if (this.#isDown) this.#schedule(RETRY_MS);
    else if (oldest < Infinity) this.#schedule(waited < PATIENCE_MS ? PATIENCE_MS - waited : PATIENCE_MS);
  }

  #set({ failure }: { readonly failure: unknown }, { log }: Watched): void {
    const wasDown = this.#isDown;
    this.#isDown = failure !== null;
    if (this.#isDown && !wasDown) {
      this.#outages += 1;
      log.error({ err: failure }, 'the database is unavailable: requests that need it are refused');
    }
    if (!this.#isDown && wasDown) {
      log.info('the database is available again');
      for (const listener of this.#listeners) listener();
    }
  }

  #refuse(): void {
    const due = [...this.#waiting].filter(({ since, hasStarted }) => !hasStarted() && now() - since >= GRACE_MS);
    for (const { refuse } of due) refuse(serviceUnavailable(RETRY_AFTER_S));
  }
}

/** Result of a probe: the failure, or null for none. Null as a whole: it says nothing, for this process was busy. */
async function probed(probe: () => Promise<void>): Promise<{ readonly failure: unknown } | null> {
  const startedAt = now();
  try {
    await within(PROBE_MS, probe());
    return { failure: null };
  } catch (error) {
    if (!(error instanceof LateError) && !isUnreachable(error)) return { failure: null };
    return now() - startedAt > PROBE_MS + LATE_MS ? null : { failure: error };
  }
}

/** That of mongoose's connection, of which a process has one. */
export const databaseAvailability = new Availability();
