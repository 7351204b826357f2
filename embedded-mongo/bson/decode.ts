import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { type Doc, setField, type Value } from './value.js';
import { MongoError } from '../errors.js';
import { MAX_STORED_NESTING } from './encode.js';
import { endOfName, nameBetween } from './names.js';

/** Documents nested deeper than this MongoDB refuses as well. */
const MAX_NESTING = 200;

function invalid(why: string): MongoError {
  return new MongoError(22, 'InvalidBSON', `Invalid BSON: ${why}`);
}

class Reader {
  private at: number;
  /** Depth of the deepest document read. */
  deepest = 0;

  constructor(
    private readonly bytes: Buffer,
    start: number,
    private readonly end: number,
  ) {
    this.at = start;
  }

  document(depth: number, array: false): Doc;
  document(depth: number, array: true): Value[];
  document(depth: number, array: boolean): Doc | Value[] {
    if (depth > MAX_NESTING)
      throw new MongoError(15, 'Overflow', `BSONObj exceeds maximum nested object depth: ${MAX_NESTING}`);
    if (depth > this.deepest) this.deepest = depth;
    const start = this.at;
    const size = this.int32();
    const last = start + size - 1;
    if (size < 5 || last >= this.end || this.bytes[last] !== 0) throw invalid('a document has a bad length');
    const doc: Doc = {};
    const elements: Value[] = [];
    while (this.at < last) {
      const type = this.bytes[this.at++] as number;
      const name = this.name();
      const value = this.value(type, depth);
      if (array) elements.push(value);
      else setField(doc, name, value);
    }
    if (this.at !== last) throw invalid('a field runs past the end of its document');
    this.at = last + 1;
    return array ? elements : doc;
  }

  value(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return this.double();
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(depth + 1, false);
      case 0x04:
        return this.document(depth + 1, true);
      case 0x05:
        return this.binary();
      case 0x06:
      case 0x0a:
        return null;
      case 0x07:
        return new ObjectId(new Uint8Array(this.readBytes(12)));
      case 0x08:
        return this.readBytes(1)[0] === 1;
      case 0x09:
        return new Date(Number(this.int64()));
      case 0x0b:
        return this.regex();
      case 0x0c:
        return new DBRef(this.string(), new ObjectId(new Uint8Array(this.readBytes(12))));
      case 0x0d:
        return new Code(this.string());
      case 0x0e:
        return new BSONSymbol(this.string());
      case 0x0f: {
        const end = this.at + this.int32();
        const code = new Code(this.string(), this.document(depth + 1, false));
        if (this.at !== end) throw invalid('code with a scope has a bad length');
        return code;
      }
      case 0x10:
        return this.int32();
      case 0x11: {
        const low = this.int32();
        return new Timestamp(new Long(low, this.int32(), true));
      }
      case 0x12: {
        const low = this.int32();
        return new Long(low, this.int32());
      }
      case 0x13:
        return new Decimal128(new Uint8Array(this.readBytes(16)));
      case 0x7f:
        return new MaxKey();
      case 0xff:
        return new MinKey();
      default:
        throw invalid(`unknown type 0x${type.toString(16)}`);
    }
  }

  /** A double that would be written back as an int32 keeps its type in a Double. */
  private double(): Value {
    this.need(8);
    const value = this.bytes.readDoubleLE(this.at);
    this.at += 8;
    return (value | 0) === value && !Object.is(value, -0) ? new Double(value) : value;
  }

  private binary(): Binary {
    let size = this.int32();
    const subtype = this.readBytes(1)[0] as number;
    if (subtype === Binary.SUBTYPE_BYTE_ARRAY) {
      const inner = this.int32();
      if (inner !== size - 4) throw invalid('a binary value has a bad length');
      size = inner;
    }
    return new Binary(new Uint8Array(this.readBytes(size)), subtype);
  }

  /** The class refuses options that MongoDB stores, though no query can use them. */
  private regex(): BSONRegExp {
    const regex = new BSONRegExp(this.cString());
    regex.options = this.cString();
    return regex;
  }

  private string(): string {
    const size = this.int32();
    const start = this.at;
    const text = this.readBytes(size);
    if (size < 1 || text[size - 1] !== 0) throw invalid('a string has a bad length');
    return this.bytes.toString('utf8', start, start + size - 1);
  }

  private name(): string {
    const start = this.at;
    const end = endOfName(this.bytes, start, this.end);
    if (end === this.end) throw invalid('a name has no end');
    this.at = end + 1;
    return nameBetween(this.bytes, start, end);
  }

  private cString(): string {
    const start = this.at;
    const end = this.bytes.indexOf(0, start);
    if (end < 0 || end >= this.end) throw invalid('a text has no end');
    this.at = end + 1;
    return this.bytes.toString('utf8', start, end);
  }

  private int32(): number {
    this.need(4);
    const value = this.bytes.readInt32LE(this.at);
    this.at += 4;
    return value;
  }

  private int64(): bigint {
    this.need(8);
    const value = this.bytes.readBigInt64LE(this.at);
    this.at += 8;
    return value;
  }

  private readBytes(size: number): Buffer {
    this.need(size);
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at);
  }

  private need(size: number): void {
    if (size < 0 || this.at + size > this.end) throw invalid('a value runs past the end');
  }
}

/** Reads the document that starts at `start`. Throws InvalidBSON (code 22) when the bytes are not one. */
export function decode(bytes: Buffer, start = 0): Doc {
  return new Reader(bytes, start, bytes.length).document(0, false);
}

/** The same for a document that is to be stored: it may not be nested as deep. */
export function decodeToStore(bytes: Buffer): Doc {
  const reader = new Reader(bytes, 0, bytes.length);
  const doc = reader.document(0, false);
  if (reader.deepest > MAX_STORED_NESTING) {
    const message = `cannot insert document because it exceeds ${MAX_STORED_NESTING} levels of nesting`;
    throw new MongoError(15, 'Overflow', message);
  }
  return doc;
}

/** Reads one value of a document: its type is known, its bytes begin at `start`. */
export function decodeValue(bytes: Buffer, type: number, start: number): Value {
  return new Reader(bytes, start, bytes.length).value(type, 0);
}
