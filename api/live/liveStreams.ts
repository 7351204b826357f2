import { LIVE_BEAT_MS, LIVE_THROTTLE_MS, LIVE_STREAMS } from '@polyphony/domain/limits.js';
import { passes, type Gate } from '../access/gates.js';
import type { ContentStamps } from '../platform/cache/contentStamps.js';
import type { SessionDetails } from '../context.js';
import { Throttle } from './throttle.js';
import type { LiveStream } from './liveStream.js';

export interface LiveOptions {
  readonly stamps: ContentStamps;
  /** By kind: the gate of its changes. */
  readonly gates: ReadonlyMap<string, Gate>;
  /** Subscribes to the ids of users whose session or rights have changed. Returns the function that unsubscribes. */
  readonly onSessionsChanged: (listener: (userId: string) => void) => () => void;
  readonly bounds?: { readonly ofOne: number; readonly all: number };
  readonly beatMs?: number;
  /** For how long the name of a kind is not repeated, in milliseconds. */
  readonly throttleMs?: number;
}

/**
 * The open streams of changes. Each gets the name of a kind that was written if its user may see the list of it, and is
 * closed when their session ends or their rights change: both are checked before every message.
 */
export class LiveStreams {
  readonly #streams = new Set<LiveStream>();
  /**
   * When each kind was last written, on the clock of `performance.now()`. Initially the start: earlier writes are
   * unknown.
   */
  readonly #changed: Map<string, number>;
  readonly #throttle: Throttle;
  readonly #stops: readonly (() => void)[];
  #closed = false;

  constructor(readonly options: LiveOptions) {
    this.#throttle = new Throttle(options.throttleMs ?? LIVE_THROTTLE_MS, (name) => void this.#notify(name));
    const now = performance.now();
    this.#changed = new Map([...options.gates.keys()].map((name) => [name, now]));
    const beat = setInterval(() => void this.#beat(), options.beatMs ?? LIVE_BEAT_MS).unref();
    this.#stops = [
      options.stamps.onChanged((name) => this.#written(name)),
      options.onSessionsChanged((userId) => void this.#check(userId)),
      () => clearInterval(beat),
    ];
  }

  /** Reason for which no more streams are opened, in general or for this user; null when there is room. */
  refusal(userId: string): 'closed' | 'full' | 'tooMany' | null {
    const { ofOne, all } = this.options.bounds ?? LIVE_STREAMS;
    if (this.#closed) return 'closed';
    if (this.#streams.size >= all) return 'full';
    return [...this.#streams].filter((stream) => stream.userId === userId).length >= ofOne ? 'tooMany' : null;
  }

  /**
   * Adds a stream. It starts with the time since the last write of each kind, in milliseconds, so that a client with
   * older rows refetches them.
   */
  add(stream: LiveStream): void {
    // The client left while its session was looked up: there is no 'close' any more that would remove the stream.
    if (stream.res.destroyed) return;
    this.#streams.add(stream);
    stream.res.once('close', () => this.#streams.delete(stream));
    const now = performance.now();
    const ages = [...this.#changed]
      .filter(([name]) => this.#mayReceive(name, stream.opened))
      .map(([name, at]) => [name, Math.max(0, Math.round(now - at))] as const);
    stream.send(JSON.stringify(Object.fromEntries(ages)), 'hello');
  }

  /** Closes every stream and refuses new ones. */
  close(): void {
    this.#closed = true;
    this.#throttle.stop();
    for (const stop of this.#stops) stop();
    for (const stream of this.#streams) stream.end();
  }

  #mayReceive(name: string, session: SessionDetails): boolean {
    const gate = this.options.gates.get(name);
    return gate !== undefined && passes(gate, { session });
  }

  #written(name: string): void {
    if (!this.options.gates.has(name)) return;
    this.#changed.set(name, performance.now());
    this.#throttle.push(name);
  }

  async #notify(name: string): Promise<void> {
    const concerned = [...this.#streams].filter(({ opened }) => this.#mayReceive(name, opened));
    await Promise.all(
      concerned.map(async (stream) => {
        if (await stream.stillRightful()) stream.send(name);
      }),
    );
  }

  async #check(userId: string): Promise<void> {
    const theirs = [...this.#streams].filter((stream) => stream.userId === userId);
    await Promise.all(theirs.map((stream) => stream.stillRightful()));
  }

  /**
   * Shows clients and proxies that the connection is alive. Writes that this process may have missed count as changes.
   */
  async #beat(): Promise<void> {
    await Promise.all(
      [...this.#streams].map(async (stream) => {
        if (await stream.stillRightful()) stream.send('1', 'beat');
      }),
    );
    if (!this.options.stamps.receivesAllWrites) for (const name of this.options.gates.keys()) this.#written(name);
  }
}
