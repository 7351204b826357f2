import type { ServerResponse } from 'node:http';
import type { SessionDetails } from '../context.js';

/** A connection that takes nothing is cut when this much waits for it, in bytes. */
const MAX_WAITING = 16 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nothing in between may keep it, squeeze it, or hold it back until there is more.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** What a person holds, as one text: another one when their rights are not the same any more. */
const rightsOf = ({ role, superAdmin, permissions }: SessionDetails): string =>
  [role.id, superAdmin, ...[...permissions].sort()].join(' ');

/** One open stream of server-sent events, and who is behind it. */
export class LiveStream {
  readonly userId: string;
  readonly #rights: string;

  /**
   * @param opened who opened it
   * @param now who is behind it at this moment; null when their session has ended
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

  /** Whether the session lasts and its rights are those it was opened with; when not, the stream has ended. */
  async stillRightful(): Promise<boolean> {
    const session = await this.now().catch(() => null);
    const rightful = session !== null && rightsOf(session) === this.#rights;
    if (!rightful) this.end();
    return rightful;
  }

  /** The client asks anew who it is before it comes again. */
  end(): void {
    this.send('1', 'bye');
    this.res.end();
    // A client that takes nothing is not waited for.
    if (this.res.writableNeedDrain) this.res.destroy();
  }
}
