import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { findRecords } from '../../query/find.js';
import { splitPath } from '../../query/paths.js';
import { matching, type PipelineContext } from '../context.js';

/** What the stages share that bring other collections' documents in. */

/** The documents of a collection that match a filter, by its indexes. */
export function collectionDocs(name: string, filter: Doc, context: PipelineContext): Doc[] {
  const collection = context.view?.get(`${context.db}.${name}`);
  const match = matching(context);
  return findRecords(collection, { filter, sort: [], skip: 0, limit: 0, match, comparison: match.comparison }).map(
    ({ doc }) => doc,
  );
}

/** A copy of the document with a list at the path `as`. */
export function withArray(doc: Doc, as: string, found: readonly Doc[]): Doc {
  const [first = as, ...rest] = splitPath(as);
  const copy: Doc = { ...doc };
  const inner = copy[first];
  setField(copy, first, rest.length === 0 ? found : withArray(isDoc(inner) ? inner : {}, rest.join('.'), found));
  return copy;
}

/** Refuses what a pipeline inside a stage may not do: write. */
export function assertReads(pipeline: Value, code: number, where: string): void {
  assertWithout(pipeline, ['$merge', '$out'], code, where);
}

export function assertWithout(pipeline: Value, stages: readonly string[], code: number, where: string): void {
  for (const stage of Array.isArray(pipeline) ? (pipeline as Value[]) : []) {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined;
    if (name !== undefined && stages.includes(name)) throw location(code, `${name} is not allowed ${where}`);
  }
}

/** Throws for what cannot be the path of a field to write. */
export function assertFieldPath(path: string): void {
  if (path === '') throw location(40352, 'FieldPath cannot be constructed with empty string');
  for (const part of splitPath(path)) {
    if (part === '') throw location(15998, 'FieldPath field names may not be empty strings.');
    if (part.startsWith('$'))
      throw location(16410, "FieldPath field names may not start with '$'. Consider using $getField or $setField.");
  }
}
