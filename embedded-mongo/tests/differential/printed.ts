import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';

/** A value as TypeScript that makes it again, for a case to be pasted into found-cases.ts. */
export function printed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Int32) return String(value.value);
  if (value instanceof Double) return isWhole(value.value) ? `new Double(${text(value.value)})` : text(value.value);
  if (value instanceof Long) return `Long.fromString('${value.toString()}')`;
  if (value instanceof Decimal128) return `Decimal128.fromString('${value.toString()}')`;
  if (value instanceof ObjectId) return `new ObjectId('${value.toHexString()}')`;
  if (value instanceof Binary) return `new Binary(Buffer.from('${value.toString('hex')}', 'hex'), ${value.sub_type})`;
  if (value instanceof BSONRegExp) return `new BSONRegExp(${JSON.stringify(value.pattern)}, '${value.options}')`;
  if (value instanceof Timestamp) return `new Timestamp({ t: ${value.t}, i: ${value.i} })`;
  if (value instanceof MinKey) return 'new MinKey()';
  if (value instanceof MaxKey) return 'new MaxKey()';
  if (typeof value === 'number') return text(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).map(
    ([name, part]) => `${/^[$\w]+$/.test(name) ? name : JSON.stringify(name)}: ${printed(part)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isWhole = (value: number): boolean => (value | 0) === value;
const text = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));
