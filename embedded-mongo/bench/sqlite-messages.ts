import { idOf, makeThing, PAGE, type Thing } from './documents.js';
import type { Messages } from './raw-load.js';

/** Requests to sqlite/server.mjs: the operations of mongo-messages.ts, in its protocol. */
const VARIETY = 128;
const ID = 'f0f1f2f3f4f5f6f7f8f9fafb';
const SLUG = 'new-########';

function message(request: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(request));
  const bytes = Buffer.alloc(4 + body.length);
  bytes.writeInt32LE(bytes.length, 0);
  body.copy(bytes, 4);
  return bytes;
}

/** As JSON has it: the _id in hexadecimal, dates in ISO 8601, which sort as text. */
function jsonOf(thing: Thing): Record<string, unknown> {
  return { ...thing, _id: thing._id.toHexString(), createdAt: thing.createdAt.toISOString() };
}

const some = (count: number): number => Math.floor(Math.random() * count);

function cycle(build: () => unknown): Messages {
  return () => {
    const built = Array.from({ length: VARIETY }, () => message(build()));
    let next = 0;
    return () => built[next++ % VARIETY] as Buffer;
  };
}

export const findById = (documents: number): Messages =>
  cycle(() => ({ op: 'find', id: idOf(some(documents)).toHexString() }));

export const page: Messages = cycle(() => ({ op: 'page', status: 'public', limit: PAGE, skip: PAGE * some(10) }));

export const updateById = (documents: number): Messages =>
  cycle(() => ({ op: 'update', id: idOf(some(documents)).toHexString(), by: 1 }));

let lastNumber = 0x6000_0000;

export const insert: Messages = () => {
  const template = message({ op: 'insert', docs: [{ ...jsonOf(makeThing(1)), _id: ID, slug: SLUG }] });
  const [id, slug] = [template.indexOf(ID), template.indexOf(SLUG)];
  return () => {
    const copy = Buffer.from(template);
    const next = lastNumber++;
    copy.write(next.toString(16).padStart(8, '0'), id + 16, 'latin1');
    copy.write(String(next).padStart(SLUG.length, '0'), slug, 'latin1');
    return copy;
  };
};

export const insertMany = (from: number, to: number): Buffer =>
  message({ op: 'insert', docs: Array.from({ length: to - from }, (_, i) => jsonOf(makeThing(from + i))) });

export const isOk = (response: Buffer): boolean => !response.toString('utf8', 4).startsWith('{"ok":0');
