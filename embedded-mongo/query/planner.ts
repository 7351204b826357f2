import { keyOf } from '../bson/key.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { MongoError } from '../errors.js';
import type { Collection } from '../store/collection.js';
import type { CollectionIndex } from '../store/index.js';
import { type Conditions, readConditions } from './bounds.js';
import { naturalDirection } from './natural.js';
import { countEntries, indexPlan } from './index-plan.js';
import type { Plan, PlanRequest } from './plan.js';

/** An $or of more branches than this is not worth planning. */
const MAX_BRANCHES = 200;
/** An $or within an $or, and so on, is planned this deep. */
const MAX_DEPTH = 4;

/** Chooses the plan that reads the fewest entries, sorting counted as half as much again. */
export function choosePlan(collection: Collection, request: PlanRequest): Plan {
  const conditions = readConditions(request.filter);
  const scan: Plan = {
    index: undefined,
    ranges: [],
    reverse: false,
    sorted: request.sort.length === 0,
    covered: conditions.fields.size === 0 && !conditions.others,
    entries: collection.size,
  };
  const hinted = hintedIndex(collection, request.hint);
  if (hinted === 'natural') return { ...scan, reverse: naturalDirection(request.hint, 'hint') === -1 };
  if (hinted) return bestIndexed([hinted], request, 0) ?? wholeIndex(hinted, request);
  const found = bestIndexed(collection.indexes, request, 0);
  const best = found && cost(found) < cost(scan) ? found : scan;
  return orderedPlan(collection.indexes, conditions, request, best) ?? best;
}

/**
 * Where few of many matches are wanted, reading in the order until there are enough of them may be less than finding all
 * and sorting them. How many records that takes is a guess (matches may be at the end), so it ends when it has cost
 * what the best plan would.
 */
function orderedPlan(
  indexes: readonly CollectionIndex[],
  conditions: Conditions,
  request: PlanRequest,
  best: Plan,
): Plan | undefined {
  const { wanted = Infinity } = request;
  if (best.sorted || wanted >= best.entries) return undefined;
  const plans = indexes.map((index) => indexPlan(index, conditions, request)).filter((plan) => plan?.sorted === true);
  const ordered = plans.reduce((a, b) => (a && b && a.entries <= b.entries ? a : b), undefined);
  if (!ordered || (wanted * ordered.entries) / best.entries >= cost(best)) return undefined;
  return { ...ordered, otherwise: best };
}

/** All that a hinted index holds, in its order: of a sparse or partial one that is not every record. */
function wholeIndex(index: CollectionIndex, { sort }: PlanRequest): Plan {
  return {
    index,
    ranges: [['', '\xff\xff']],
    reverse: false,
    sorted: sort.length === 0,
    covered: false,
    entries: index.list.count('', '\xff\xff'),
  };
}

/** The cheapest plan that uses indexes alone; undefined when there is none. */
function bestIndexed(indexes: readonly CollectionIndex[], request: PlanRequest, depth: number): Plan | undefined {
  const conditions = readConditions(request.filter);
  let best: Plan | undefined;
  for (const index of indexes) {
    const plan = indexPlan(index, conditions, request);
    if (plan && (!best || cost(plan) < cost(best))) best = plan;
  }
  if (!conditions.others || depth === MAX_DEPTH) return best;
  for (const { branches, rest } of alternatives(request.filter)) {
    const plan = unionPlan(indexes, branches, rest, request, depth);
    if (plan && (!best || cost(plan) < cost(best))) best = plan;
  }
  return best;
}

/** Every required $or, with the other required conditions but no other $or: each would be planned in each's branches. */
function alternatives(filter: Doc): { branches: readonly Value[]; rest: Doc }[] {
  const parts = conjuncts(filter);
  return parts.flatMap((part) => {
    const branches = part.$or;
    if (!Array.isArray(branches) || branches.length > MAX_BRANCHES) return [];
    return [{ branches: branches as Value[], rest: { $and: parts.filter((other) => !('$or' in other)) } }];
  });
}

function conjuncts(filter: Doc): Doc[] {
  return Object.keys(filter).flatMap((field) => {
    const operand = filter[field];
    return field === '$and' && Array.isArray(operand)
      ? operand.filter(isDoc).flatMap(conjuncts)
      : [{ [field]: operand }];
  });
}

/** Each branch by its own cheapest plan; undefined when one of them has none. */
function unionPlan(
  indexes: readonly CollectionIndex[],
  branches: readonly Value[],
  rest: Doc,
  request: PlanRequest,
  depth: number,
): Plan | undefined {
  const plans: Plan[] = [];
  for (const branch of branches) {
    if (!isDoc(branch)) return undefined;
    const filter = { $and: [branch, rest] };
    const plan = bestIndexed(indexes, { ...request, filter, sort: [] }, depth + 1);
    if (!plan) return undefined;
    plans.push(plan);
  }
  return {
    index: undefined,
    ranges: [],
    reverse: false,
    sorted: request.sort.length === 0,
    covered: false,
    branches: plans,
    entries: plans.reduce((sum, { entries }) => sum + entries, 0),
  };
}

function cost({ entries, sorted, index, covered, branches }: Plan): number {
  const isScan = !index && !branches;
  return entries * (sorted ? 1 : 1.5) * (index && covered ? 0.5 : 1) + (isScan ? 1 : 0);
}

function hintedIndex(collection: Collection, hint: Value): CollectionIndex | 'natural' | undefined {
  if (hint === undefined || hint === null) return undefined;
  if (naturalDirection(hint, 'hint') !== undefined) return 'natural';
  const found = collection.indexes.find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : keyOf(spec.key) === keyOf(hint),
  );
  if (!found)
    throw new MongoError(
      2,
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  return found;
}

/** Number of records that a covered plan finds. */
export function countCovered(collection: Collection, { index, ranges }: Plan): number {
  return index ? countEntries(index.list, ranges) : collection.size;
}
