import { BSON, type Document, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import type { Operation } from './operations.js';
import { leavesOrderOpen } from './pipelines.js';
import type { Spec } from './values.js';

/** Compared parts of a reply: values with their types, the error's code, names and key; not message texts or clocks. */

/** Generated dates and timestamps are before this: what is later was made by a server while the test ran. */
const RECENT = Date.UTC(2024, 0);

function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (value instanceof Date) return value.getTime() > RECENT ? 'now' : value;
  if (value instanceof Timestamp) return value.t > RECENT / 1000 ? 'now' : value;
  if (value instanceof ObjectId) return value.getTimestamp().getTime() > RECENT ? 'generated' : value;
  if (value instanceof Double) return new Double(steady(value.value));
  if (typeof value === 'number') return steady(value);
  if (typeof value !== 'object' || value === null || value instanceof BSON.BSONValue) return value;
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === '' && isExtreme(entries[0][1])) return entries[0][1];
  return Object.fromEntries(entries.map(([name, part]) => [name, stable(part)]));
}

/** MongoDB 7.0 gives MinKey and MaxKey out of $group as { '': MinKey }. */
const isExtreme = (value: unknown): boolean => value instanceof MinKey || value instanceof MaxKey;

/** With its fields in the alphabet's order, within too: for what says nothing of their order. */
export function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unordered);
  if (typeof value !== 'object' || value === null || value instanceof BSON.BSONValue || value instanceof Date)
    return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, unordered((value as Spec)[name])]));
}

/** The last digits of a logarithm or a sine are the platform's own. */
const steady = (value: number): number =>
  Number.isInteger(value) || !Number.isFinite(value) ? value : Number(value.toPrecision(13));

export const textOf = (value: unknown): string => BSON.EJSON.stringify(value, { relaxed: false });

function sorted(items: readonly unknown[]): unknown[] {
  return [...items].sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
}

function isOrdered(operation: Operation): boolean {
  if ('find' in operation) return 'sort' in operation;
  return 'aggregate' in operation && !leavesOrderOpen(operation.pipeline as Spec[]);
}

/** The documents of a collection, in no order. */
export const contentsOf = (reply: Document, fieldOrder: boolean): string => textOf(sorted(batchOf(reply, fieldOrder)));

function batchOf(reply: Document, fieldOrder: boolean): unknown[] {
  const documents = (reply.cursor as { firstBatch: unknown[] }).firstBatch.map((doc) => stable(doc));
  return fieldOrder ? documents : documents.map(unordered);
}

const ERROR_FIELDS = ['code', 'codeName', 'keyPattern', 'keyValue'];
const only = (source: Document, names: readonly string[]): Document =>
  Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name] as unknown]));

export function outcome(operation: Operation, reply: Document, fieldOrder: boolean): string {
  if (Array.isArray(reply.parts)) {
    const parts = operation.transaction as Operation[];
    return (reply.parts as Document[]).map((part, i) => outcome(parts[i] ?? {}, part, fieldOrder)).join('; ');
  }
  if (Number(reply.ok) !== 1) return textOf(stable({ error: only(reply, ERROR_FIELDS) }));
  if (reply.cursor) {
    const documents = batchOf(reply, fieldOrder);
    return textOf(isOrdered(operation) ? documents : sorted(documents));
  }
  if (Array.isArray(reply.values)) return textOf(sorted(reply.values.map((value) => stable(value))));
  const writeErrors = (reply.writeErrors as Document[] | undefined)?.map((error) =>
    only(error, ['index', ...ERROR_FIELDS]),
  );
  const counts = only(reply, ['bulk', 'n', 'nModified', 'upserted', 'value', 'lastErrorObject']);
  const result = stable({ ...counts, ...(writeErrors && { writeErrors }) });
  return textOf(fieldOrder ? result : unordered(result));
}

/** The codes of an answer's errors, the command's own or its statements'. */
export function errorCodes(reply: Document): number[] {
  if (Array.isArray(reply.parts)) return (reply.parts as Document[]).flatMap(errorCodes);
  const errors = [...(Number(reply.ok) === 1 ? [] : [reply]), ...((reply.writeErrors as Document[] | undefined) ?? [])];
  return errors.map(({ code }) => (code instanceof Int32 || code instanceof Long ? Number(code) : (code as number)));
}
