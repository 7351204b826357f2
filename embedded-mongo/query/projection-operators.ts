import { clampedInteger, isNumber } from '../bson/numbers.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { location, unsupported } from '../errors.js';
import { compileFilter, type MatchContext } from './matcher.js';
import { isElementTest, valueTest } from './operators.js';
import { matchedIndex } from './positional.js';

/** $slice, $elemMatch and the positional $ of a find's projection. */
export interface ProjectionOperator {
  project(value: Value, root: Doc): Value;
}

/** The operator of find's own that a field is projected by; undefined where it is an expression's. */
export function findOperator(
  spec: Doc,
  path: string,
  context: MatchContext,
  filter?: Doc,
): ProjectionOperator | undefined {
  const [name] = Object.keys(spec);
  if (name === undefined || filter === undefined) return undefined;
  const operand = spec[name];
  switch (name) {
    case '$slice':
      return isSlice(operand) ? { project: slicer(operand) } : undefined;
    case '$elemMatch':
      if (path.includes('.')) throw location(31275, 'Cannot use $elemMatch projection on a nested field.');
      return { project: firstMatching(operand, context) };
    case '$':
      return { project: positional(filter, context) };
    case '$meta':
      if (typeof operand === 'string' && !META.has(operand))
        throw location(17308, `Unsupported argument to $meta: ${operand}`);
      throw unsupported('projection $meta');
    default:
      return undefined;
  }
}

const META = new Set([
  ...['textScore', 'randVal', 'searchScore', 'searchHighlights', 'geoNearDistance', 'geoNearPoint', 'recordId'],
  ...[
    'indexKey',
    'sortKey',
    'searchScoreDetails',
    'searchSequenceToken',
    'timeseriesBucketMinTime',
    'vectorSearchScore',
  ],
]);

/** The aggregation's $slice takes an array expression first, the projection's only numbers. */
const isSlice = (operand: Value): boolean =>
  Array.isArray(operand)
    ? operand.length === 2 && operand.every(isNumber) && clampedInteger(operand[1]) > 0
    : isNumber(operand);

function slicer(operand: Value): (value: Value) => Value {
  const [skip, limit] = Array.isArray(operand)
    ? [clampedInteger(operand[0]), clampedInteger(operand[1])]
    : [undefined, clampedInteger(operand)];
  return (value) => {
    if (!Array.isArray(value)) return value;
    const array: Value[] = value;
    if (skip === undefined) return limit >= 0 ? array.slice(0, limit) : array.slice(limit);
    const start = skip >= 0 ? skip : Math.max(0, array.length + skip);
    return array.slice(start, start + limit);
  };
}

function firstMatching(operand: Value, context: MatchContext): (value: Value) => Value {
  if (!isDoc(operand)) throw location(31274, 'elemMatch: Invalid argument, object required');
  const test = isElementTest(operand) ? valueTest(operand, context) : undefined;
  const predicate = test ? undefined : compileFilter(operand, context);
  const matches = (element: Value): boolean =>
    test ? test.matches(element, true) !== (test.negated ?? false) : isDoc(element) && (predicate?.(element) ?? false);
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const index = value.findIndex(matches);
    return index < 0 ? undefined : [value[index] as Value];
  };
}

/** The element of an array by which the query was met; what is no array stays as it is. */
function positional(filter: Doc, context: MatchContext): ProjectionOperator['project'] {
  return (value, root) => {
    if (!Array.isArray(value)) return value;
    const index = matchedIndex(root, filter, context);
    const failure = 'Executor error during find command :: caused by :: positional operator';
    if (index < 0) throw location(51246, `${failure} '.$' couldn't find a matching element in the array`);
    if (index >= value.length) throw location(51247, `${failure} '.$' element mismatch`);
    return [value[index] as Value];
  };
}
