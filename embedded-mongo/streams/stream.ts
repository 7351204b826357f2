import { encode } from '../bson/encode.js';
import { equalValues } from '../bson/key.js';
import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import type { Stage } from '../aggregate/context.js';
import type { View } from '../store/catalog.js';
import type { ChangeEvent, ChangeHistory } from './history.js';
import { tokenOf } from './token.js';

/** What a stream is about: all, a database, or one collection. */
export interface Watched {
  readonly db?: string;
  readonly collection?: string;
}

export interface StreamOptions {
  readonly watched: Watched;
  readonly looksUp: boolean;
  /** What follows $changeStream. */
  readonly rest: Stage;
  /** The number of the last event that is not of interest. */
  readonly after: number;
  /** What is looked up is read from here. */
  readonly view: View;
}

/** No more events are looked at for one batch. */
const MOST_AT_ONCE = 1_000;

const FIELDS = [
  'operationType',
  'clusterTime',
  'wallTime',
  'fullDocument',
  'ns',
  'to',
  'documentKey',
  'updateDescription',
];

/** One change stream: where in the history it is, and what of it is ready to be sent. */
export class ChangeStream {
  private position: number;
  private ready: Doc[] = [];
  /** To go on after what has been sent. */
  private token: Doc;
  /** It has said that its collection is gone: nothing follows. */
  private isOver = false;
  private isClosed = false;

  constructor(
    private readonly history: ChangeHistory,
    private readonly options: StreamOptions,
  ) {
    this.position = options.after;
    this.token = tokenOf(options.after);
    // Told at once, not with the first batch.
    history.after(this.position, Date.now());
  }

  /** Waits until there is something to send, at most so long. */
  async wait(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (!this.isClosed && !this.isOver) {
      this.advance();
      const left = until - performance.now();
      if (this.ready.length > 0 || left <= 0) return;
      if (this.position === this.history.last) await this.history.change(left);
    }
  }

  /** Resolves those that wait for a change. */
  close(): void {
    this.isClosed = true;
    this.history.wake();
  }

  /** The next events, encoded, and the token to go on after them. */
  take(most: number, mostBytes: number): { documents: Uint8Array[]; token: Doc; isOver: boolean } {
    this.advance();
    const documents: Uint8Array[] = [];
    let bytes = 0;
    for (let event = this.ready[0]; event && documents.length < most; event = this.ready[0]) {
      const raw = encode(event);
      bytes += raw.length;
      if (bytes > mostBytes && documents.length > 0) break;
      documents.push(raw);
      this.token = event._id as Doc;
      this.ready.shift();
    }
    const isDrained = this.ready.length === 0;
    if (isDrained && !this.isOver) this.token = tokenOf(this.position);
    return { documents, token: this.token, isOver: this.isOver && isDrained };
  }

  private advance(): void {
    if (this.isOver || this.ready.length > 0) return;
    for (const event of this.history.after(this.position, Date.now()).slice(0, MOST_AT_ONCE)) {
      this.position = event.sequence;
      if (!this.isWatched(event)) continue;
      this.give(this.documentOf(event));
      if (this.options.watched.collection !== undefined && ENDS.has(String(event.body.operationType))) {
        const { clusterTime, wallTime } = event.body;
        this.give({ _id: tokenOf(event.sequence, true), operationType: 'invalidate', clusterTime, wallTime });
        this.isOver = true;
        return;
      }
    }
  }

  private give(document: Doc): void {
    for (const given of this.options.rest([document])) {
      if (!equalValues(given._id, document._id))
        throw new MongoError(
          280,
          'ChangeStreamFatalError',
          'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline.',
          {},
          ['NonResumableChangeStreamError'],
        );
      this.ready.push(given);
    }
  }

  private isWatched({ db, collection, body }: ChangeEvent): boolean {
    const { watched } = this.options;
    const to = body.to as { db: string; coll: string } | undefined;
    if (to && to.db === watched.db && to.coll === watched.collection) return true;
    return (watched.db ?? db) === db && (watched.collection ?? collection) === collection;
  }

  private documentOf({ sequence, db, collection, body }: ChangeEvent): Doc {
    const document: Doc = { _id: tokenOf(sequence) };
    for (const field of FIELDS) {
      if (field === 'fullDocument' && body.operationType === 'update' && this.options.looksUp) {
        const id = (body.documentKey as Doc)._id;
        document[field] = this.options.view.get(`${db}.${collection}`)?.byId(id)?.doc ?? null;
      } else if (field in body) document[field] = body[field];
    }
    return document;
  }
}

const ENDS = new Set(['drop', 'rename']);
