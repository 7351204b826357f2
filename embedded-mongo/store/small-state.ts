import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import type { RememberedReply } from './changes.js';
import { type Entry, Kind } from './log/layout.js';

/** MongoDB keeps a session, and with it its last reply, for this long after its last use. */
export const SESSION_LIFETIME = 30 * 60_000;
const MOST_REPLIES = 10_000;

/** The log's state besides records: small enough to be repeated at the start of each segment. */
export class SmallState {
  private readonly descriptions = new Map<number, Buffer>();
  private readonly replies = new Map<string, { content: Buffer; at: number }>();
  /** Its size in bytes. */
  bytes = 0;

  describe(collection: number, content: Buffer): void {
    this.drop(collection);
    this.descriptions.set(collection, content);
    this.bytes += content.length;
  }

  drop(collection: number): void {
    this.bytes -= this.descriptions.get(collection)?.length ?? 0;
    this.descriptions.delete(collection);
  }

  remember(session: string, content: Buffer, at: number): void {
    this.forget(session);
    this.replies.set(session, { content, at });
    this.bytes += content.length;
    for (const [oldest, reply] of this.replies) {
      if (this.replies.size <= MOST_REPLIES && at - reply.at <= SESSION_LIFETIME) break;
      this.forget(oldest);
    }
  }

  private forget(session: string): void {
    this.bytes -= this.replies.get(session)?.content.length ?? 0;
    this.replies.delete(session);
  }

  entries(): Entry[] {
    return [
      ...Array.from(this.descriptions, ([collection, content]) => ({
        kind: Kind.describe,
        collection,
        record: 0,
        content,
      })),
      ...Array.from(this.replies.values(), ({ content }) => rememberEntry(content)),
    ];
  }
}

export function rememberEntry(content: Buffer): Entry {
  return { kind: Kind.remember, collection: 0, record: 0, content };
}

export function encodeReply({ session, number, kind, reply, at }: RememberedReply): Buffer {
  return encode({ session, number: String(number), kind, reply, at });
}

export function decodeReply(content: Buffer): RememberedReply {
  const { session, number, kind, reply, at } = decode(content);
  return {
    session: String(session),
    number: BigInt(String(number)),
    kind: kind === 'transaction' ? 'transaction' : 'write',
    reply: reply as Doc,
    at: Number(at),
  };
}
