import { isDoc, type Doc, setField, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { findRecords } from '../../query/find.js';
import type { Path } from '../../query/paths.js';
import { matching, type PipelineContext } from '../context.js';

/** What the stages that bring other documents in share. */

/** The documents of a collection that match a filter, by its indexes. */
export function collectionDocs(name: string, filter: Doc, context: PipelineContext): Doc[] {
  const collection = context.view?.get(`${context.db}.${name}`);
  const match = matching(context);
  return findRecords(collection, { filter, sort: [], skip: 0, limit: 0, match, comparison: match.comparison }).map(
    ({ doc }) => doc,
  );
}

/** A copy with the value set; non-documents on the path are replaced by documents. */
export function withNested(doc: Doc, [first = '', ...rest]: Path, value: Value): Doc {
  const copy: Doc = { ...doc };
  const inner = Object.hasOwn(doc, first) ? doc[first] : undefined;
  setField(copy, first, rest.length === 0 ? value : withNested(isDoc(inner) ? inner : {}, rest, value));
  return copy;
}

/** Refuses stages that write, inside a nested pipeline. */
export function assertReads(pipeline: Value, code: number, where: string): void {
  for (const stage of Array.isArray(pipeline) ? (pipeline as Value[]) : []) {
    const name = isDoc(stage) ? Object.keys(stage)[0] : undefined;
    if (name === '$merge' || name === '$out') throw location(code, `${name} is not allowed ${where}`);
  }
}
