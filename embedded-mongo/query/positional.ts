import { BSONRegExp } from 'bson';
import { keyOf } from '../bson/key.js';
import { isDoc, type Doc, fieldOf, type Value } from '../bson/value.js';
import { compileFilter, type MatchContext } from './matcher.js';
import { isOperatorDoc, valueTest } from './operators.js';
import { isIndex, type Path, splitPath } from './paths.js';

/**
 * The index that the positional operator `$` stands for: that of the array element by which the filter's last condition
 * on an array was met, whichever array it was in; -1 when the filter has none. Conditions are met in MongoDB's own order.
 */
export function matchedIndex(doc: Doc, filter: Doc, context: MatchContext): number {
  let index = -1;
  for (const condition of conditionsOf(filter)) {
    const found = elementIndex(doc, condition.path, 0, condition.test, context);
    if (found >= 0) index = found;
  }
  return index;
}

interface Condition {
  readonly path: Path;
  readonly test: Doc;
}

/** MongoDB evaluates a conjunction's parts by the kind of operator, then by path; $not, $nor and the like meet no element. */
const ORDER = ['$elemMatch', '$size', '$eq', '$lte', '$lt', '$gt', '$gte', '$regex', '$mod', '$exists', '$in'];
const LATE = ['$bitsAllSet', '$bitsAllClear', '$bitsAnySet', '$bitsAnyClear', '$type'];
const RANK = new Map([...ORDER, ...LATE].map((name, rank) => [name, rank]));

function conditionsOf(filter: Doc): Condition[] {
  const ranked = rankedConditions(filter);
  ranked.sort((a, b) => a.rank - b.rank || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return ranked.map(({ condition }) => condition);
}

interface Ranked {
  readonly rank: number;
  readonly at: string;
  readonly condition: Condition;
}

function rankedConditions(filter: Doc): Ranked[] {
  return Object.keys(filter).flatMap((field): Ranked[] => {
    const operand = filter[field];
    if (field === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(rankedConditions);
    if (field === '$or' && Array.isArray(operand)) return alternatives(operand.filter(isDoc));
    if (field.startsWith('$')) return [];
    const operators = isOperatorDoc(operand)
      ? operand
      : operand instanceof BSONRegExp
        ? { $regex: operand }
        : { $eq: operand };
    return Object.keys(operators).flatMap((name) => ofOperator(field, name, operators));
  });
}

function ofOperator(field: string, name: string, operators: Doc): Ranked[] {
  const operand = operators[name];
  if (name === '$all' && Array.isArray(operand)) {
    return (operand as Value[]).flatMap((item) =>
      isDoc(item) && '$elemMatch' in item
        ? ofOperator(field, '$elemMatch', item)
        : ofOperator(field, '$eq', { $eq: item }),
    );
  }
  const isEquality = name === '$in' && Array.isArray(operand) && new Set(operand.map(keyOf)).size === 1;
  const rank = RANK.get(isEquality && !isPattern(operand) ? '$eq' : name);
  if (rank === undefined) return [];
  const test: Doc = {
    [name]: operand,
    ...(name === '$regex' && '$options' in operators && { $options: operators.$options }),
  };
  return [{ rank, at: field, condition: { path: splitPath(field), test } }];
}

const isPattern = (operand: Value): boolean => Array.isArray(operand) && operand[0] instanceof BSONRegExp;

/** Of several branches none says which element it was met by, but equalities of one field, which are a single $in. */
function alternatives(branches: readonly Doc[]): Ranked[] {
  const possible = branches.filter((branch) => !neverHolds(branch));
  const [first, ...others] = possible;
  if (!first) return [];
  if (others.length === 0) return rankedConditions(first);
  const [field = '', ...more] = Object.keys(first);
  const isAlike = others.every((branch) => Object.keys(branch).length === 1 && Object.hasOwn(branch, field));
  if (more.length > 0 || field.startsWith('$') || !isAlike) return [];
  const values = possible.map((branch) => equalTo(branch[field]));
  return values.every((value) => value !== undefined) ? ofOperator(field, '$in', { $in: values }) : [];
}

/** The one value that a condition wants; undefined where it is another condition. */
function equalTo(operand: Value): Value {
  if (!isOperatorDoc(operand)) return operand;
  const [name, ...more] = Object.keys(operand);
  if (more.length > 0) return undefined;
  const value = operand[name as string];
  if (name === '$in' && Array.isArray(value) && value.length === 1) return value[0] as Value;
  return name === '$eq' ? value : undefined;
}

/** Whether MongoDB sees from the filter alone that nothing meets it. */
export function neverHolds(filter: Doc): boolean {
  return Object.keys(filter).some((field) => {
    const operand = filter[field];
    if (field === '$and' && Array.isArray(operand)) return operand.some((part) => isDoc(part) && neverHolds(part));
    if (field.startsWith('$') || !isOperatorDoc(operand)) return field === '$alwaysFalse';
    return Array.isArray(operand.$all) && operand.$all.length === 0;
  });
}

/** The first element, of the first array on the path, that meets the test. */
function elementIndex(value: Value, path: Path, from: number, test: Doc, context: MatchContext): number {
  if (Array.isArray(value)) {
    const part = path[from];
    if (part !== undefined && isIndex(part) && Number(part) < value.length)
      return elementIndex((value as Value[])[Number(part)], path, from + 1, test, context);
    return value.findIndex(elementTest(path.slice(from).join('.'), test, context));
  }
  if (!isDoc(value) || from === path.length) return -1;
  return elementIndex(fieldOf(value, path[from] as string), path, from + 1, test, context);
}

function elementTest(rest: string, test: Doc, context: MatchContext): (element: Value) => boolean {
  if (rest !== '') {
    const predicate = compileFilter({ [rest]: test }, context);
    return (element) => isDoc(element) && predicate(element);
  }
  if (!isDoc(test.$elemMatch)) {
    const { matches } = valueTest(test, context);
    return (element) => matches(element, true);
  }
  if (isOperatorDoc(test.$elemMatch)) {
    const inner = valueTest(test.$elemMatch, context);
    return (element) => inner.matches(element, true) !== (inner.negated ?? false);
  }
  const predicate = compileFilter(test.$elemMatch, context);
  return (element) => (isDoc(element) || Array.isArray(element)) && predicate(element as Doc);
}
