import { keyOf } from '../bson/key.js';
import type { Doc } from '../bson/value.js';
import type { Collection } from '../store/collection.js';
import type { StoredRecord } from '../store/record.js';
import { lookingInto } from './fields.js';
import { MongoError } from '../errors.js';
import { compileFilter, type MatchContext } from './matcher.js';
import type { Plan, PlanRequest } from './plan.js';
import { choosePlan, countCovered } from './planner.js';
import { tick } from '../deadline.js';
import { atOnce, STEP, type Steps } from '../steps.js';
import { sortBy } from './sort.js';

export interface FindRequest extends PlanRequest {
  readonly skip: number;
  /** 0 for no limit. */
  readonly limit: number;
  readonly match: MatchContext;
  /** Maximum size of the records of a sort without an index, in bytes, where that is bounded. */
  readonly sortBytes?: number;
}

/** A query that looked at fewer records than this is as quick again. */
const WORTH_CACHING = 64;

/** The records a query finds, in order, skip and limit applied. A filter is checked even where there is no collection. */
export function findRecords(collection: Collection | undefined, request: FindRequest): readonly StoredRecord[] {
  return atOnce(findInSteps(collection, request));
}

/** The same, in steps: the collection must stay as it is meanwhile. */
export function* findInSteps(collection: Collection | undefined, request: FindRequest): Steps<readonly StoredRecord[]> {
  if (!collection) return nothing(request);
  const { filter, skip, limit } = request;
  const id = onlyId(filter);
  if (id !== undefined && request.hint === undefined) {
    const record = collection.byId(id);
    if (skip === 0) return record ? [record] : [];
    // With a skip MongoDB sorts even one document, which shows the error of one that cannot be sorted.
    if (record && request.sort.length > 1) sortBy([record], ({ doc }) => doc, request.sort);
    return [];
  }
  const end = limit === 0 ? Infinity : skip + limit;
  const plan = choosePlan(collection, { ...request, wanted: end });
  if (plan.sorted && plan.covered && end < plan.entries) return sliceRecords(recordsOf(collection, plan), skip, end);
  if (plan.entries < WORTH_CACHING || request.sortBytes !== undefined || hasVolatile(filter)) {
    return (yield* matchAll(collection, plan, request, plan.sorted ? end : Infinity)).slice(skip, end);
  }
  return (yield* cached(collection, plan, request, end)).slice(skip, end);
}

export interface Explanation {
  readonly plan: Plan;
  readonly returned: number;
  readonly examined: number;
}

/** Explanation of a query, run without the cache: its plan, and the number of records that it looks at. */
export function explainFind(collection: Collection, request: FindRequest): Explanation {
  const end = request.limit === 0 ? Infinity : request.skip + request.limit;
  const plan = choosePlan(collection, { ...request, wanted: end });
  let examined = 0;
  const found = atOnce(matchAll(collection, plan, request, plan.sorted ? end : Infinity, () => examined++));
  return { plan, returned: found.slice(request.skip, end).length, examined };
}

type CountRequest = PlanRequest & { readonly match: MatchContext };

/** Number of records that match: from the index alone when it says all. */
export function countRecords(collection: Collection | undefined, request: CountRequest): number {
  return atOnce(countInSteps(collection, request));
}

/** The same, in steps: the collection must stay as it is meanwhile. */
export function* countInSteps(collection: Collection | undefined, request: CountRequest): Steps<number> {
  if (!collection) return nothing(request).length;
  const plan = choosePlan(collection, request);
  if (plan.covered) return countCovered(collection, plan);
  const found = { ...request, sort: [], skip: 0, limit: 0 };
  if (hasVolatile(request.filter)) return (yield* matchAll(collection, plan, found, Infinity)).length;
  return (yield* cached(collection, plan, found, Infinity)).length;
}

function nothing({ filter, match }: CountRequest): readonly StoredRecord[] {
  compileFilter(filter, match);
  return [];
}

