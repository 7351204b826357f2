import { endOfName, nameBetween } from './names.js';

/**
 * A stored document's BSON cut down to some of its top-level fields, without decoding it. `including`: the fields named are
 * kept, otherwise they are dropped.
 */
export function cutDocument(raw: Buffer, fields: ReadonlySet<string>, including: boolean): Buffer {
  const result = Buffer.allocUnsafe(raw.length);
  let written = 4;
  const end = raw.length - 1;
  let wanted = including ? fields.size : Infinity;
  for (let at = 4; at < end && wanted > 0;) {
    const nameEnd = endOfName(raw, at + 1, end);
    const next = nameEnd + 1 + valueSize(raw, raw[at] as number, nameEnd + 1);
    if (fields.has(nameBetween(raw, at + 1, nameEnd)) === including) {
      written += raw.copy(result, written, at, next);
      wanted--;
    }
    at = next;
  }
  result[written++] = 0;
  result.writeInt32LE(written, 0);
  return result.subarray(0, written);
}

/** The size of a value of known type, in bytes that have been validated. */
export function valueSize(raw: Buffer, type: number, at: number): number {
  switch (type) {
    case 0x01:
    case 0x09:
    case 0x11:
    case 0x12:
      return 8;
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + raw.readInt32LE(at);
    case 0x03:
    case 0x04:
    case 0x0f:
      return raw.readInt32LE(at);
    case 0x05:
      return 5 + raw.readInt32LE(at);
    case 0x07:
      return 12;
    case 0x08:
      return 1;
    case 0x0b:
      return raw.indexOf(0, raw.indexOf(0, at) + 1) + 1 - at;
    case 0x0c:
      return 16 + raw.readInt32LE(at);
    case 0x10:
      return 4;
    case 0x13:
      return 16;
    default:
      return 0;
  }
}
