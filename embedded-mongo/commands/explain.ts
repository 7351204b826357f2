import { isDoc, type Doc, type Value } from '../bson/value.js';
import { typeMismatch, unsupported } from '../errors.js';
import { type Explanation, explainFind, type FindRequest } from '../query/find.js';
import type { Plan } from '../query/plan.js';
import type { Collection } from '../store/collection.js';
import { takeFront } from './aggregate.js';
import type { Command, CommandContext } from './command.js';
import { findRequest } from './read.js';

/** The find that a command's reading comes to: a find, a count, or the front of an aggregation. */
function requestOf(name: string, command: Doc): FindRequest {
  if (name === 'find') return findRequest(command, command.filter);
  if (name === 'count') return findRequest(command, command.query);
  if (name !== 'aggregate') throw unsupported(`explain of ${name}`);
  const { filter, sort, skip, limit } = takeFront((command.pipeline ?? []) as Value[]);
  return findRequest({ ...command, sort, skip, limit }, filter);
}

/** The plan as MongoDB shows it: which indexes, which way, and whether a sort of its own is needed. */
function stages({ plan }: Explanation, request: FindRequest): Doc {
  const source: Doc = usesIndexes(plan)
    ? { stage: 'FETCH', inputStage: indexStage(plan) }
    : { stage: 'COLLSCAN', direction: 'forward' };
  if (plan.sorted) return source;
  const sortPattern = Object.fromEntries(request.sort.map(({ field, direction: way }) => [field, way]));
  return { stage: 'SORT', sortPattern, inputStage: source };
}

const usesIndexes = ({ index, branches }: Plan): boolean => index !== undefined || branches !== undefined;

function indexStage({ index, branches, reverse, ranges }: Plan): Doc {
  if (!index) return { stage: 'OR', inputStages: (branches ?? []).map(indexStage) };
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.spec.name,
    isMultiKey: index.multikey.size > 0,
    isUnique: index.spec.unique,
    direction: reverse ? 'backward' : 'forward',
    ranges: ranges.length,
  };
}

function explanation(collection: Collection | undefined, namespace: string, request: FindRequest): Doc {
  const found = collection && explainFind(collection, request);
  const examined = found?.examined ?? 0;
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace,
      parsedQuery: request.filter,
      winningPlan: found ? stages(found, request) : { stage: 'EOF' },
      rejectedPlans: [],
    },
    executionStats: {
      executionSuccess: true,
      nReturned: found?.returned ?? 0,
      totalKeysExamined: found && usesIndexes(found.plan) ? examined : 0,
      totalDocsExamined: found?.plan.covered && found.plan.index ? (found?.returned ?? 0) : examined,
    },
    ok: 1,
  };
}

export const explain: Command = {
  fields: ['verbosity'],
  run: ({ body, db, view }: CommandContext) => {
    const command = body.explain;
    if (!isDoc(command)) throw typeMismatch("BSON field 'explain' is the wrong type, expected type 'object'");
    const [name = ''] = Object.keys(command);
    const namespace = `${db}.${String(command[name])}`;
    return explanation(view.get(namespace), namespace, requestOf(name, command));
  },
};
