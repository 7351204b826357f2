import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse, MongoError } from '../errors.js';
import { compileFilter, type MatchContext } from '../query/matcher.js';
import { isOperatorDoc, valueTest } from '../query/operators.js';
import { type Path, splitPath } from '../query/paths.js';
import { valueAt } from './location.js';

/** The elements each $[identifier] of an update stands for. */
export type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;

/** Reads an update's arrayFilters; each document is about one identifier. */
export function readArrayFilters(list: Value, context: MatchContext): ArrayFilters {
  const filters = new Map<string, (element: Value) => boolean>();
  for (const spec of (list ?? []) as Value[]) {
    if (!isDoc(spec)) throw badValue('arrayFilters must hold documents');
    const identifier = identifierOf(spec);
    if (filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    filters.set(identifier, elementTest(spec, context));
  }
  return filters;
}

function identifierOf(spec: Doc): string {
  for (const field of Object.keys(spec)) {
    const operand = spec[field];
    if (!field.startsWith('$')) return field.split('.')[0] as string;
    if (Array.isArray(operand) && isDoc(operand[0])) return identifierOf(operand[0]);
  }
  throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
}

/** The identifier stands for the element, so the filter is matched against { identifier: element }. */
function elementTest(spec: Doc, context: MatchContext): (element: Value) => boolean {
  const identifier = identifierOf(spec);
  const predicate = compileFilter(spec, context);
  return (element) => predicate({ [identifier]: element });
}

/** The concrete paths that an update path with $, $[] and $[identifier] stands for in a document. */
export function concretePaths(doc: Doc, path: Path, filters: ArrayFilters, positional: () => string): Path[] {
  let paths: string[][] = [[]];
  for (const part of path) {
    if (part === '$') {
      const index = positional();
      paths = paths.map((start) => [...start, index]);
    } else if (part.startsWith('$[')) {
      paths = paths.flatMap((start) => elements(doc, start, part.slice(2, -1), filters, path));
    } else paths.forEach((start) => start.push(part));
  }
  return paths;
}

function elements(doc: Doc, start: string[], identifier: string, filters: ArrayFilters, path: Path): string[][] {
  const array = valueAt(doc, start);
  if (!Array.isArray(array)) {
    const where = start.join('.');
    throw badValue(
      array === undefined
        ? `The path '${where}' must exist in the document in order to apply array updates.`
        : `Cannot apply array updates to non-array element ${start[start.length - 1] ?? ''}`,
    );
  }
  const test = identifier === '' ? (): boolean => true : filters.get(identifier);
  if (!test) throw badValue(`No array filter found for identifier '${identifier}' in path '${path.join('.')}'`);
  return array.flatMap((element: Value, index) => (test(element) ? [[...start, String(index)]] : []));
}

/** The index that the positional operator $ stands for: the first element of the array that the query's conditions meet. */
export function positionalIndex(doc: Doc, path: Path, filter: Doc, context: MatchContext): string {
  const prefix = path.slice(0, path.indexOf('$'));
  const array = valueAt(doc, prefix);
  const tests = elementConditions(filter, prefix.join('.'), context);
  const index =
    Array.isArray(array) && tests.length > 0
      ? array.findIndex((element: Value) => tests.every((test) => test(element)))
      : -1;
  if (index >= 0) return String(index);
  throw new MongoError(2, 'BadValue', 'The positional operator did not find the match needed from the query.');
}

function elementConditions(filter: Doc, array: string, context: MatchContext): ((element: Value) => boolean)[] {
  return Object.keys(filter).flatMap((field) => {
    const operand = filter[field];
    if (field === '$and' && Array.isArray(operand)) {
      return operand.filter(isDoc).flatMap((part) => elementConditions(part, array, context));
    }
    if (field === array) {
      const operators = isOperatorDoc(operand) ? operand : { $eq: operand };
      const test = isDoc(operators.$elemMatch)
        ? compileElement(operators.$elemMatch, context)
        : (value: Value): boolean => {
            const t = valueTest(operators, context);
            return t.matches(value) !== (t.negated ?? false);
          };
      return [test];
    }
    if (!field.startsWith(`${array}.`)) return [];
    const rest = splitPath(field).slice(splitPath(array).length).join('.');
    const predicate = compileFilter({ [rest]: operand }, context);
    return [(element: Value): boolean => isDoc(element) && predicate(element)];
  });
}

function compileElement(spec: Doc, context: MatchContext): (element: Value) => boolean {
  if (isOperatorDoc(spec)) {
    const test = valueTest(spec, context);
    return (element) => test.matches(element) !== (test.negated ?? false);
  }
  const predicate = compileFilter(spec, context);
  return (element) => isDoc(element) && predicate(element);
}
