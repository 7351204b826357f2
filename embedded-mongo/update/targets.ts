import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, failedToParse } from '../errors.js';
import { compileFilter, type MatchContext } from '../query/matcher.js';
import type { Path } from '../query/paths.js';
import { matchedIndex } from '../query/positional.js';
import { describe } from './describe.js';
import { valueAt } from './location.js';

/** The elements each $[identifier] of an update stands for. */
export type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;

/** Reads an update's arrayFilters; each document is about one identifier. */
export function readArrayFilters(list: Value, context: MatchContext): ArrayFilters {
  const filters = new Map<string, (element: Value) => boolean>();
  for (const spec of (list ?? []) as Doc[]) {
    const identifier = identifierOf(spec);
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier))
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    if (filters.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    filters.set(identifier, elementTest(spec, context));
  }
  return filters;
}

function identifierOf(spec: Doc): string {
  const [identifier, other] = new Set(namesIn(spec));
  if (identifier === undefined)
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  if (other !== undefined)
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${identifier}' and '${other}'`,
    );
  return identifier;
}

function namesIn(spec: Doc): string[] {
  return Object.keys(spec).flatMap((field) => {
    const operand = spec[field];
    if (isDoc(operand) && Object.keys(operand).length === 1 && Array.isArray(operand.$all) && operand.$all.length === 0)
      return [];
    if (!field.startsWith('$')) return [field.split('.')[0] as string];
    return Array.isArray(operand) ? operand.filter(isDoc).flatMap(namesIn) : [];
  });
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
        : `Cannot apply array updates to non-array element ${start[start.length - 1] ?? ''}: ${describe(array)}`,
    );
  }
  const test = identifier === '' ? (): boolean => true : filters.get(identifier);
  if (!test) throw badValue(`No array filter found for identifier '${identifier}' in path '${path.join('.')}'`);
  return array.flatMap((element: Value, index) => (test(element) ? [[...start, String(index)]] : []));
}

/** The index that the positional operator $ stands for; throws BadValue when the query met no array's element. */
export function positionalIndex(doc: Doc, filter: Doc, context: MatchContext): string {
  const index = matchedIndex(doc, filter, context);
  if (index >= 0) return String(index);
  throw badValue('The positional operator did not find the match needed from the query.');
}
