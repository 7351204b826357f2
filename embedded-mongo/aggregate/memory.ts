import { Binary, BSONRegExp } from 'bson';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { MongoError } from '../errors.js';

/** MongoDB's memory limit of a stage; with allowDiskUse (the default) it may be higher here, see README. */
export const STAGE_BYTES = 100 * 1024 * 1024;
export const STAGE_BYTES_WITH_DISK_USE = 256 * 1024 * 1024;
/** More documents than this are measured by every so many of them. */
const SAMPLES = 2_000;

/** The approximate BSON size of a value. */
export function sizeOf(value: Value): number {
  if (typeof value === 'string') return value.length + 5;
  if (Array.isArray(value)) {
    let size = 5;
    for (const element of value as Value[]) size += sizeOf(element) + 4;
    return size;
  }
  if (isDoc(value)) {
    let size = 5;
    for (const field of Object.keys(value)) size += field.length + 2 + sizeOf(value[field]);
    return size;
  }
  if (value instanceof Binary) return value.length() + 5;
  return value instanceof BSONRegExp ? value.pattern.length + 2 : 8;
}

const exceeded = (message: string): MongoError =>
  new MongoError(292, 'QueryExceededMemoryLimitNoDiskUseAllowed', message);

export function sortExceeded(limit: number): MongoError {
  return exceeded(`Sort exceeded memory limit of ${limit} bytes, but did not opt in to external sorting.`);
}

export function stageExceeded(stage: string): MongoError {
  return exceeded(
    `Exceeded memory limit for ${stage}, but didn't allow external sort. Pass allowDiskUse:true to opt in.`,
  );
}

/** Throws when the documents are more than a stage may hold. Many are measured by a sample. */
export function assertFits(docs: readonly Doc[], limit: number, failure: () => MongoError): void {
  const step = Math.max(1, Math.floor(docs.length / SAMPLES));
  let bytes = 0;
  for (let i = 0; i < docs.length; i += step) {
    bytes += sizeOf(docs[i]) * step;
    if (bytes > limit) throw failure();
  }
}

/** Sums the memory of a stage or an accumulator. */
export class Meter {
  private bytes = 0;

  constructor(
    private readonly limit: number,
    private readonly failure: () => MongoError,
  ) {}

  add(value: Value): void {
    this.bytes += sizeOf(value);
    if (this.bytes > this.limit) throw this.failure();
  }
}
