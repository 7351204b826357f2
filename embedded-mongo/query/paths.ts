import { type Doc, fieldOf, isDoc, type Value } from '../bson/value.js';

export type Path = readonly string[];

export function splitPath(path: string): Path {
  return path.split('.');
}

const INDEX = /^(?:0|[1-9]\d*)$/;

export function isIndex(part: string): boolean {
  return INDEX.test(part);
}

/**
 * Calls `visit` with each value the path reaches, going into the documents of arrays on the way; with undefined where
 * the path is missing. Stops at, and returns, the first true. An array at the end of the path is visited as it is;
 * `direct` says that the path's last part was an array's index.
 */
export function somePathValue(
  value: Value,
  path: Path,
  visit: (value: Value, direct: boolean) => boolean,
  from = 0,
  direct = false,
): boolean {
  if (from === path.length) return visit(value, direct);
  const part = path[from] as string;
  if (isDoc(value)) return somePathValue(fieldOf(value, part), path, visit, from + 1);
  if (!Array.isArray(value)) return visit(undefined, false);
  const elements: Value[] = value;
  if (isIndex(part) && Number(part) < elements.length) {
    const element = elements[Number(part)];
    const isEnd = from + 1 === path.length;
    // A scalar there is no document without the field: it is not looked at.
    if ((isEnd || isDoc(element) || Array.isArray(element)) && somePathValue(element, path, visit, from + 1, true))
      return true;
  }
  return elements.some((element) => isDoc(element) && somePathValue(element, path, visit, from));
}

/** All values under the path, as distinct tells them: arrays at the end are opened, a number is an array's index only. */
export function leafValues(doc: Doc, path: Path): Value[] {
  const leaves: Value[] = [];
  collectLeaves(doc, path, 0, leaves);
  return leaves;
}

function collectLeaves(value: Value, path: Path, at: number, into: Value[]): void {
  const part = path[at];
  if (Array.isArray(value)) {
    const elements: Value[] = value;
    if (part === undefined) into.push(...elements);
    else if (isIndex(part)) collectLeaves(elements[Number(part)], path, at + 1, into);
    else for (const element of elements) if (isDoc(element)) collectLeaves(element, path, at, into);
  } else if (part === undefined) {
    if (value !== undefined) into.push(value);
  } else if (isDoc(value)) collectLeaves(fieldOf(value, part), path, at + 1, into);
}

/** The value at a path through documents only; undefined as soon as something else is met. */
export function plainValue(doc: Doc, path: Path): Value {
  let value: Value = doc;
  for (const part of path) {
    if (!isDoc(value)) return undefined;
    value = fieldOf(value, part);
  }
  return value;
}

/** The value of an aggregation's "$a.b": an array on the way gives the array of its documents' values. */
export function expressionValue(value: Value, path: Path, from = 0): Value {
  for (let i = from; i < path.length; i++) {
    if (Array.isArray(value)) {
      const rest = i;
      return value
        .map((element: Value) => (isDoc(element) ? expressionValue(element, path, rest) : undefined))
        .filter((found) => found !== undefined);
    }
    if (!isDoc(value)) return undefined;
    value = fieldOf(value, path[i] as string);
  }
  return value;
}
