import type { ServerResponse } from 'node:http';
import type { SessionDetails } from '../context.js';

/** A connection that does not read is closed when this many bytes are waiting for it. */
const MAX_WAITING = 16 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Prevent proxies from caching, compressing or buffering the stream.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** A user's rights as one text, to compare. */
const rightsOf = ({ role, superAdmin, permissions }: SessionDetails): string =>
  [role.id, superAdmin, ...[...permissions].sort()].join(' ');

/** One open stream of server-sent events, and its user. */
export class LiveStream {
  readonly userId: string;
  readonly #rights: string;

  /**
   * @param opened the session that opened it
   * @param now reads the current session; null when it has ended
   */
  constructor(
    readonly res: ServerResponse,
    readonly opened: SessionDetails,
    readonly now: () => Promise<SessionDetails | null>,
  ) {
    this.userId = opened.userId;
    this.#rights = rightsOf(opened);
    res.writeHead(200, HEADERS);
  }

  send(data: string, event?: string): void {
    if (this.res.writableEnded || this.res.destroyed) return;
    this.res.write(`${event ? `event: ${event}\n` : ''}data: ${data}\n\n`);
    if (this.res.writableLength > MAX_WAITING) this.res.destroy();
  }

  /**
   * Whether the session is live and its rights are unchanged since the stream was opened; otherwise the stream is
   * closed.
   */
  async stillRightful(): Promise<boolean> {
    const session = await this.now().catch(() => null);
    const rightful = session !== null && rightsOf(session) === this.#rights;
    if (!rightful) this.end();
    return rightful;
  }

  /** Closes the stream; the client checks its session before it reconnects. */
  end(): void {
    this.send('1', 'bye');
    this.res.end();
    // Do not wait for a client that does not read.
    if (this.res.writableNeedDrain) this.res.destroy();
  }
}
