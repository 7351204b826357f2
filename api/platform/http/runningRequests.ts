import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests in progress, for a graceful shutdown to wait for: their responses, and whatever their handlers still do. */
export class RunningRequests {
  readonly #running = new Map<ServerResponse, Promise<unknown>>();
  #stopping = false;

  /** @param work the handler's promise, which continues even when the client disconnects; never rejects */
  add(res: ServerResponse, work: Promise<unknown>): void {
    const closed = new Promise((resolve) => res.once('close', resolve));
    this.#running.set(
      res,
      Promise.all([work, closed]).finally(() => this.#running.delete(res)),
    );
  }

  /** Call before a handler starts: during shutdown its connection is not kept alive. */
  prepare(res: ServerResponse): void {
    if (this.#stopping && !res.headersSent) res.setHeader('connection', 'close');
  }

  /** From now on connections close after the request in progress. */
  beginStop(): void {
    this.#stopping = true;
    for (const res of this.#running.keys()) this.prepare(res);
  }

  /** Whether all requests ended within `ms`, including those that start meanwhile. */
  async ended(ms: number): Promise<boolean> {
    const late = new AbortController();
    const all = async () => {
      while (this.#running.size > 0) await Promise.all(this.#running.values());
      return true;
    };
    try {
      return await Promise.race([all(), pause(ms, false, { signal: late.signal })]);
    } finally {
      late.abort();
    }
  }
}
