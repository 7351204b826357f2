import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The requests that are being answered, for a stop to wait for: their answers, and what their handlers still do. */
export class RunningRequests {
  readonly #running = new Map<ServerResponse, Promise<unknown>>();
  #stopping = false;

  /** @param work the handler's, which goes on even when its client is gone; never rejects */
  add(res: ServerResponse, work: Promise<unknown>): void {
    const closed = new Promise((resolve) => res.once('close', resolve));
    this.#running.set(
      res,
      Promise.all([work, closed]).finally(() => this.#running.delete(res)),
    );
  }

  /** Before a handler starts: while stopping, its connection is not kept for another request. */
  prepare(res: ServerResponse): void {
    if (this.#stopping && !res.headersSent) res.setHeader('connection', 'close');
  }

  /** From now on connections end with the request that runs on them. */
  beginStop(): void {
    this.#stopping = true;
    for (const res of this.#running.keys()) this.prepare(res);
  }

  /** Whether all ended within `ms`; those that begin meanwhile are waited for too. */
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
