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
 * the path is missing. Stops at, and answers, the first true. An array at the end of the path is visited as it is;
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
    if (somePathValue(elements[Number(part)], path, visit, from + 1, true)) return true;
  }
  return elements.some((element) => isDoc(element) && somePathValue(element, path, visit, from));
}

/**
 * The values a sort or an index sees under the path: arrays at the end are opened, an empty one gives `empty`. A number
 * in the path that is an array's index means that element alone, and an array there is not opened.
 */
export function leafValues(doc: Doc, path: Path, empty: Value): Value[] {
  const leaves: Value[] = [];
  collectLeaves(doc, path, 0, empty, leaves, false);
  return leaves.length > 0 ? leaves : [undefined];
}

function collectLeaves(value: Value, path: Path, from: number, empty: Value, into: Value[], direct: boolean): void {
  const part = path[from];
  if (!Array.isArray(value)) {
    if (part === undefined) into.push(value);
    else if (isDoc(value)) collectLeaves(fieldOf(value, part), path, from + 1, empty, into, false);
    else into.push(undefined);
    return;
  }
  const elements: Value[] = value;
  if (part === undefined) {
    if (direct) into.push(value);
    else if (elements.length === 0) into.push(empty);
    else into.push(...elements);
  } else if (isIndex(part) && Number(part) < elements.length) {
    collectLeaves(elements[Number(part)], path, from + 1, empty, into, true);
  } else if (elements.length === 0) into.push(undefined);
  else
    for (const element of elements) collectLeaves(isDoc(element) ? element : undefined, path, from, empty, into, false);
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
