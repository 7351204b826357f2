import { decode } from '../bson/decode.js';
import type { Doc } from '../bson/value.js';

/** A stored document: immutable; an update makes another record under the same id. Decoded when first looked into. */
export class StoredRecord {
  private decoded: Doc | undefined;

  constructor(
    /** Its place in insertion order, unique within its collection. */
    readonly id: number,
    readonly raw: Buffer,
  ) {}

  /** Shared by every reader: never to be changed. */
  get doc(): Doc {
    return (this.decoded ??= decode(this.raw));
  }
}

/** Eight bytes that sort as the ids do. */
export function recordKey(id: number): string {
  const high = Math.floor(id / 0x1_0000_0000);
  const low = id >>> 0;
  return String.fromCharCode(
    high >>> 24,
    (high >>> 16) & 255,
    (high >>> 8) & 255,
    high & 255,
    low >>> 24,
    (low >>> 16) & 255,
    (low >>> 8) & 255,
    low & 255,
  );
}
