import { asInteger } from '../bson/numbers.js';
import { cloneValue, isDoc, type Value } from '../bson/value.js';
import { badValue, MongoError } from '../errors.js';
import { compileFilter, type MatchContext } from '../query/matcher.js';
import { equality, isElementTest, valueTest } from '../query/operators.js';
import { readSort, sortBy } from '../query/sort.js';
import { BSONRegExp } from 'bson';
import { typeName } from '../query/types.js';
import { type FieldContext, KEEP } from './field-operator.js';

function arrayOf(current: Value, name: string, { path, doc }: FieldContext): Value[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return current as Value[];
  const field = path.split('.').pop() ?? path;
  throw badValue(
    name === '$push'
      ? `The field '${path}' must be an array but is of type ${typeName(current)} in document {_id: ${String(doc._id)}}`
      : name === '$addToSet'
        ? `Cannot apply $addToSet to non-array field. Field named '${field}' has non-array type ${typeName(current)}`
        : `Cannot apply ${name} to a non-array value`,
  );
}

export function push(current: Value, operand: Value, at: FieldContext): Value {
  const array = arrayOf(current, '$push', at);
  if (!isDoc(operand) || !('$each' in operand)) return [...array, cloneValue(operand)];
  const each = operand.$each as Value[];
  const position = operand.$position === undefined ? array.length : asInteger(operand.$position, '$position');
  const start = position < 0 ? Math.max(0, array.length + position) : Math.min(position, array.length);
  let result: Value[] = [
    ...array.slice(0, start),
    ...each.map((item: Value) => cloneValue(item)),
    ...array.slice(start),
  ];
  if (operand.$sort !== undefined) result = sorted(result, operand.$sort, at.match);
  if (operand.$slice !== undefined) {
    const slice = asInteger(operand.$slice, '$slice');
    result = slice >= 0 ? result.slice(0, slice) : result.slice(slice);
  }
  return result;
}

function sorted(array: Value[], spec: Value, { comparison }: MatchContext): Value[] {
  if (isDoc(spec)) return sortBy(array, (element) => (isDoc(element) ? element : {}), readSort(spec), comparison);
  const direction = Number(spec);
  return [...array].sort((a, b) => comparison.compare(a, b) * direction);
}

export function addToSet(current: Value, operand: Value, at: FieldContext): Value {
  const array = arrayOf(current, '$addToSet', at);
  const each = isDoc(operand) && '$each' in operand ? (operand.$each as Value[]) : [operand];
  const { comparison } = at.match;
  const keys = new Set(array.map((element) => comparison.key(element)));
  const added = each.filter((item) => {
    const key = comparison.key(item);
    return !keys.has(key) && keys.add(key);
  });
  return current !== undefined && added.length === 0 ? KEEP : [...array, ...cloneValue(added)];
}

export function pull(current: Value, operand: Value, at: FieldContext): Value {
  if (current === undefined) return KEEP;
  const array = arrayOf(current, '$pull', at);
  const gone = pullTest(operand, at.match);
  return array.filter((element) => !gone(element));
}

/** Which elements a $pull takes out; throws for an operand that is no condition. */
export function pullTest(operand: Value, match: MatchContext): (element: Value) => boolean {
  if (isElementTest(operand)) {
    if (Object.keys(operand)[0] === '$not') throw badValue('unknown top level operator: $not');
    const test = valueTest(operand, match);
    return (element) => test.matches(element) !== (test.negated ?? false);
  }
  if (isDoc(operand)) {
    const predicate = compileFilter(operand, match);
    return (element) => isDoc(element) && predicate(element);
  }
  if (operand instanceof BSONRegExp) return equality(operand, match.comparison).matches;
  return (element) => match.comparison.equal(element, operand);
}

export function pullAll(current: Value, operand: Value, at: FieldContext): Value {
  if (current === undefined) return KEEP;
  const keys = new Set((operand as Value[]).map((item) => at.match.comparison.key(item)));
  return arrayOf(current, '$pull', at).filter((element) => !keys.has(at.match.comparison.key(element)));
}

export function pop(current: Value, operand: Value, { path }: FieldContext): Value {
  if (current === undefined) return KEEP;
  if (!Array.isArray(current)) {
    throw new MongoError(
      14,
      'TypeMismatch',
      `Path '${path}' contains an element of non-array type '${typeName(current)}'`,
    );
  }
  return Number(operand) === 1 ? current.slice(0, -1) : current.slice(1);
}
