import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, MongoError, typeMismatch } from '../errors.js';
import { type Explanation, explainFind, type FindRequest } from '../query/find.js';
import type { Plan } from '../query/plan.js';
import type { Command, CommandContext } from './command.js';
import { takeFront } from './front.js';
import { findRequest } from './read.js';

/** A command as its find, and what it does with the results. */
interface Explained {
  readonly request: FindRequest;
  readonly write?: 'UPDATE' | 'DELETE';
}

function single(list: Value): Doc {
  const [only, ...more] = Array.isArray(list) ? (list as Value[]) : [];
  if (!isDoc(only) || more.length > 0)
    throw new MongoError(16, 'InvalidLength', 'explained write batches must be of size 1');
  return only;
}

function readExplained(name: string, command: Doc): Explained {
  switch (name) {
    case 'find':
      return { request: findRequest(command, command.filter) };
    case 'count':
    case 'distinct':
      return { request: findRequest(command, command.query) };
    case 'aggregate': {
      const { filter, sort, skip, limit } = takeFront((command.pipeline ?? []) as Value[]);
      return { request: findRequest({ ...command, sort, skip, limit }, filter) };
    }
    case 'update': {
      const { q, multi, ...statement } = single(command.updates);
      return {
        request: findRequest({ ...statement, let: command.let, limit: multi === true ? 0 : 1 }, q),
        write: 'UPDATE',
      };
    }
    case 'delete': {
      const { q, ...statement } = single(command.deletes);
      return { request: findRequest({ ...statement, let: command.let }, q), write: 'DELETE' };
    }
    case 'findAndModify':
    case 'findandmodify':
      return {
        request: findRequest({ ...command, limit: 1 }, command.query),
        write: command.remove === true || command.remove === 1 ? 'DELETE' : 'UPDATE',
      };
    default:
      throw new MongoError(20, 'IllegalOperation', `Cannot explain cmd: ${name}`);
  }
}

/** The plan as MongoDB shows it: which indexes, which way, and whether a sort of its own is needed. */
function stages({ plan }: Explanation, request: FindRequest): Doc {
  const source: Doc = usesIndexes(plan)
    ? { stage: 'FETCH', inputStage: indexStage(plan) }
    : { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
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

/** The execution statistics; a write changes nothing. */
function execution(found: Explanation | undefined, { request, write }: Explained, isModify: boolean): Doc {
  const examined = found?.examined ?? 0;
  const returned = found?.returned ?? 0;
  const nReturned = write && !isModify ? 0 : returned;
  const touched = write === 'DELETE' ? { nWouldDelete: returned } : write && { nMatched: returned };
  return {
    executionSuccess: true,
    nReturned,
    totalKeysExamined: found && usesIndexes(found.plan) ? examined : 0,
    totalDocsExamined: found?.plan.covered && found.plan.index && !write ? returned : examined,
    executionStages: { ...winning(found, { request, ...(write && { write }) }), nReturned, ...touched },
  };
}

function winning(found: Explanation | undefined, { request, write }: Explained): Doc {
  if (!found) return { stage: 'EOF' };
  const source = stages(found, request);
  return write ? { stage: write, inputStage: source } : source;
}

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** The reply to explain. */
export function explained({ db, view }: CommandContext, name: string, command: Doc, verbosity: Value): Doc {
  if (typeof verbosity !== 'string' || !VERBOSITIES.includes(verbosity))
    throw badValue(`Enumeration value for field 'explain.verbosity' is not a valid value.`);
  const namespace = `${db}.${String(command[name])}`;
  const collection = view.get(namespace);
  const plan = readExplained(name, command);
  const found = collection && explainFind(collection, plan.request);
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace,
      parsedQuery: plan.request.filter,
      winningPlan: winning(found, plan),
      rejectedPlans: [],
    },
    ...(verbosity !== 'queryPlanner' && {
      executionStats: execution(found, plan, name.toLowerCase() === 'findandmodify'),
    }),
    command: { ...command, $db: db },
    ok: 1,
  };
}

export const explain: Command = {
  fields: ['verbosity'],
  run: (context) => {
    const { explain: command, verbosity = 'allPlansExecution' } = context.body;
    if (!isDoc(command)) throw typeMismatch("BSON field 'explain.explain' is the wrong type, expected type 'object'");
    return explained(context, Object.keys(command)[0] ?? '', command, verbosity);
  },
};
