import { fieldOf, isDoc, type Doc, type Value } from '../bson/value.js';
import { location } from '../errors.js';
import type { Path } from './paths.js';

/** The values of several paths in one document as an index or a sort sees them: one tuple for each way to go. */
export interface KeyTuples {
  readonly tuples: readonly KeyTuple[];
  /** The paths that lead through an array, or to one. */
  readonly throughArrays: ReadonlySet<number>;
}

export interface KeyTuple {
  /** undefined where the document has no such field. */
  readonly values: readonly Value[];
  readonly isMissing: boolean;
}

/** Thrown where two of the paths lead through different arrays: no tuples are made of them. */
export class ParallelArrays extends Error {
  constructor(readonly paths: readonly [number, number]) {
    super('parallel arrays');
  }
}

/** Rest of a path: nothing once its value is known. */
type Rest = Path | undefined;

/** An array's element that a number in a path means, looked up before the array is opened. */
interface Found {
  readonly value: Value;
  readonly rest: Path;
  readonly isNested: boolean;
}

/** Walks through documents up to an array, or to the path's end. */
function walk(start: Value, path: Path): { value: Value; rest: Path } {
  let value = start;
  let at = 0;
  while (at < path.length && isDoc(value)) value = fieldOf(value, path[at++] as string);
  if (Array.isArray(value)) return { value, rest: path.slice(at) };
  return { value: at === path.length ? value : undefined, rest: [] };
}

function next(doc: Doc, path: Path, positional: Found | undefined): Found {
  const isField = fieldOf(doc, path[0] as string) !== undefined;
  if (isField && positional)
    throw location(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${path[0] ?? ''}'`,
    );
  if (positional) return positional;
  return { ...walk(doc, path), isNested: false };
}

function positionalElement(array: readonly Value[], path: Rest): Found | undefined {
  const [part = '', ...rest] = path ?? [];
  const element = /^(?:0|[1-9]\d*)$/.test(part) ? array[Number(part)] : undefined;
  if (element === undefined) return undefined;
  return { ...walk(element, rest), isNested: Array.isArray(element) };
}

/**
 * As MongoDB makes keys: the first array on the way is opened, all paths that lead through it with the same element;
 * `empty` stands for the elements of an empty one. A number in a path that is an array's index means that element alone,
 * and an array there is not opened.
 */
export function keyTuples(doc: Doc, paths: readonly Path[], empty: Value): KeyTuples {
  const tuples: KeyTuple[] = [];
  const throughArrays = new Set<number>();

  const expand = (
    at: Doc,
    rests: readonly Rest[],
    known: readonly Value[],
    positional: readonly (Found | undefined)[],
    notFound: number,
  ): void => {
    const left = [...rests];
    const values = [...known];
    const here: number[] = [];
    let array: Value[] | undefined;
    let wayToArray = '';
    let opens = true;
    let missing = notFound;
    rests.forEach((rest, i) => {
      if (rest === undefined || rest.length === 0) return;
      const found = next(at, rest, positional[i]);
      if (!Array.isArray(found.value)) {
        values[i] = found.value;
        left[i] = undefined;
        if (found.value === undefined) missing++;
        return;
      }
      // By the ways to them: a pipeline can store one array in two fields, which are two when they are read again.
      const way = rest.slice(0, rest.length - found.rest.length).join('.');
      if (array && way !== wayToArray) throw new ParallelArrays([i, here[0] as number]);
      array = found.value as Value[];
      wayToArray = way;
      left[i] = found.rest;
      here.push(i);
      throughArrays.add(i);
      if (found.isNested) opens = false;
    });
    if (!array) {
      tuples.push({ values, isMissing: missing === paths.length });
      return;
    }
    const elements: readonly Value[] = array.length === 0 ? [empty] : array;
    const inside = array.length === 0 ? [] : left.map((rest) => positionalElement(elements, rest));
    for (const element of elements) {
      const next = [...values];
      for (const i of here) if (left[i]?.length === 0) next[i] = opens || array.length === 0 ? element : array;
      expand(isDoc(element) ? element : {}, left, next, inside, missing);
    }
  };
  expand(
    doc,
    paths,
    paths.map(() => undefined),
    [],
    0,
  );
  return { tuples, throughArrays };
}