/** The value of a filter that is nothing but { _id: value }. */
function onlyId(filter: Doc): unknown {
  const fields = Object.keys(filter);
  if (fields.length !== 1 || fields[0] !== '_id') return undefined;
  const id = filter._id;
  const isObjectId = typeof id === 'object' && id !== null && '_bsontype' in id && id._bsontype === 'ObjectId';
  return isObjectId || typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** $expr may depend on the time or on chance, and on variables the filter does not show. */
function hasVolatile(filter: Doc): boolean {
  return Object.keys(filter).some((field) => {
    const operand = filter[field];
    return (
      field === '$expr' ||
      (Array.isArray(operand) && field.startsWith('$') && operand.some((part: unknown) => hasVolatile(part as Doc)))
    );
  });
}

/** All the matches in order, from the cache or for it; only the first `end` when they can be had without the rest. */
function* cached(
  collection: Collection,
  plan: Plan,
  request: FindRequest,
  end: number,
): Steps<readonly StoredRecord[]> {
  const { filter, sort } = request;
  const order = sort.map(({ field, direction }) => [field, direction]);
  const key = keyOf([filter, order, request.hint ?? null]);
  const cachedRecords = collection.cache.get(key, collection.version);
  if (cachedRecords) return cachedRecords;
  const records = yield* matchAll(collection, plan, request, plan.sorted ? end : Infinity);
  if (!plan.sorted || records.length < end) collection.cache.set(key, collection.version, records);
  return records;
}

function* matchAll(
  collection: Collection,
  plan: Plan,
  request: FindRequest,
  end: number,
  onExamined?: () => void,
): Steps<StoredRecord[]> {
  const { filter, sort, match, skip, limit, sortBytes } = request;
  const predicate = compileFilter(filter, match);
  const look = lookingInto(collection, filter, sort);
  const found: StoredRecord[] = [];
  let examined = 0;
  for (const record of recordsOf(collection, plan)) {
    tick();
    if (++examined % STEP === 0) yield;
    onExamined?.();
    if (plan.otherwise && examined > plan.otherwise.entries)
      return yield* matchAll(collection, plan.otherwise, request, Infinity, onExamined);
    if (!plan.covered && !predicate(look(record))) continue;
    found.push(record);
    if (found.length >= end) break;
  }
  if (plan.sorted) return found;
  const sorted = sortBy(found, look, sort);
  if (sortBytes !== undefined) assertSortFits(sorted.slice(0, limit === 0 ? undefined : skip + limit), sortBytes);
  return sorted;
}

function assertSortFits(records: readonly StoredRecord[], limit: number): void {
  let bytes = 0;
  for (const { size } of records) bytes += size;
  if (bytes > limit)
    throw new MongoError(
      292,
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `Sort exceeded memory limit of ${limit} bytes, but did not opt in to external sorting.`,
    );
}

function* recordsOf(collection: Collection, { index, ranges, reverse, branches }: Plan): Generator<StoredRecord> {
  if (branches) {
    yield* unionOf(branches.map((branch) => recordsOf(collection, branch)));
    return;
  }
  if (!index) {
    yield* collection.all(reverse);
    return;
  }
  if (index.multikey.size === 0) {
    for (const [low, high] of ranges) yield* index.list.range(low, high, reverse);
    return;
  }
  yield* unionOf(ranges.map(([low, high]) => index.list.range(low, high, reverse)));
}

function* unionOf(sources: readonly Iterable<StoredRecord>[]): Generator<StoredRecord> {
  const seen = new Set<StoredRecord>();
  for (const source of sources) {
    for (const record of source) {
      if (!seen.has(record)) yield record;
      seen.add(record);
    }
  }
}

function sliceRecords(records: Iterable<StoredRecord>, skip: number, end: number): StoredRecord[] {
  const result: StoredRecord[] = [];
  let at = 0;
  for (const record of records) {
    if (at >= skip) result.push(record);
    if (++at >= end) break;
  }
  return result;
}
