import { randomBytes } from 'node:crypto';
import { Binary, deserialize, type Document, Long, ObjectId, serialize } from 'bson';
import { idOf, makeThing, PAGE } from './documents.js';
import type { Messages } from './raw-load.js';

/** The messages that the driver would send, built beforehand; what differs from one to the next is patched in. */
const OP_MSG = 2013;
const HEADER = 16;
const VARIETY = 128;
const ID = Buffer.from('f0f1f2f3f4f5f6f7f8f9fafb', 'hex');
const SLUG = 'new-########';
const NUMBER = Long.fromString('7777777777777777');

export const DATABASE = 'bench';

function opMsg(body: Document, sequence?: { name: string; documents: readonly Document[] }): Buffer {
  const parts = [Buffer.alloc(HEADER + 4), Buffer.from([0]), serialize({ ...body, $db: DATABASE })];
  if (sequence) {
    const content = [Buffer.from(`${sequence.name}\0`), ...sequence.documents.map((document) => serialize(document))];
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + content.reduce((sum, { length }) => sum + length, 0));
    parts.push(Buffer.from([1]), size, ...content);
  }
  const message = Buffer.concat(parts);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(OP_MSG, 12);
  return message;
}

const session = (): Document => ({ lsid: { id: new Binary(randomBytes(16), Binary.SUBTYPE_UUID) } });
const retryable = (): Document => ({ ...session(), txnNumber: NUMBER });

/** The answer's document. */
export function replyOf(response: Buffer): Document {
  return deserialize(response.subarray(HEADER + 5));
}

/** Some of the messages, cyclically. */
function cycle(build: (session: Document) => Buffer, variety = VARIETY): Messages {
  return () => {
    const lsid = session();
    const built = Array.from({ length: variety }, () => build(lsid));
    let next = 0;
    return () => built[next++ % variety] as Buffer;
  };
}

let lastNumber = 0x4000_0000;

/** Copies of one message with a number of its own in each place that is marked. */
export function patched(template: Buffer): () => Buffer {
  const number = Buffer.alloc(8);
  number.writeBigInt64LE(NUMBER.toBigInt());
  const [id, slug, transaction] = [template.indexOf(ID), template.indexOf(SLUG), template.indexOf(number)];
  return () => {
    const message = Buffer.from(template);
    const next = lastNumber++;
    if (id >= 0) message.writeUInt32BE(next, id + 8);
    if (slug >= 0) message.write(String(next).padStart(SLUG.length, '0'), slug, 'latin1');
    if (transaction >= 0) message.writeUInt32LE(next, transaction);
    return message;
  };
}

/** A document whose _id and slug `patched` replaces. */
export const newThing = (): Document => ({ ...makeThing(1), _id: new ObjectId(ID), slug: SLUG });

const some = (count: number): number => Math.floor(Math.random() * count);

export const ping: Messages = cycle((lsid) => opMsg({ ping: 1, ...lsid }), 1);

/** Any of all the documents each time: one message, whose _id is changed after each response. */
export const findById =
  (collection: string, documents: number): Messages =>
  () => {
    const _id = idOf(0);
    const message = opMsg({ find: collection, filter: { _id }, limit: 1, singleBatch: true, ...session() });
    const numberAt = message.indexOf(_id.id) + 8;
    return () => {
      message.writeUInt32BE(some(documents), numberAt);
      return message;
    };
  };

/** The first ten pages of a list, sorted by an index. */
export const page = (collection: string): Messages =>
  cycle((lsid) =>
    opMsg({
      find: collection,
      filter: { status: 'public' },
      sort: { createdAt: -1 },
      skip: PAGE * some(10),
      limit: PAGE,
      ...lsid,
    }),
  );

export const idList = (collection: string, pages: readonly (readonly ObjectId[])[]): Messages =>
  cycle((lsid) => opMsg({ find: collection, filter: { _id: { $in: pages[some(pages.length)] } }, ...lsid }));

export const insert =
  (collection: string): Messages =>
  () =>
    patched(
      opMsg({ insert: collection, ordered: true, ...retryable() }, { name: 'documents', documents: [newThing()] }),
    );

/** Updates are sent with their transaction number, so that each is a message of its own. */
export const updateById =
  (collection: string, documents: number): Messages =>
  () => {
    const lsid = retryable();
    const built = Array.from({ length: VARIETY }, () =>
      patched(
        opMsg(
          { update: collection, ordered: true, ...lsid },
          { name: 'updates', documents: [{ q: { _id: idOf(some(documents)) }, u: { $inc: { number: 1 } } }] },
        ),
      ),
    );
    let next = 0;
    return () => (built[next++ % VARIETY] as () => Buffer)();
  };
