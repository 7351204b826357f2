import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  BSONValue,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { badValue, MongoError } from '../errors.js';
import { RawArray, RawDocument } from './raw.js';
import type { Doc, Value } from './value.js';

/** Texts of up to so many characters are written without the engine's help. */
const SHORT = 32;

/** Writes documents as BSON into a buffer that grows as needed. */
export class Writer {
  at = 0;
  private depth = 0;

  constructor(
    public bytes: Buffer,
    private readonly maxDepth: number,
  ) {}

  room(size: number): void {
    if (this.at + size <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.at + size));
    this.bytes.copy(grown, 0, 0, this.at);
    this.bytes = grown;
  }

  document(doc: Doc): void {
    const start = this.open();
    for (const field of Object.keys(doc)) this.element(field, doc[field]);
    this.close(start);
  }

  array(elements: readonly Value[]): void {
    const start = this.open();
    for (let i = 0; i < elements.length; i++) this.element(String(i), elements[i] ?? null);
    this.close(start);
  }

  private rawArray(documents: readonly Uint8Array[]): void {
    const start = this.open();
    for (let i = 0; i < documents.length; i++) {
      this.head(0x03, String(i));
      this.raw(documents[i] as Uint8Array);
    }
    this.close(start);
  }

  private element(name: string, value: Value): void {
    switch (typeof value) {
      case 'undefined':
        return;
      case 'string':
        this.head(0x02, name);
        return this.string(value);
      case 'number':
        if ((value | 0) === value && !Object.is(value, -0)) {
          this.head(0x10, name);
          return this.int32(value);
        }
        this.head(0x01, name);
        return this.double(value);
      case 'boolean':
        this.head(0x08, name);
        return this.byte(value ? 1 : 0);
      case 'bigint':
        this.head(0x12, name);
        return this.long(Long.fromBigInt(value));
      case 'object':
        return this.object(name, value);
      default:
        throw badValue(`cannot write a ${typeof value} as BSON`);
    }
  }

  private object(name: string, value: object | null): void {
    if (value === null) return this.head(0x0a, name);
    if (Array.isArray(value)) {
      this.head(0x04, name);
      return this.array(value);
    }
    if (value instanceof Date) {
      this.head(0x09, name);
      return this.long(Long.fromNumber(value.getTime()));
    }
    if (value instanceof BSONValue) return this.bsonValue(name, value);
    if (value instanceof RawArray) {
      this.head(0x04, name);
      return this.rawArray(value.documents);
    }
    if (value instanceof RawDocument) {
      this.head(0x03, name);
      return this.raw(value.bytes);
    }
    this.head(0x03, name);
    return this.document(value as Doc);
  }

  private bsonValue(name: string, value: BSONValue): void {
    if (value instanceof ObjectId) {
      this.head(0x07, name);
      this.raw(value.id);
    } else if (value instanceof Double) {
      this.head(0x01, name);
      this.double(value.value);
    } else if (value instanceof Int32) {
      this.head(0x10, name);
      this.int32(value.value);
    } else if (value instanceof Timestamp) {
      this.head(0x11, name);
      this.long(value);
    } else if (value instanceof Long) {
      this.head(0x12, name);
      this.long(value);
    } else if (value instanceof Decimal128) {
      this.head(0x13, name);
      this.raw(value.bytes);
    } else if (value instanceof Binary) {
      this.head(0x05, name);
      this.binary(value);
    } else if (value instanceof BSONRegExp) {
      this.head(0x0b, name);
      this.cString(value.pattern);
      this.cString(value.options);
    } else if (value instanceof MinKey) this.head(0xff, name);
    else if (value instanceof MaxKey) this.head(0x7f, name);
    else if (value instanceof BSONSymbol) {
      this.head(0x0e, name);
      this.string(value.value);
    } else if (value instanceof Code) this.code(name, value);
    else if (value instanceof DBRef) {
      this.head(0x0c, name);
      this.string(value.collection);
      this.raw(value.oid.id);
    } else throw badValue(`cannot write a ${value._bsontype} as BSON`);
  }

  private code(name: string, value: Code): void {
    if (value.scope === null) {
      this.head(0x0d, name);
      return this.string(value.code);
    }
    this.head(0x0f, name);
    const start = this.open();
    this.string(value.code);
    this.document(value.scope);
    this.depth--;
    this.bytes.writeInt32LE(this.at - start, start);
  }

  private binary(value: Binary): void {
    const content = value.value();
    const old = value.sub_type === Binary.SUBTYPE_BYTE_ARRAY;
    this.int32(old ? content.length + 4 : content.length);
    this.byte(value.sub_type);
    if (old) this.int32(content.length);
    this.raw(content);
  }

  private head(type: number, name: string): void {
    this.byte(type);
    this.cString(name);
  }

  private open(): number {
    const start = this.at;
    if (this.depth++ > this.maxDepth) throw tooDeep(this.maxDepth);
    this.int32(0);
    return start;
  }

  private close(start: number): void {
    this.depth--;
    this.byte(0);
    this.bytes.writeInt32LE(this.at - start, start);
  }

  private byte(value: number): void {
    this.room(1);
    this.bytes[this.at++] = value;
  }

  private int32(value: number): void {
    this.room(4);
    this.at = this.bytes.writeInt32LE(value, this.at);
  }

  private double(value: number): void {
    this.room(8);
    this.at = this.bytes.writeDoubleLE(value, this.at);
  }

  private long(value: { low: number; high: number }): void {
    this.int32(value.low | 0);
    this.int32(value.high | 0);
  }

  private cString(text: string): void {
    if (this.wroteShortAscii(text)) return this.byte(0);
    if (text.includes('\0')) throw badValue('a field name must not contain a null byte');
    this.room(text.length * 3 + 1);
    this.at += this.bytes.write(text, this.at, 'utf8');
    this.bytes[this.at++] = 0;
  }

  /** Writes a short text of ASCII without zeros byte by byte, faster than the engine's own function; false for others. */
  private wroteShortAscii(text: string): boolean {
    const { length } = text;
    if (length > SHORT) return false;
    this.room(length + 1);
    const { bytes, at } = this;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code === 0 || code > 127) return false;
      bytes[at + i] = code;
    }
    this.at += length;
    return true;
  }

  private string(text: string): void {
    const start = this.at;
    this.int32(text.length + 1);
    if (!this.wroteShortAscii(text)) {
      this.room(text.length * 3);
      const size = this.bytes.write(text, this.at, 'utf8');
      this.bytes.writeInt32LE(size + 1, start);
      this.at += size;
    }
    this.byte(0);
  }

  private raw(content: Uint8Array): void {
    this.room(content.length);
    this.bytes.set(content, this.at);
    this.at += content.length;
  }
}

function tooDeep(most: number): MongoError {
  return new MongoError(15, 'Overflow', `Document exceeds maximum nested object depth: ${most}`);
}
