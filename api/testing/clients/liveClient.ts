import { patiently } from '../runs/eventually.js';

/** A server-sent event, as an EventSource delivers it. */
export interface LiveEvent {
  readonly event: string;
  readonly data: string;
}

/** Reads a stream of server-sent events. */
export class LiveClient {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #text = '';

  private constructor(
    readonly response: Response,
    readonly abort: AbortController,
  ) {
    if (!response.body) throw new Error('The answer has no body.');
    this.#reader = response.body.getReader();
  }

  /** @param path with the query: '/live?as=…' */
  static async open(url: string, headers: Record<string, string>, path = '/live'): Promise<LiveClient> {
    const abort = new AbortController();
    const response = await fetch(`${url}${path}`, { headers, signal: abort.signal });
    return new LiveClient(response, abort);
  }

  static of({ url, token }: { readonly url: string; readonly token: string | null }, path?: string) {
    return LiveClient.open(url, { authorization: `Bearer ${token}` }, path);
  }

  get status(): number {
    return this.response.status;
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<LiveEvent | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end);
        this.#text = this.#text.slice(end + 2);
        return {
          event: /^event: (.*)$/m.exec(block)?.[1] ?? 'message',
          data: /^data: (.*)$/m.exec(block)?.[1] ?? '',
        };
      }
      const { done, value } = await patiently(this.#reader.read());
      if (done) return null;
      this.#text += this.#decoder.decode(value, { stream: true });
    }
  }

  /** The kinds in `hello`, which must be the next event. */
  async hello(): Promise<Readonly<Record<string, number>>> {
    const first = await this.next();
    if (first?.event !== 'hello') throw new Error(`Not a hello: ${JSON.stringify(first)}`);
    return JSON.parse(first.data) as Record<string, number>;
  }

  /** The next kind that has changed; null when the stream ends instead. */
  async change(): Promise<string | null> {
    for (;;) {
      const event = await this.next();
      if (!event || event.event === 'bye') return null;
      if (event.event === 'message') return event.data;
    }
  }

  /** All remaining events until the stream ends. */
  async rest(): Promise<LiveEvent[]> {
    const events: LiveEvent[] = [];
    for (let event = await this.next(); event; event = await this.next()) events.push(event);
    return events;
  }

  close(): void {
    this.abort.abort();
  }
}
