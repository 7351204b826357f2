import { decode } from '../bson/decode.js';
import { encodeBriefly } from '../bson/encode.js';
import { assertObjectSize } from '../bson/size.js';
import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { crc32c } from './crc32c.js';

/** The maximum message size, as reported by hello. */
export const MAX_MESSAGE_SIZE = 48_000_000;
const HEADER_SIZE = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const CHECKSUM_SIZE = 4;
/** OP_MSG: flags and the section's kind; OP_REPLY: flags, cursor, start, count. */
const MSG_PREFIX = 5;
const REPLY_PREFIX = 20;

/** A message that cannot be read: the connection is closed. */
export class ProtocolError extends Error {}

/** A command as it arrived. Document sequences (kind 1 sections) stay BSON: most are stored as they are. */
export interface Request {
  readonly id: number;
  readonly body: Doc;
  readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
  /** False when the client wants none (w: 0). */
  readonly wantsReply: boolean;
  readonly legacy: boolean;
  /** Bytes it came in. */
  readonly size: number;
  /** The error to reply with, if the BSON is invalid. */
  readonly failure?: MongoError;
}

/** The size of the message that begins at `start`; undefined until that is there. What cannot be one throws early. */
export function messageSize(bytes: Buffer, start: number): number | undefined {
  if (bytes.length - start < 4) return undefined;
  const size = bytes.readInt32LE(start);
  if (size < HEADER_SIZE || size > MAX_MESSAGE_SIZE) throw new ProtocolError(`message of ${size} bytes`);
  if (bytes.length - start >= HEADER_SIZE) assertOperation(bytes.readInt32LE(start + 12));
  return size;
}

function assertOperation(code: number): void {
  if (code !== OP_MSG && code !== OP_QUERY) throw new ProtocolError(`operation code ${code} is not supported`);
}

/** Reads one whole message. */
export function readMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const code = message.readInt32LE(12);
  try {
    return readOperation(id, code, message);
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    const nothing = { body: {}, sequences: new Map<string, Buffer[]>(), wantsReply: true, size: message.length };
    return { id, ...nothing, legacy: code === OP_QUERY, failure: error };
  }
}

function readOperation(id: number, code: number, message: Buffer): Request {
  assertOperation(code);
  return code === OP_MSG ? readOpMsg(id, message) : readOpQuery(id, message);
}

function readOpMsg(id: number, message: Buffer): Request {
  if (message.length < HEADER_SIZE + MSG_PREFIX) throw new ProtocolError('message too short');
  const flags = message.readUInt32LE(HEADER_SIZE);
  if ((flags & 0xfffc) !== 0) throw new ProtocolError('unknown required flag bits');
  const end = message.length - (flags & CHECKSUM_PRESENT ? CHECKSUM_SIZE : 0);
  if (end < message.length && crc32c(message.subarray(0, end)) !== message.readUInt32LE(end))
    throw new ProtocolError('the checksum is not that of the message');
  const sequences = new Map<string, Buffer[]>();
  let body: Doc | undefined;
  let at = HEADER_SIZE + 4;
  while (at < end) {
    const kind = message[at++];
    const size = sectionSize(message, at, end);
    if (kind === 0) {
      if (body) throw new ProtocolError('more than one body');
      assertObjectSize(size);
      body = decode(message.subarray(at, at + size));
    } else if (kind === 1) {
      const nameEnd = message.indexOf(0, at + 4);
      if (nameEnd < 0 || nameEnd >= at + size) throw new ProtocolError('a sequence without a name');
      const name = message.toString('utf8', at + 4, nameEnd);
      if (sequences.has(name)) throw new ProtocolError('a sequence given twice');
      sequences.set(name, readSequence(message, nameEnd + 1, at + size));
    } else throw new ProtocolError(`unknown section kind ${kind}`);
    at += size;
  }
  if (!body) throw new ProtocolError('a message without a body');
  return { id, body, sequences, wantsReply: (flags & MORE_TO_COME) === 0, legacy: false, size: message.length };
}

function readSequence(message: Buffer, start: number, end: number): Buffer[] {
  const documents: Buffer[] = [];
  for (let at = start; at < end;) {
    const size = sectionSize(message, at, end);
    documents.push(message.subarray(at, at + size));
    at += size;
  }
  return documents;
}

function sectionSize(message: Buffer, at: number, end: number): number {
  if (at + 4 > end) throw new ProtocolError('a section runs past the end');
  const size = message.readInt32LE(at);
  if (size < 5 || at + size > end) throw new ProtocolError('a section has a bad length');
  return size;
}

/** Drivers greet with OP_QUERY on admin.$cmd before they know the server. */
function readOpQuery(id: number, message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER_SIZE + 4);
  if (nameEnd < 0 || nameEnd + 9 > message.length) throw new ProtocolError('a query without a collection');
  const namespace = message.toString('utf8', HEADER_SIZE + 4, nameEnd);
  const [db = '', collection] = namespace.split('.');
  if (collection !== '$cmd') throw new ProtocolError('a query that is no command');
  const body = { ...decode(message, nameEnd + 9), $db: db };
  return { id, body, sequences: new Map(), wantsReply: true, legacy: true, size: message.length };
}

let lastId = 0;

/** Encodes a reply in the request's format, to be sent at once or kept (see encodeBriefly). */
export function writeReply(request: Request, reply: Doc): Buffer {
  const prefix = request.legacy ? REPLY_PREFIX : MSG_PREFIX;
  const message = encodeBriefly(reply, HEADER_SIZE + prefix);
  message.fill(0, HEADER_SIZE, HEADER_SIZE + prefix);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE((lastId = (lastId + 1) | 0), 4);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) message.writeInt32LE(1, HEADER_SIZE + 16);
  return message;
}
